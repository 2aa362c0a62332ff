public import Foundation

/// A date or a length of time, which a person chooses.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  /// The date; at first, that of the screen's clock.
  open lazy var date: Date = session.clock.now {
    didSet { changed("date", from: oldValue, to: date) }
  }

  open var countDownDuration: TimeInterval = 0 {
    didSet { changed("countDownDuration", from: oldValue, to: countDownDuration) }
  }

  open var datePickerMode = Mode.dateAndTime
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var locale: Locale?
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("date", \UIDatePicker.date),
      ObservableProperty("countDownDuration", \UIDatePicker.countDownDuration),
    ]
  }

  package override var kind: String { "date picker" }

  package override var gestures: Set<Gesture.Kind> { [.set] }

  /// Takes a date as seconds since the reference date, and a length of time as seconds.
  open override func perform(_ gesture: Gesture) -> String? {
    guard case .set(let seconds) = gesture else { return super.perform(gesture) }
    if datePickerMode == .countDownTimer {
      countDownDuration = seconds
    } else {
      let target = Date(timeIntervalSinceReferenceDate: seconds)
      if let minimumDate, target < minimumDate { return "the date picker begins later" }
      if let maximumDate, target > maximumDate { return "the date picker ends earlier" }
      date = target
    }
    sendActions(for: .valueChanged)
    return nil
  }

  open override func textRows(width: Int) -> [TextRow] {
    let text: String
    if datePickerMode == .countDownTimer {
      let minutes = Int(countDownDuration) / 60
      text = "\(minutes / 60) h \(minutes % 60) min"
    } else {
      let parts = "\(date)".split(separator: " ")
      let (day, time) = (String(parts[0]), String(parts[1].prefix(5)))
      text = datePickerMode == .date ? day : datePickerMode == .time ? time : "\(day) \(time)"
    }
    return [TextRow(isEnabled ? "‹\(text)›" : "(- \(text) -)")]
  }
}

/// How a date picker is drawn, which is not seen here.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
