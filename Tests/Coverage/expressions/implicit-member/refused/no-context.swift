let level = .high  // error: reference to member 'high' cannot be resolved without a contextual type
