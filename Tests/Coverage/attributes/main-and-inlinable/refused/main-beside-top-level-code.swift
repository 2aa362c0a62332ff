@main  // error: 'main' attribute cannot be used in a module that contains top-level code
struct App { static func main() { print("app") } }
print("top")
