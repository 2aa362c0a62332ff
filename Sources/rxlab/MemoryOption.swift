import ArgumentParser

/// The option `--memory`, which several commands have.
struct MemoryOption: ParsableArguments {
  @Option(
    name: .customLong("memory"),
    help: "Stop a script that takes more memory than this, for example 512M or 2G. By default 1G."
  )
  var limit: MemoryLimit?
}
