import Foundation

/// A list.
open class UITableView: UIScrollView {
  /// How rows are kept apart.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// How rows are kept apart.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour between rows.
  open var separatorColor: UIColor?
  /// The view after the last row.
  open var tableFooterView: UIView?
  /// The room above the header of a section.
  open var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a list.
open class UITableViewCell: UIView {
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// How a selected row looks.
  open var selectionStyle = SelectionStyle.default
}

/// The words above or below a part of a list.
open class UITableViewHeaderFooterView: UIView {
  /// The words.
  public let textLabel: UILabel? = UILabel()
}

/// A grid.
open class UICollectionView: UIScrollView {}

/// A switch.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
}

/// A slider.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The smallest value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the knob.
  open var maximumTrackTintColor: UIColor?
  private var thumbs: [UIControlState: UIImage] = [:]
  /// Sets the picture of the knob.
  open func setThumbImage(_ image: UIImage?, for state: UIControlState) { thumbs[state] = image }
  /// The picture of the knob.
  open func thumbImage(for state: UIControlState) -> UIImage? { thumbs[state] }
}

/// The dots of pages.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The page that is shown.
  open var currentPage = 0
  /// The colour of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the others.
  open var pageIndicatorTintColor: UIColor?
}

/// What is touched to do something.
open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false

  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt
    /// Makes events of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 4096)
    /// Somebody begins to write.
    public static let editingDidBegin = Event(rawValue: 65536)
    /// Somebody writes.
    public static let editingChanged = Event(rawValue: 131072)
    /// Somebody has written.
    public static let editingDidEnd = Event(rawValue: 262144)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Asks for messages when something happens; nothing does here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Asks for no more messages.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
}

/// A button.
open class UIButton: UIControl {
  /// How it looks.
  public enum ButtonType: Int, Sendable { case custom = 0, system = 1, close = 7 }

  private var titles: [UIControlState: String] = [:]
  private var images: [UIControlState: UIImage] = [:]
  /// The words.
  public let titleLabel: UILabel? = UILabel()
  /// The image.
  public let imageView: UIImageView? = UIImageView()

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Writes on the button.
  open func setTitle(_ title: String?, for state: UIControlState) { titles[state] = title }
  /// What is written on the button.
  open func title(for state: UIControlState) -> String? { titles[state] ?? titles[.normal] }
  /// Sets the colour of the words.
  open func setTitleColor(_ color: UIColor?, for state: UIControlState) {}
  /// Sets the image.
  open func setImage(_ image: UIImage?, for state: UIControlState) { images[state] = image }
  /// The image.
  open func image(for state: UIControlState) -> UIImage? { images[state] ?? images[.normal] }
}

/// A few words.
open class UILabel: UIView {
  /// The words.
  open var text: String?
  /// The words with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The colour of the words.
  open var textColor: UIColor?
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the words get smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How small the words get to fit.
  open var minimumScaleFactor: CGFloat = 0
  /// How many lines there may be; any number for 0.
  open var numberOfLines = 1
}

/// An image.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// Makes a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A wheel that turns while something is done.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  /// How large it is.
  open var style = Style.medium
  /// The colour.
  open var color: UIColor?
  /// Whether it turns.
  public private(set) var isAnimating = false
  /// Whether it is seen only while it turns.
  open var hidesWhenStopped = true

  /// Makes a wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }
  /// Lets it stand.
  open func stopAnimating() { isAnimating = false }
}

/// An effect on what is behind.
open class UIVisualEffect: NSObject {}

/// Blurs what is behind.
open class UIBlurEffect: UIVisualEffect {
  /// How it looks.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Makes an effect.
  public init(style: Style) {}
}

/// Lets what is in front shine.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect.
  public init(blurEffect: UIBlurEffect) {}
  /// Makes an effect for what is in front.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// For what is in front.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}

/// Shows an effect on what is behind.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// What is in front of the effect.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
