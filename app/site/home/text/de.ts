import type { tr } from './tr.ts';

const viewer: (typeof tr)['viewer'] = {
  label: 'Rundblick: ziehen oder mit den Pfeiltasten drehen, mit + und − zoomen',
  hint: 'Bild ziehen oder Pfeiltasten nutzen',
  close: 'Schließen',
  left: 'Nach links drehen',
  right: 'Nach rechts drehen',
  up: 'Nach oben blicken',
  down: 'Nach unten blicken',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
};

const samplePosts: (typeof tr)['samplePosts'] = {
  airport: {
    title: 'Flughafen Antalya: So läuft die Übergabe Ihres Mietwagens',
    excerpt:
      'Schritt für Schritt von der Landung bis zum Schlüssel: wo wir uns treffen, welche Papiere Sie brauchen und wie wir den Wagen gemeinsam prüfen.',
  },
  tolls: {
    title: 'HGS, Brücken und Autobahnen: Maut im Mietwagen',
    excerpt:
      'Wie werden Durchfahrten erfasst, wer zahlt, und wann wird die Maut von der Kaution abgezogen? Das sollten Sie vor der Abfahrt wissen.',
  },
  coast: {
    title: 'Auf der Küstenstraße nach Kaş: fünf Stopps, die sich lohnen',
    excerpt:
      'Ein Tag ohne Eile auf der D400: Buchten, Aussichtspunkte und ein kleiner Plan für die Kurven.',
  },
};

const carouselText = (carousel: string, previous: string, next: string) => ({
  carousel,
  previous,
  next,
  role: 'Karussell',
  slideRole: 'Folie',
  slide: (position: number, count: number) => `${position} von ${count}`,
  page: (page: number) => `Zu Seite ${page}`,
  pause: 'Automatischen Wechsel anhalten',
  play: 'Automatischen Wechsel starten',
});

const decimal = (rating: number) => String(rating).replace('.', ',');

export const de: typeof tr = {
  title: 'Mietwagen und Flughafentransfer in Antalya',
  description:
    'Übergabe am Flughafen Antalya, klarer Preis von Anfang an, Vollkasko mit Selbstbeteiligung. Fahrzeug wählen, Zeitraum eingeben, per WhatsApp reservieren.',
  hero: {
    eyebrow: 'Mietwagen und Transfer in Antalya',
    promise: 'Landen, einsteigen, ans Meer.',
    lead: 'Bei Ihrer Ankunft steht Ihr Mietwagen bereit. Den Preis sehen Sie vorab, reserviert wird per WhatsApp.',
    rent: 'Mietwagen',
    transfer: 'Transfer',
  },
  answers: {
    title: (range, days) => `Gesamtpreise für ${range}, ${days}`,
  },
  steps: {
    title: 'In vier Schritten zum Mietwagen',
    items: ['Fahrzeug wählen', 'Ort und Zeit festlegen', 'Reservieren', 'Zurücklehnen'],
  },
  band: {
    label: 'Unsere Vorteile',
    pause: 'Laufschrift anhalten',
    items: [
      'Übergabe am Flughafen',
      'Transfer inkl. MwSt.',
      'Vollkasko mit Selbstbeteiligung',
      'Kindersitze',
      'Euro, Dollar, Lira',
      'Übergabe im Hotel',
      'Reservieren per WhatsApp',
    ],
  },
  features: {
    title: 'Klarheit von der Landung bis zur Rückgabe',
    places: 'Abhol- und Rückgabeorte',
    items: {
      price: {
        title: 'Fester Preis vorab',
        text: 'Vor der Anfrage sehen Sie jeden Posten und die Summe.',
      },
      insurance: {
        title: 'Vollkasko und Haftpflicht',
        text: 'Mit Selbstbeteiligung und Diebstahlschutz bei jeder Miete.',
      },
      chat: {
        title: 'Persönlich bestätigt',
        text: 'Anfrage per WhatsApp; Kartendaten sind nicht nötig.',
      },
      payment: {
        title: 'Zahlen, wie Sie möchten',
        text: 'Kreditkarte, Überweisung oder nach Absprache bar.',
      },
      family: {
        title: 'Extras für Familien',
        text: 'Kindersitz, Zusatzfahrer und Jungfahrer-Paket.',
      },
    },
  },
  cars: {
    title: 'Unsere Mietwagen',
    lead: 'Klein für die Stadt, bequem für den Weg nach Kaş, geräumig für die ganze Familie.',
    all: 'Alle Mietwagen',
    details: 'Details',
    loading: 'Mietwagen werden geladen',
    noticesLang: 'de',
    failed:
      'Die Mietwagen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    retry: 'Erneut versuchen',
    emptyTitle: 'Zurzeit keine Mietwagen verfügbar',
    emptyText: 'Im Moment haben wir keinen Mietwagen frei. Bitte schauen Sie später wieder vorbei.',
    refresh: 'Aktualisieren',
    carousel: carouselText('Mietwagen', 'Vorherige Fahrzeuge', 'Nächste Fahrzeuge'),
  },
  news: {
    title: 'Bevor Sie losfahren',
    lead: 'Routen, Regeln, praktische Tipps: das Neueste aus unserem Magazin.',
    all: 'Alle Beiträge',
    readMore: 'Weiterlesen',
    loading: 'Beiträge werden geladen',
    failed: 'Die neuesten Beiträge konnten gerade nicht geladen werden.',
    retry: 'Erneut versuchen',
    emptyTitle: 'Noch keine Beiträge',
    emptyText: 'Unser erster Beitrag erscheint bald. Schauen Sie wieder vorbei.',
    refresh: 'Aktualisieren',
    carousel: carouselText('Neueste Beiträge', 'Vorherige Beiträge', 'Nächste Beiträge'),
  },
  panorama: {
    // Not "Golf", which reads as a car here.
    title: 'Einmal über die Bucht blicken',
    lead: 'Eine Pause an der Küstenstraße: Halten Sie an der Aussichtsterrasse und schauen Sie sich um.',
    ownTitle: 'Einmal rundum blicken',
    ownLead: 'Öffnen Sie das Bild und blicken Sie in alle Richtungen.',
    still:
      'Steinerne Aussichtsterrasse an der Küstenstraße: links Kiefern und Meer, vorn Buchten und Berge, rechts ein geparkter roter SUV.',
    open: '360°-Rundblick',
    loading: 'Bild wird geladen',
    leave: 'Abbrechen',
    failed: 'Der Rundblick ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal.',
    unable: 'Auf diesem Gerät lässt sich der Rundblick nicht öffnen.',
  },
  map: {
    quotes: 'Das sagen unsere Kunden',
    more: (count) => `Alle Bewertungen (${count})`,
    less: 'Weniger anzeigen',
    title: 'So finden Sie uns',
    address: 'Adresse',
    hours: 'Öffnungszeiten',
    phone: 'Telefon',
    directions: 'Route planen',
    show: 'Karte anzeigen',
    hide: 'Karte ausblenden',
    failed: 'Die Karte konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    showNote: (host) =>
      `Die Straßenkarte wird von ${host} geladen; dabei wird Ihre IP-Adresse übermittelt.`,
    drawn: (business) =>
      `Karte des Golfs von Antalya; eine Stecknadel markiert das Büro von ${business}.`,
    names: { airport: 'Flughafen (AYT)', gulf: 'Golf von Antalya', mountains: 'BEYDAĞLARI' },
    reviews: 'Bewertungen unserer Kunden',
    rating: (rating) => `${decimal(rating)}/5`,
    count: (count) => (count === 1 ? '1\u00a0Bewertung' : `${count}+ Bewertungen`),
    stars: (rating) => `${decimal(rating)} von 5 Sternen`,
    // The soft hyphen is for large text.
    read: 'Bewer\u00adtungen lesen',
  },
  faq: {
    title: 'Häufige Fragen',
    lead: 'Zahlung, Kaution, Versicherung. Ihre Frage ist nicht dabei? Schreiben Sie uns, wir antworten Ihnen gern.',
    ask: 'Per WhatsApp fragen',
    greeting: 'Guten Tag, ich habe eine Frage.',
  },
  viewer,
  samplePosts,
};
