#sourceLocation(file: "story.swift", line: 0)  // error: the line number needs to be greater than zero
