import Foundation

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  private let url: URL

  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("rxlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders that it is in, and returns its path.
  @discardableResult
  func write(_ content: some DataProtocol, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(content).write(to: file)
    return file.path
  }
}
