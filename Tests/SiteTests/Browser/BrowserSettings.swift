/// How a browser window is to be.
struct BrowserSettings {
  var width = 1440
  var height = 900
  var isDark = false
  var hasScript = true
  var language = "en"

  func capabilities(browser: String) -> [String: Any] {
    var options: [String: Any] = [
      "binary": browser,
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion",
        "--hide-scrollbars",
        "--window-size=\(width),\(height)", "--lang=\(language)",
        "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
        // No host but this machine can be reached.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      ],
    ]
    var preferences: [String: Any] = ["intl.accept_languages": language]
    if !hasScript { preferences["profile.managed_default_content_settings.javascript"] = 2 }
    options["prefs"] = preferences
    let wanted: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL"],
    ]
    return ["capabilities": ["alwaysMatch": wanted]]
  }
}
