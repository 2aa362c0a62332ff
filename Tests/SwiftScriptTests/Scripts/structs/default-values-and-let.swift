struct Config { let name: String; var retries = 3; var verbose = false; let version = 2 }
var c = Config(name: "x")
c.verbose = true
print(c, Config(name: "y", retries: 1), Config(name: "z", verbose: true).retries, c.version)
// expect: Config(name: "x", retries: 3, verbose: true, version: 2) Config(name: "y", retries: 1, verbose: false, version: 2) 3 2
