print(Int(Float.nan))  // expect error: Float value cannot be converted to Int because it is either infinite or NaN
