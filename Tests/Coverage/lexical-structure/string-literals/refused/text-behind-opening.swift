let text = """start  // error: multi-line string literal content must begin on a new line
  """
