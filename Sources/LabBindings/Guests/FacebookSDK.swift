/// The parts of Facebook's SDK that sign a person in and ask for something: its server is the program's own.
enum FacebookSDK {
  static let declaration = """
    public final class FBSDKLoginManagerLoginResult: NSObject {
      public let isCancelled: Bool
      public init(isCancelled: Bool) {
        self.isCancelled = isCancelled
        super.init()
      }
    }
    /// Implement the form of one version: each calls the other by default.
    public protocol FBSDKLoginButtonDelegate: AnyObject {
      func loginButton(_ loginButton: FBSDKLoginButton!, didCompleteWithResult result: FBSDKLoginManagerLoginResult!, error: NSError!)
      func loginButton(_ loginButton: FBSDKLoginButton!, didCompleteWith result: FBSDKLoginManagerLoginResult!, error: (any Error)!)
      func loginButtonDidLogOut(_ loginButton: FBSDKLoginButton!)
    }
    extension FBSDKLoginButtonDelegate {
      public func loginButton(_ loginButton: FBSDKLoginButton!, didCompleteWithResult result: FBSDKLoginManagerLoginResult!, error: NSError!) {
        self.loginButton(loginButton, didCompleteWith: result, error: error)
      }
      public func loginButton(_ loginButton: FBSDKLoginButton!, didCompleteWith result: FBSDKLoginManagerLoginResult!, error: (any Error)!) {
        self.loginButton(loginButton, didCompleteWithResult: result, error: error as NSError?)
      }
    }
    /// A tap asks the person, as Facebook's page does: Continue or Cancel. If `server` is offline, it fails.
    public final class FBSDKLoginButton: UIButton {
      public var readPermissions: [String] = []
      public weak var delegate: (any FBSDKLoginButtonDelegate)?
      private var isLoggedIn = false
      public override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle("Log in with Facebook", for: .normal)
        addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
      }
      public convenience init() { self.init(frame: .zero) }
      public required init?(coder: NSCoder) { nil }
      private func ask() {
        if isLoggedIn { return logOut() }
        if server.offline {
          let error = NSError(domain: "com.facebook.sdk.login", code: 1, userInfo: [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."])
          delegate?.loginButton(self, didCompleteWithResult: nil, error: error)
          return
        }
        let alert = UIAlertController(title: "Facebook", message: "Log in?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.end(isCancelled: true) })
        alert.addAction(UIAlertAction(title: "Continue", style: .default) { _ in self.end(isCancelled: false) })
        UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true)
      }
      private func end(isCancelled: Bool) {
        isLoggedIn = !isCancelled
        if isLoggedIn { setTitle("Log out", for: .normal) }
        delegate?.loginButton(self, didCompleteWithResult: FBSDKLoginManagerLoginResult(isCancelled: isCancelled), error: nil)
      }
      private func logOut() {
        isLoggedIn = false
        setTitle("Log in with Facebook", for: .normal)
        delegate?.loginButtonDidLogOut(self)
      }
    }
    public final class FBSDKGraphRequestConnection: NSObject {}
    /// A request to `https://graph.facebook.com/PATH`, which `server` answers.
    public final class FBSDKGraphRequest: NSObject {
      public let graphPath: String
      public let parameters: [AnyHashable: Any]?
      public let HTTPMethod: String
      public init(graphPath: String!, parameters: [AnyHashable: Any]!, HTTPMethod: String!) {
        self.graphPath = graphPath
        self.parameters = parameters
        self.HTTPMethod = HTTPMethod
        super.init()
      }
      public convenience init(graphPath: String!, parameters: [AnyHashable: Any]!, httpMethod: String! = "GET") {
        self.init(graphPath: graphPath, parameters: parameters, HTTPMethod: httpMethod)
      }
      @discardableResult
      public func start(completionHandler handler: @escaping (FBSDKGraphRequestConnection?, Any?, NSError?) -> Void) -> FBSDKGraphRequestConnection {
        let connection = FBSDKGraphRequestConnection()
        var request = URLRequest(url: URL(string: "https://graph.facebook.com/" + graphPath)!)
        request.httpMethod = HTTPMethod
        URLSession.shared.dataTask(with: request) { data, response, error in
          var failure = error as NSError?
          if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            failure = NSError(domain: "com.facebook.sdk.core", code: 8, userInfo: [NSLocalizedDescriptionKey: "The server answered with status \\(status)."])
          }
          let result = failure == nil ? data.flatMap { try? JSONSerialization.jsonObject(with: $0) } : nil
          DispatchQueue.main.async { handler(connection, result, failure) }
        }.resume()
        return connection
      }
      @discardableResult
      public func startWithCompletionHandler(_ handler: @escaping (FBSDKGraphRequestConnection?, Any?, NSError?) -> Void) -> FBSDKGraphRequestConnection {
        start(completionHandler: handler)
      }
    }
    """
}
