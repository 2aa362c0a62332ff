let text = """
    deep
  shallow  // error: insufficient indentation of line in multi-line string literal
    """
