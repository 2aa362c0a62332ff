/// C's standard output and error: what is written to either goes to the log, as what `print` writes does.
enum StandardStreams: LibraryPart {
  static let declaration = #"""
    struct FILE: Sendable {
      internal init() {}
    }
    var stdout: FILE { FILE() }
    var stderr: FILE { FILE() }
    @discardableResult func fputs(_ text: String, _ stream: FILE) -> Int32 {
      print(text, terminator: "")
      return 1
    }
    @discardableResult func puts(_ text: String) -> Int32 {
      print(text)
      return 1
    }
    @discardableResult func fflush(_ stream: FILE?) -> Int32 { 0 }
    func setbuf(_ stream: FILE, _ buffer: Never?) {}
    @discardableResult func setvbuf(_ stream: FILE, _ buffer: Never?, _ mode: Int32, _ size: Int) -> Int32 { 0 }
    func setlinebuf(_ stream: FILE) {}
    var _IONBF: Int32 { 2 }
    var _IOLBF: Int32 { 1 }
    var _IOFBF: Int32 { 0 }
    var EOF: Int32 { -1 }
    """#
}

/// Foundation's handles of the same two.
enum StandardHandles: LibraryPart {
  static let declaration = #"""
    final class FileHandle: NSObject {
      static let standardOutput = FileHandle()
      static let standardError = FileHandle()
      private override init() {}
      func write(_ data: Data) { print(String(decoding: data, as: UTF8.self), terminator: "") }
      func write(contentsOf data: Data) throws { print(String(decoding: data, as: UTF8.self), terminator: "") }
      func synchronize() throws {}
      func close() throws {}
    }
    """#
}
