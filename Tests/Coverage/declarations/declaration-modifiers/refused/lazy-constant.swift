struct A { lazy let n = 1 }  // error: 'lazy' cannot be used on a let
