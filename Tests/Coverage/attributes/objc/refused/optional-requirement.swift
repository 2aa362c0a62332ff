protocol P {
  optional func f()  // error: 'optional' can only be applied to members of an '@objc' protocol
}
