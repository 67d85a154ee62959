import Foundation

/// Two buttons for more and less.
open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The smallest value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// How much one press changes.
  open var stepValue = 1.0
  /// Whether the greatest value is followed by the smallest.
  open var wraps = false
  /// Whether it goes on while it is held.
  open var autorepeat = true
  /// Whether it tells of each change.
  open var isContinuous = true
}

/// What a date is chosen with.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  /// The date.
  open var date = Date()
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  /// Minutes from one choice to the next.
  open var minuteInterval = 1
  /// Seconds of a countdown.
  open var countDownDuration: TimeInterval = 0
  /// How dates are written.
  open var locale: Locale?
  /// What dates are counted by.
  open var calendar: Calendar! = Calendar.current
  /// Where the time is meant.
  open var timeZone: TimeZone?
  /// How it is wished to look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// Moves to a date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a picker of dates looks.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A bar that shows how much is done.
open class UIProgressView: UIView {
  /// How the bar looks.
  public enum Style: Int, Sendable { case `default`, bar }
  /// How much is done, from 0 to 1.
  open var progress: Float = 0
  /// How the bar looks.
  open var progressViewStyle = Style.default
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?
  /// Makes a bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Moves to how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// What a list is pulled down by.
open class UIRefreshControl: UIControl {
  /// Whether something is being loaded.
  public private(set) var isRefreshing = false
  /// The words.
  open var attributedTitle: NSAttributedString?
  /// Shows that something is being loaded.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that it is loaded.
  open func endRefreshing() { isRefreshing = false }
}

/// Wheels to choose from.
open class UIPickerView: UIView {
  /// What the wheels hold.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Who is told, and names the rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]
  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Turns a wheel to a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }
  /// The row that a wheel is turned to; -1 where it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    selected[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  /// Asks for all rows again.
  open func reloadAllComponents() {}
  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {}
}

/// What the wheels of a picker hold.
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who names the rows of a picker, and is told.
public protocol UIPickerViewDelegate: AnyObject {
  /// The words of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// A row has been chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// No words.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Nothing happens.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
