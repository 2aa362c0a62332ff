choice: switch 3 {
case 3: continue choice  // error: 'continue' cannot be used with switch statements
default: break
}
