extension English {
  /// The words of devices, pairing, certificates and the offline copy.
  static let devices = """
    devices.title = Devices · Pacesetter
    devices.description = The devices that can use your Pacesetter.
    devices.heading = Devices
    devices.pairThis = Pair this device
    devices.add = Add a device
    devices.how = Open *{address}* on it and type this code.
    devices.showCode = Show a code
    devices.qr = QR code of the pairing page
    devices.qrHint = Or point the camera of your phone or tablet at this.
    devices.onlyHere = No QR code: other devices can’t reach this address. Open this page by the \
    server’s name or address in your network.
    devices.paired = Paired devices
    devices.connections = Programs, shortcuts and agents
    devices.none = No device is paired. The server’s own machine needs no pairing.
    devices.remove = Remove
    devices.removeAsk = Remove {name}?
    devices.removeHint = It is signed out at once and must be paired again to come back.
    devices.keep = Cancel
    devices.removeSure = Remove
    pair.title = Pair this device · Pacesetter
    pair.description = Let this device use your Pacesetter.
    pair.heading = Pair this device
    pair.lead = Type the code from your server: run `pacesetter devices pair` there, or open \
    Devices on a device that is already paired.
    pair.code = Code
    pair.codeExample = XXXX-XXXX
    pair.name = Name of this device
    pair.pair = Pair
    pair.done = This device is paired
    pair.open = Open Pacesetter
    trust.title = Trust this server · Pacesetter
    trust.description = How to make a phone or a browser trust your Pacesetter.
    trust.heading = Trust this server
    trust.lead = Browsers allow sensors and offline use only for a server they trust. Yours \
    signs its own certificate: install it once on each device.
    trust.download = Download the certificate
    trust.caution = Before you trust it, compare its SHA-256 fingerprint with the one in the \
    server’s terminal. It is limited to names and addresses of a home network, so it cannot \
    impersonate any other site.
    trust.iphone = iPhone and iPad
    trust.iphone1 = Open this page in Safari, download the certificate and allow it.
    trust.iphone2 = Settings › General › VPN & Device Management: install the profile.
    trust.iphone3 = Settings › General › About › Certificate Trust Settings: turn on “Pacesetter \
    at …”.
    trust.android = Android
    trust.android1 = Download the certificate in Chrome.
    trust.android2 = Settings › Security › More › Install a certificate › CA certificate: choose \
    pacesetter.crt.
    trust.mac = Mac
    trust.mac1 = Open the file in Keychain Access.
    trust.mac2 = Open its entry, then Trust, and choose “Always Trust”.
    trust.windows = Windows
    trust.windows1 = Open the file, choose “Install Certificate”, then “Trusted Root \
    Certification Authorities”.
    trust.linux = Linux and Firefox
    trust.linux1 = Firefox: Settings › Privacy & Security › View Certificates › Authorities › \
    Import, for websites.
    trust.linux2 = Chromium: Settings › Privacy and security › Security › Manage certificates › \
    Authorities › Import.
    trust.pair = Pair this device
    offline.title = Offline copy · Pacesetter
    offline.heading = Pacesetter’s offline copy
    offline.lead = This browser stores a copy of the page so that it opens without a network. If \
    the page looks broken, delete the copy here. Your runs, settings and voice clips stay.
    offline.running = A run is in progress in another window. End it first.
    offline.gone = Offline copy deleted. Your next visit downloads a new one.
    offline.delete = Delete the copy
    offline.open = Open Pacesetter
    offline.fileGone = This part of Pacesetter’s offline copy is missing. Reload the page when \
    your server is reachable.
    """
}
