@freestanding(expression) macro stringify(_ n: Int) -> String = #externalMacro(module: "NoSuch", type: "T")
print(#stringify(1))  // error: external macro implementation type 'NoSuch.T' could not be found for macro 'stringify'; plugin for module 'NoSuch' not found
