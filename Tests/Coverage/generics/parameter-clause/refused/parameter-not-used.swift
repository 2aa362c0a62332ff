func f<T>() {}  // error: generic parameter 'T' is not used in function signature [#no-usage]
