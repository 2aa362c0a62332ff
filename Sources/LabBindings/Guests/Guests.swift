import ScriptSource

/// Libraries that programs of the time used beside RxSwift, as scripts of ours: as much of them as articles show.
enum Guests {
  static let sources = [
    LibrarySource(
      "ObjectMapper",
      imports: ["Foundation"],
      isSource: true,
      index: LibraryIndex([ObjectMapper.declaration])
    ),
    LibrarySource(
      "MBProgressHUD",
      imports: ["UIKit"],
      isSource: true,
      index: LibraryIndex([ProgressHUD.declaration])
    ),
    LibrarySource("FBSDKCoreKit", imports: ["UIKit"], isSource: true, index: facebook),
    LibrarySource("FBSDKLoginKit", imports: ["FBSDKCoreKit"], index: LibraryIndex([])),
  ]

  private static let facebook = LibraryIndex([FacebookSDK.declaration])
}
