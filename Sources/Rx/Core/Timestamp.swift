package import FoundationEssentials
import Glibc

/// A date as `debug` prints it: `yyyy-MM-dd HH:mm:ss.SSS` in the local time zone.
package func timestamp(_ date: Date) -> String {
  // Rounded down to milliseconds, so that no date prints as a later one; first rounded to whole microseconds, because a date
  // made from 0.225 s is a binary fraction just below it.
  let microseconds = (date.timeIntervalSince1970 * 1e6).rounded()
  let milliseconds = Int64((microseconds / 1000).rounded(.down))
  let second = milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000
  var seconds = time_t(second)
  var parts = tm()
  localtime_r(&seconds, &parts)
  let fields = [
    padded(Int(parts.tm_year) + 1900, 4), padded(Int(parts.tm_mon) + 1, 2),
    padded(Int(parts.tm_mday), 2), padded(Int(parts.tm_hour), 2), padded(Int(parts.tm_min), 2),
    padded(Int(parts.tm_sec), 2), padded(Int(milliseconds - second * 1000), 3),
  ]
  return
    "\(fields[0])-\(fields[1])-\(fields[2]) \(fields[3]):\(fields[4]):\(fields[5]).\(fields[6])"
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
