func f<C: Collection>(_ c: C) where C.Item == Int {}  // error: 'Item' is not a member type of type 'C'
