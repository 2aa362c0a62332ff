import SwiftSyntax

extension SyntaxCollection {
  /// The elements.
  ///
  /// Walking over a collection of the library's makes the runtime look up what its iterator's type needs, among all of the
  /// process's conformances and once for each kind of collection, which takes as long as compiling some lines of a
  /// script; its children have one type.
  var nodes: [Element] {
    Syntax(self).children(viewMode: .sourceAccurate).map { $0.cast(Element.self) }
  }
}
