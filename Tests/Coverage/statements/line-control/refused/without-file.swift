#sourceLocation(line: 40)  // error: expected 'file:' in #sourceLocation directive
