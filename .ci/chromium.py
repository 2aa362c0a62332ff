"""Drives Chromium without a window, through its debugging pipe."""

import base64
import json
import os
import subprocess
import tempfile

NAMES = ["chromium", "chromium-browser", "google-chrome"]


class Chromium:
    """A browser with one page, which cannot reach any network."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory(prefix="rxlab-chromium-")
        commands, self.commands = os.pipe()
        self.replies, replies = os.pipe()

        # The browser reads its descriptor 3 and writes 4.
        def connect():
            ends = [os.dup(commands), os.dup(replies)]
            for number, end in zip([3, 4], ends):
                os.dup2(end, number)

        self.process = subprocess.Popen(
            [
                program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--remote-debugging-pipe", "--hide-scrollbars", "--host-resolver-rules=MAP * ~NOTFOUND",
                "--disable-background-networking", "--no-first-run", f"--user-data-dir={self.folder.name}",
                "about:blank",
            ],
            preexec_fn=connect, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(commands)
        os.close(replies)
        self.waiting = b""
        self.number = 0
        self.events = []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.send(f"{domain}.enable")

    session = None

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        self.session = None
        try:
            self.send("Browser.close")
        except EOFError:
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()

    def send(self, method, **parameters):
        """Sends a command and returns its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            reply = self.receive()
            if reply.get("id") == self.number:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]
            self.events.append(reply)

    def receive(self):
        while b"\0" not in self.waiting:
            chunk = os.read(self.replies, 1 << 16)
            if not chunk:
                raise EOFError("Chromium has ended")
            self.waiting += chunk
        message, self.waiting = self.waiting.split(b"\0", 1)
        return json.loads(message)

    def open(self, address):
        """Opens an address and waits until it is loaded."""
        # A new fragment alone would not load the page again.
        for step in ["about:blank", address]:
            self.events = [event for event in self.events if event.get("method") != "Page.loadEventFired"]
            self.send("Page.navigate", url=step)
            while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
                self.events.append(self.receive())

    def value(self, expression):
        """The value of a JavaScript expression in the page."""
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, key):
        text = {"Enter": "\r", " ": " "}.get(key)
        code = {" ": "Space"}.get(key, key)
        virtual = {"Enter": 13, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Tab": 9}
        common = {"key": key, "code": code, "windowsVirtualKeyCode": virtual.get(key, 0)}
        down = {"type": "keyDown", "text": text} if text else {"type": "rawKeyDown"}
        self.send("Input.dispatchKeyEvent", **down, **common)
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def click(self, selector):
        """Clicks with the mouse in the middle of the first element that a selector finds."""
        x, y = self.value(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'nearest', behavior: 'instant'}});"
            " const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2] })()"
        )
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def show(self, width=1440, height=900, dark=False, calm=False, medium=""):
        """Sets the window's size, the colours and the motion that the person prefers, and the medium."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        features = {
            "prefers-color-scheme": "dark" if dark else "light",
            "prefers-reduced-motion": "reduce" if calm else "no-preference",
        }
        self.send(
            "Emulation.setEmulatedMedia", media=medium,
            features=[{"name": name, "value": value} for name, value in features.items()],
        )

    def screenshot(self, path):
        self.keep(path, self.send("Page.captureScreenshot")["data"])

    def print(self, path):
        self.keep(path, self.send("Page.printToPDF", printBackground=True)["data"])

    def keep(self, path, data):
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def requests(self):
        """The addresses that pages have asked for."""
        return [
            event["params"]["request"]["url"]
            for event in self.events if event.get("method") == "Network.requestWillBeSent"
        ]

    def complaints(self):
        """What the browser has complained about: errors of scripts, and what the page's policy forbids."""
        complaints = []
        for event in self.events:
            if event.get("method") == "Runtime.exceptionThrown":
                details = event["params"]["exceptionDetails"]
                complaints.append(details.get("exception", {}).get("description") or details["text"])
            elif event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                complaints.append(event["params"]["entry"]["text"])
        return complaints
