@sparkling func f() {}  // error: unknown attribute 'sparkling'
