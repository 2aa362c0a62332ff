enum Tree { case leaf, node(Tree, Tree) }  // error: recursive enum 'Tree' is not marked 'indirect'
