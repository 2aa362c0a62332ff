import HeadlessUI

/// How a message calls a view.
enum ViewName {
  /// The name of the variable that holds it, in backquotes, else the word for its kind.
  static func of(_ object: Any) -> String {
    guard let object = object as? UIObject else { return "the object" }
    return object.subject.name.map { "`\($0)`" } ?? "the \(object.kind)"
  }

  /// An expression for it, to be written in a program.
  static func expression(_ object: Any) -> String {
    guard let object = object as? UIObject else { return "object" }
    return object.subject.name ?? (object is UITableView ? "tableView" : object.kind)
  }
}
