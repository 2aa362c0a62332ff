import Foundation
import ScriptSource

/// An Xcode playground: its pages in order, each with its own sources and those of the playground.
package struct Playground {
  /// The pages, ready to run.
  package let pages: [RunnableScript]
  /// The file of each page.
  package let paths: [String]

  /// Whether a path names a playground or a page of one.
  package static func isPlayground(_ path: String) -> Bool {
    let path = path.hasSuffix("/") ? path.dropLast() : path[...]
    return [".playground", ".xcplaygroundpage"].contains(where: path.hasSuffix)
  }

  /// Reads a playground, or a single page with the sources of the playground that contains it.
  ///
  /// - Throws: `ScriptFile.Problem` if there is no page, or a file can't be read.
  package init(at path: String) throws {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    if url.pathExtension == "xcplaygroundpage" {
      let root = Self.playground(around: url)
      let all = try root.map(Self.pages) ?? [url]
      let shared = try root.map(Self.sources) ?? []
      let page = try Self.read(all.isEmpty ? [url] : all, shared: shared)
        .filter { $0.url.path == url.path }
      pages = page.map(\.script)
      paths = page.map { Self.contents(of: $0.url) }
    } else {
      let own = url.appendingPathComponent("Contents.swift")
      let found = try Self.pages(of: url)
      // Xcode leaves an empty `Contents.swift` beside the pages.
      let isOwn = found.isEmpty || !Self.isBlank(own)
      if isOwn, FileManager.default.fileExists(atPath: own.path) {
        pages = [RunnableScript(try Self.file(own), support: try Self.sources(of: url))]
        paths = [own.path]
      } else {
        pages = try Self.read(found, shared: try Self.sources(of: url)).map(\.script)
        paths = found.map(Self.contents)
      }
    }
    guard !pages.isEmpty else {
      throw ScriptFile.Problem(
        description: "`\(path)` has no `Contents.swift` and no pages"
      )
    }
  }

  private static func contents(of page: URL) -> String {
    page.appendingPathComponent("Contents.swift").path
  }

  private static func read(
    _ urls: [URL],
    shared: [SourceFile]
  ) throws -> [(url: URL, script: RunnableScript)] {
    let files = try urls.map { try file($0.appendingPathComponent("Contents.swift")) }
    return try zip(urls, files).map { url, page in
      let script = RunnableScript(
        page,
        support: shared + (try sources(of: url)),
        siblings: files.filter { $0 !== page }
      )
      return (url.standardizedFileURL, script)
    }
  }

  /// A page's `Contents.swift`, named after the page as in Xcode.
  private static func file(_ url: URL) throws -> SourceFile {
    let file = try ScriptFile.read(url.path)
    let folder = url.deletingLastPathComponent()
    return SourceFile(name: folder.lastPathComponent, text: file.text)
  }

  private static func isBlank(_ file: URL) -> Bool {
    (try? String(contentsOf: file, encoding: .utf8))?.allSatisfy(\.isWhitespace) ?? false
  }

  private static func playground(around page: URL) -> URL? {
    var folder = page
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if folder.pathExtension == "playground" { return folder }
    }
    return nil
  }

  /// The pages in the order of `contents.xcplayground`, followed by those that it does not list.
  private static func pages(of playground: URL) throws -> [URL] {
    let folder = playground.appendingPathComponent("Pages")
    let found = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcplaygroundpage") }.sorted()
      .map { String($0.dropLast(".xcplaygroundpage".count)) }
    let list = playground.appendingPathComponent("contents.xcplayground")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    let named = text.matches(of: /<page\s[^>]*name\s*=\s*['"](?<name>[^'"]*)['"]/).map {
      String($0.name).replacing("&amp;", with: "&").replacing("&apos;", with: "'")
    }
    let order = named.filter(found.contains) + found.filter { !named.contains($0) }
    return order.map { folder.appendingPathComponent("\($0).xcplaygroundpage") }
  }

  private static func sources(of folder: URL) throws -> [SourceFile] {
    let sources = folder.appendingPathComponent("Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
      let path = sources.appendingPathComponent($0).path
      guard FileManager.default.contents(atPath: path)?.isEmpty == false else { return nil }
      return try ScriptFile.read(path)
    }
  }
}
