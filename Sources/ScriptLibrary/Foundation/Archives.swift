/// What views and controllers are made from in an app: a bundle with its files, and a coder that reads them.
enum Archives: LibraryPart {
  static let declaration = #"""
    open class NSCoder: NSObject {
      override init() { super.init() }
    }
    open class Bundle: NSObject {
      internal override init() { super.init() }
      private static let shared: Bundle = Bundle()
      class var main: Bundle { shared }
      convenience init(for aClass: AnyClass) { self.init() }
      convenience init?(identifier: String) { self.init() }
      @available(*, unavailable, message: "a script sees no files; write what is in the file as a text, or a `Data` of it: `Data(text.utf8)`")
      open func path(forResource name: String?, ofType ext: String?) -> String? { nil }
      @available(*, unavailable, message: "a script sees no files; write what is in the file as a text, or a `Data` of it: `Data(text.utf8)`")
      open func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
    }
    """#
}
