import Foundation
import Testing

/// The program as `make install` leaves it, used from a folder that has nothing to do with it.
@Suite struct InstalledScreenTests {
  private let folder: TemporaryFolder
  private var program: String { folder.path + "/prefix/bin/rxlab" }

  init() throws {
    folder = try TemporaryFolder()
    let project = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    // A project whose release build is this build.
    for (tool, does) in ["swift": "exit 0", "strip": "exit 0", "clang": "exit 0"] {
      let path = try folder.write(Array("#!/bin/sh\n\(does)\n".utf8), to: "tools/\(tool)")
      chmod(path, 0o755)
    }
    // A generator of man pages that prints what it is given.
    let generator = try folder.write(
      Array("#!/bin/sh\nexec \"$1\" --experimental-dump-help\n".utf8),
      to: "project/.build/manual/debug/generate-manual"
    )
    chmod(generator, 0o755)
    try folder.write(Data(), to: "project/.build/install/release/unused")
    try folder.write(Data(), to: "project/Sources/unused")
    for part in ["Makefile", "Lessons", "Sources/Rx"] {
      try FileManager.default.copyItem(
        atPath: "\(project)/\(part)",
        toPath: "\(folder.path)/project/\(part)"
      )
    }
    try folder.write(
      Array("//: # Only here\n//: Words.\nprint(1)\n".utf8),
      to: "project/Lessons/90-here/here.swift"
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/project/.build/install/release/rxlab",
      withDestinationPath: Program.built
    )
    let made = try Program.run(
      "-C",
      folder.path + "/project",
      "install",
      "PREFIX=" + folder.path + "/prefix",
      environment: ["PATH": folder.path + "/tools:/usr/bin:/bin"],
      executable: "/usr/bin/make"
    )
    #expect(made.code == 0, "\(made)")
    // What is found is what was installed.
    try FileManager.default.removeItem(atPath: folder.path + "/project")
  }

  /// A session of a command that is started in the root folder, by the name that the path finds.
  private func session(_ command: String) throws -> Program {
    try Program.session(
      ["-c", "cd / && exec rxlab " + command],
      state: folder,
      environment: ["PATH": folder.path + "/prefix/bin:/usr/bin:/bin"],
      executable: "/bin/sh"
    )
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make")))
  func `an installed program has its lessons and its reference with it`() throws {
    let list = try Program(
      ["-c", "cd / && exec \(program) list"],
      terminal: [.input, .output, .errors],
      environment: ["HOME": folder.path],
      executable: "/bin/sh"
    ).waitForEnd()
    #expect(list.code == 0)
    #expect(list.output.contains("hot-cold") && list.output.contains("Only here"))
    let stepping = try session("step hot-cold")
    try stepping.drive([
      ("", ["── Two subscribers to a cold"]), (":next 3", ["▶ 37"]), (":back", ["▶ 34"]),
      (":doc map", ["func map", "Lessons: "]), (":open here", ["── Only here"]),
    ])
    #expect(try stepping.leave().code == 0)
    let page = try String(
      contentsOfFile: folder.path + "/prefix/share/man/man1/rxlab.1",
      encoding: .utf8
    )
    #expect(page.contains("\"commandName\" : \"rxlab\""))
  }
}
