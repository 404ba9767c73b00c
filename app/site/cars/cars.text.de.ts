import { counted } from '#app/lib/plain-text.ts';
import { plural } from '#app/lib/plurals.ts';
import { de as card } from './car-card.text.de.ts';
import type { tr } from './cars.text.tr.ts';
import { de as search } from './search-bar.text.de.ts';

const { days } = card;

export const de: typeof tr = {
  days,
  card,
  seo: {
    description: (car) =>
      `${car.name} in Antalya mieten: ${car.transmission} · ${car.fuelType} · ${card.seats(car.seats)}. ${car.price} pro\u00a0Tag. Jetzt per WhatsApp anfragen.`,
  },
  detail: {
    list: 'Mietwagen',
    listed: (count) => counted(count, plural(count, 'Auto', 'Autos')),
    tryAgain: 'Erneut versuchen',
    back: 'Zu allen Mietwagen',
    failureLang: 'de',
    notFound: 'Fahrzeug nicht gefunden',
    failed: 'Das Fahrzeug konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    malformed: 'Unlesbare Antwort vom Server',
    home: 'Startseite',
    breadcrumbs: 'Sie sind hier',
    gallery: 'Fotos des Fahrzeugs',
    picture: (position, total) => `Foto ${position} von ${total}`,
    previousPicture: 'Vorheriges Foto',
    nextPicture: 'Nächstes Foto',
    description: 'Beschreibung',
    specifications: 'Technische Daten',
    features: 'Ausstattung',
    illustration: 'Symbolbild',
    facts: 'Das Fahrzeug auf einen Blick',
    ratings: (count) => counted(count, plural(count, 'Bewertung', 'Bewertungen')),
    doors: (count) => counted(count, plural(count, 'Tür', 'Türen')),
    included: 'Im Preis enthalten',
    terms: 'Gut zu wissen',
    termNames: {
      insurance: 'Versicherung',
      deposit: 'Kaution',
      kilometres: 'Kilometer',
      age: 'Alter und Führerschein',
      fuel: 'Tankregelung',
      cancellation: 'Stornierung',
    },
    noEngine: 'Elektroantrieb',
    specs: {
      brand: 'Marke',
      model: 'Modell',
      year: 'Modelljahr',
      category: 'Fahrzeugklasse',
      bodyType: 'Karosserie',
      fuelType: 'Kraftstoff',
      transmission: 'Getriebe',
      seats: 'Sitze',
      doors: 'Türen',
      luggage: 'Koffer',
      engineCapacity: 'Hubraum',
    },
    cc: (value) => counted(value, 'cm³'),
    seasonsTitle: 'Saisonpreise',
    seasonsNote: 'Für Miettage, die in eine Saison fallen, gilt der Preis dieser Saison.',
    seasonName: 'Zeitraum',
  },
  price: {
    title: 'Preise',
    tabs: { daily: 'Tag', weekly: 'Woche', monthly: 'Monat' },
    unit: { daily: 'Tag', weekly: 'Woche', monthly: 'Monat' },
    season: (name, until) => `${name}: Preis gültig bis ${until}`,
    base: 'Heutiger Preis',
    onPickup: 'Preis an Ihrem Abholtag',
    reserve: 'Reservieren',
    send: 'Per WhatsApp anfragen',
    full: 'Zeitraum ausgebucht',
    others: 'Alternativen',
    monthly: (wholeMonths) =>
      wholeMonths
        ? 'Dieser Preis gilt für jeweils volle 30\u00a0Tage; die übrigen Tage berechnen wir zum Wochen- und Tagespreis.'
        : 'Richtpreis für lange Mieten. Der Gesamtpreis ergibt sich aus Wochen- und Tagespreis.',
  },
  form: {
    title: 'Reservierung',
    pickupLocation: 'Abholort',
    dropoffLocation: 'Rückgabeort',
    pickupDate: 'Abholdatum',
    pickupTime: 'Abholzeit',
    returnDate: 'Rückgabedatum',
    returnTime: 'Rückgabezeit',
    hours: search.hours,
    hotel: 'Name des Hotels',
    hotelHint: 'Freiwillig; damit wir wissen, wohin wir den Wagen bringen.',
    flightNumber: 'Flugnummer',
    flightHint: 'Freiwillig; wir verfolgen Verspätungen und warten auf Sie.',
    /** Under the place of return, where it is another than that of the pickup. */
    returnFree: 'Die Rückgabe an diesem Ort kostet nichts extra.',
    returnFee: (price) => `Rückgabe an diesem Ort: ${price}`,
    choosePlace: 'Ort wählen',
    chooseTime: 'Uhrzeit',
    extras: 'Extras',
    addExtras: 'Extras wählen',
    extraPrice: (price) => `${price} pro\u00a0Tag`,
    submit: 'Per WhatsApp anfragen',
    calculate: 'Preis berechnen',
    noPayment:
      'Keine Zahlung, keine Kartendaten. Die Anfrage öffnet sich in WhatsApp; wir bestätigen.',
    errorsTitle: 'Bitte prüfen Sie die markierten Felder.',
    errors: {
      lang: 'de',
      required: {
        pickupLocation: 'Bitte Abholort wählen.',
        dropoffLocation: 'Bitte Rückgabeort wählen.',
        pickupDate: 'Bitte Abholdatum wählen.',
        pickupTime: 'Bitte Abholzeit wählen.',
        returnDate: 'Bitte Rückgabedatum wählen.',
        returnTime: 'Bitte Rückgabezeit wählen.',
      },
      returnTooEarly: 'Die Rückgabe muss nach der Abholung liegen.',
      corrections: search.corrections,
    },
  },
  summary: {
    title: 'Ihre Miete',
    prompt:
      'Wählen Sie Abholung und Rückgabe, dann sehen Sie hier den Gesamtpreis, Posten für Posten.',
    base: 'Miete',
    pieces: (count, extra) =>
      counted(count, { cocukKoltugu: 'Stück', ekSurucu: 'Person', gencSurucu: 'Paket' }[extra]),
    elsewhere: (place) => `Rückgabe an anderem Ort: ${place}`,
    weeks: (count) => counted(count, plural(count, 'Woche', 'Wochen')),
    months: (count) => counted(count, plural(count, 'Monat', 'Monate')),
    total: 'Gesamtpreis',
    duration: 'Mietdauer',
    // The count comes without a case: "Mit 7 Tagen" could not be said.
    cheaper: (count, price) =>
      `${days(count)} kosten ${price}: länger und günstiger, falls der Wagen frei ist.`,
    takeLonger: (count) => `Auf ${days(count)} verlängern`,
    printed: 'Keine Reservierungsbestätigung; die Verfügbarkeit bestätigt unser Büro.',
    confirmFirst:
      'Für diesen Zeitraum muss unser Büro Ihre Anfrage erst bestätigen; bis dahin ist das Fahrzeug nicht reserviert.',
    findFree: 'Freie Mietwagen anzeigen',
    available: (count) => (count === 1 ? 'Nur noch 1\u00a0Auto frei' : 'An diesen Tagen frei'),
    unanswered:
      'Die Verfügbarkeit ließ sich gerade nicht prüfen. Sie können Ihre Anfrage trotzdem senden; unser Büro gibt Ihnen Bescheid.',
  },
  full: {
    title: 'Dieses Fahrzeug ist in Ihrem Zeitraum ausgebucht.',
    nearest: 'Bei gleicher Dauer frei:',
    days: (from, to) => `${from} – ${to}`,
    alternatives: 'Ähnliche Fahrzeuge, die in Ihrem Zeitraum frei sind:',
    sumWithoutExtras: 'gesamt, ohne Extras',
  },
  extras: {
    cocukKoltugu: { name: 'Kindersitz', hint: 'bis zu 3\u00a0Stück' },
    ekSurucu: { name: 'Zusatzfahrer', hint: 'auch eine zweite Person darf ans Steuer' },
    gencSurucu: { name: 'Jungfahrer-Paket', hint: 'für Fahrer unter 25\u00a0Jahren' },
  },
  message: {
    greeting: (business) => `Liebes Team von ${business}, ich möchte dieses Fahrzeug reservieren:`,
    pickup: 'Abholung',
    dropoff: 'Rückgabe',
    duration: 'Mietdauer',
    extras: 'Extras',
    noExtras: 'keine',
    total: 'Gesamtpreis',
  },
};
