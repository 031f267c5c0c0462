extension English {
  /// The words of devices, pairing, certificates and the offline copy.
  static let devices = """
    devices.title = Devices · Pacesetter
    devices.description = The devices that may reach your Pacesetter.
    devices.heading = Devices
    devices.pairThis = Pair this device
    devices.add = Let another one in
    devices.how = Open *{address}* on it and type the code there.
    devices.showCode = Show a code
    devices.paired = Paired
    devices.none = No device is paired. This machine itself needs no pairing.
    devices.remove = Shut out
    devices.removeAsk = Shut out {name}?
    devices.removeHint = It loses what it has open at once, and must be paired again to come back.
    devices.keep = Keep it
    devices.removeSure = Shut it out
    pair.title = Pair this device · Pacesetter
    pair.description = Let this device reach your Pacesetter.
    pair.heading = Pair this device
    pair.lead = Type the code that your server shows: in its terminal, with `pacesetter devices \
    pair`, or on the devices page of a device that is paired already.
    pair.code = Code
    pair.codeExample = XXXX-XXXX
    pair.name = What you call this device
    pair.pair = Pair
    pair.done = This device is paired
    pair.open = Go to Pacesetter
    trust.title = Trust this server · Pacesetter
    trust.description = How to make a phone or a browser trust your Pacesetter.
    trust.heading = Trust this server
    trust.lead = A browser gives its sensors, and works without a network, only for a server it \
    trusts. Yours vouches for itself: install its certificate once on each device.
    trust.download = Download the certificate
    trust.caution = Before you trust it, compare its SHA-256 fingerprint with the one in the \
    server’s terminal. It is limited to names and addresses of a home network: it cannot stand \
    in for any other site.
    trust.iphone = iPhone and iPad
    trust.iphone1 = Open this page in Safari, download the certificate and allow it.
    trust.iphone2 = Settings › General › VPN & Device Management: install the profile.
    trust.iphone3 = Settings › General › About › Certificate Trust Settings: switch “Pacesetter \
    at …” on.
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
    trust.pair = Then pair this device
    offline.title = Offline copy · Pacesetter
    offline.heading = The offline copy of Pacesetter
    offline.lead = This browser keeps a copy of the page, so that it opens without a network. If \
    the page looks broken, throw the copy away here. Your runs, settings and voice clips stay.
    offline.running = A run is on in another window. End it first.
    offline.gone = The copy is gone. The next visit fetches a new one.
    offline.delete = Throw the copy away
    offline.open = To Pacesetter
    offline.fileGone = This part of Pacesetter’s offline copy is gone.
    """
}
