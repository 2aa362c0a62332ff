let 名前 = "日本"
print(名前 + "語", 名)  // expect error: cannot find '名' in scope
