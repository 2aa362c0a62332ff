import PackagePlugin

/// Makes the source texts of the libraries that scripts can import part of the target that interprets them.
@main
struct EmbedLibraryTexts: BuildToolPlugin {
  private let libraries = [
    "Differentiator", "HeadlessUI", "ReactiveKernel", "ReactiveSignals", "RxBinding",
    "RxBindingNetworking", "SignalsBinding", "SimulatedNetwork", "TerminalText",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let embedder = try context.tool(named: "textembedder")
    return context.package.targets.compactMap { library in
      guard libraries.contains(library.name), let module = library.sourceModule else { return nil }
      let name = "\(library.name)Texts"
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Embedding the texts of \(library.name)",
        executable: embedder.url,
        arguments: [name, library.directoryURL.path(), output.path()],
        inputFiles: module.sourceFiles(withSuffix: "swift").map(\.url),
        outputFiles: [output]
      )
    }
  }
}
