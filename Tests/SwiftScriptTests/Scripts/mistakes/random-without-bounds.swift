let far = Double.greatestFiniteMagnitude
print(Double.random(in: -far...far))  // expect error: there is nothing to pick from in this range
