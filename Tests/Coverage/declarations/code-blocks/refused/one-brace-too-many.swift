func f() {
  print("a")
}
}  // error: extraneous '}' at top level
