extension German {
  /// The words of devices, pairing, certificates and the offline copy.
  static let devices = """
    devices.title = Geräte · Pacesetter
    devices.description = Die Geräte, die dein Pacesetter nutzen dürfen.
    devices.heading = Geräte
    devices.pairThis = Dieses Gerät koppeln
    devices.add = Gerät hinzufügen
    devices.how = Öffne darauf *{address}* und gib diesen Code ein.
    devices.showCode = Code anzeigen
    devices.qr = QR-Code der Seite zum Koppeln
    devices.qrHint = Oder richte die Kamera deines Telefons oder Tablets darauf.
    devices.onlyHere = Kein QR-Code: Andere Geräte erreichen diese Adresse nicht. Öffne diese \
    Seite unter dem Namen oder der Adresse des Servers in deinem Netz.
    devices.paired = Gekoppelte Geräte
    devices.connections = Programme, Kurzbefehle und Agenten
    devices.none = Kein Gerät ist gekoppelt. Der Rechner mit dem Server braucht das nicht.
    devices.remove = Entfernen
    devices.removeAsk = {name} entfernen?
    devices.removeHint = Das Gerät wird sofort abgemeldet und muss neu gekoppelt werden, um zurückzukehren.
    devices.keep = Abbrechen
    devices.removeSure = Entfernen
    pair.title = Dieses Gerät koppeln · Pacesetter
    pair.description = Erlaube diesem Gerät, dein Pacesetter zu nutzen.
    pair.heading = Dieses Gerät koppeln
    pair.lead = Gib den Code von deinem Server ein: Starte dort `pacesetter devices pair`, oder öffne \
    „Geräte“ auf einem Gerät, das schon gekoppelt ist.
    pair.code = Code
    pair.codeExample = XXXX-XXXX
    pair.name = Name dieses Geräts
    pair.pair = Koppeln
    pair.done = Dieses Gerät ist gekoppelt
    pair.open = Pacesetter öffnen
    trust.title = Diesem Server vertrauen · Pacesetter
    trust.description = So vertraut ein Handy oder ein Browser deinem Pacesetter.
    trust.heading = Diesem Server vertrauen
    trust.lead = Browser erlauben Sensoren und Offline-Nutzung nur bei einem Server, dem sie vertrauen. \
    Deiner stellt sich selbst ein Zertifikat aus: Installiere es einmal auf jedem Gerät.
    trust.download = Zertifikat laden
    trust.caution = Vergleiche vorher seinen SHA-256-Fingerabdruck mit dem im Terminal des Servers. Es \
    gilt nur für Namen und Adressen eines Heimnetzes und kann sich nicht als andere Website ausgeben.
    trust.iphone = iPhone und iPad
    trust.iphone1 = Öffne diese Seite in Safari, lade das Zertifikat und erlaube es.
    trust.iphone2 = Einstellungen › Allgemein › VPN & Geräteverwaltung: Installiere das Profil.
    trust.iphone3 = Einstellungen › Allgemein › Info › Zertifikatsvertrauenseinstellungen: Schalte \
    „Pacesetter at …“ ein.
    trust.android = Android
    trust.android1 = Lade das Zertifikat in Chrome.
    trust.android2 = Einstellungen › Sicherheit › Mehr › Zertifikat installieren › CA-Zertifikat: Wähle \
    pacesetter.crt.
    trust.mac = Mac
    trust.mac1 = Öffne die Datei in der Schlüsselbundverwaltung.
    trust.mac2 = Öffne ihren Eintrag, dann „Vertrauen“, und wähle „Immer vertrauen“.
    trust.windows = Windows
    trust.windows1 = Öffne die Datei, wähle „Zertifikat installieren“, dann „Vertrauenswürdige \
    Stammzertifizierungsstellen“.
    trust.linux = Linux und Firefox
    trust.linux1 = Firefox: Einstellungen › Datenschutz & Sicherheit › Zertifikate anzeigen › \
    Zertifizierungsstellen › Importieren, für Websites.
    trust.linux2 = Chromium: Einstellungen › Datenschutz und Sicherheit › Sicherheit › Zertifikate \
    verwalten › Zertifizierungsstellen › Importieren.
    trust.pair = Dieses Gerät koppeln
    offline.title = Offline-Kopie · Pacesetter
    offline.heading = Die Offline-Kopie von Pacesetter
    offline.lead = Dieser Browser speichert eine Kopie der Seite, damit sie sich ohne Netz öffnet. Sieht \
    die Seite kaputt aus, lösche die Kopie hier. Läufe, Einstellungen und Sprachclips bleiben.
    offline.running = In einem anderen Fenster läuft ein Lauf. Beende ihn zuerst.
    offline.gone = Offline-Kopie gelöscht. Dein nächster Besuch lädt eine neue.
    offline.delete = Kopie löschen
    offline.open = Pacesetter öffnen
    offline.fileGone = Dieser Teil der Offline-Kopie von Pacesetter fehlt. Lade die Seite neu, sobald \
    dein Server erreichbar ist.
    """
}
