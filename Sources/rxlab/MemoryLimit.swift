import ArgumentParser

/// An amount of memory on the command line: `512M`, `2G`.
struct MemoryLimit: ExpressibleByArgument {
  let bytes: Int

  init?(argument: String) {
    let units = ["M": 1 << 20, "G": 1 << 30]
    guard let unit = argument.last.flatMap({ units[$0.uppercased()] }),
      let count = Int(argument.dropLast()), count > 0
    else { return nil }
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: unit)
    if isTooLarge { return nil }
    self.bytes = bytes
  }
}
