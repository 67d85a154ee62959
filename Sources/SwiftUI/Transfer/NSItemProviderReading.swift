import Foundation

/// What an object is that can be taken out of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {}

/// What an object is that can be given to an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}
