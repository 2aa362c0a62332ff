@dynamicCallable  // error: '@dynamicCallable' requires 'A' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method [#DynamicCallable]
struct A {}
