import Mustache

/// The templates of pages, which are files of this target and part of the program.
enum Templates {
  /// A page made from a template.
  static func render(_ name: String, _ content: Any) -> String {
    guard let page = library.render(content, withTemplate: name) else {
      preconditionFailure("there is a template named `\(name)`")
    }
    return page
  }

  /// The styles of all pages.
  static let style = text(PackageResources.page_css)

  /// The script of a lesson's page.
  static let script = [
    PackageResources.moment_js, PackageResources.transport_js, PackageResources.marbles_js,
    PackageResources.why_js, PackageResources.tabs_js, PackageResources.address_js,
  ].map(text).joined(separator: "\n")

  private static let library = MustacheLibrary(
    templates: [
      "page": PackageResources.page_mustache,
      "step": PackageResources.step_mustache,
      "hint": PackageResources.hint_mustache,
      "prose": PackageResources.prose_mustache,
      "sentence": PackageResources.sentence_mustache,
      "marbles": PackageResources.marbles_mustache,
      "log": PackageResources.log_mustache,
      "threads": PackageResources.threads_mustache,
      "why": PackageResources.why_mustache,
      "index": PackageResources.index_mustache,
    ].mapValues(template)
  )

  private static func template(_ bytes: [UInt8]) -> MustacheTemplate {
    do { return try MustacheTemplate(string: text(bytes)) } catch {
      preconditionFailure("the templates of this target can be parsed: \(error)")
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
