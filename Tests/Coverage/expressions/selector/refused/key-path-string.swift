class Button { var title = "ok" }
let s = #keyPath(Button.caption)  // error: '#keyPath' can only be used with the Objective-C runtime
