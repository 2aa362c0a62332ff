let 名前 = "日本"
print(名前 + "語", 名)  // expect error: there is nothing called `名` here
