import Foundation

/// An address, as Core Foundation has it.
public typealias CFURL = URL
/// A text, as Core Foundation has it.
public typealias CFString = String
/// Bytes, as Core Foundation has them.
public typealias CFData = Data
/// Values by keys, as Core Foundation has them.
public typealias CFDictionary = [AnyHashable: Any]
/// Seconds.
public typealias CFTimeInterval = TimeInterval
/// Seconds since the start of 2001.
public typealias CFAbsoluteTime = TimeInterval
