let $price = 3  // error: cannot declare entity named '$price'; the '$' prefix is reserved for implicitly-synthesized declarations
