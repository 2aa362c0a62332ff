class Button { func tap() {} }
let s = #selector(Button.tap)  // error: '#selector' can only be used with the Objective-C runtime
