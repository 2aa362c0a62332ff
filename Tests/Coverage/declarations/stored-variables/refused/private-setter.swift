struct Box { private var hits = 0; init() {} }
var box = Box()
box.hits = 1  // error: 'hits' is inaccessible due to 'private' protection level
