import { de as fields } from '#app/domain/requests/text/de.ts';
import type { Fare, NamedZone, Vehicle } from '#app/domain/zones/zone.rules.ts';
import { plural } from '#app/lib/words/plurals.ts';
import type { tr } from './tr.ts';

const vehicles: Record<Vehicle, { name: string; passengers: string; text: string }> = {
  capacity_1_4: {
    name: 'Limousine',
    passengers: '1–\u20604\u00a0Pers.',
    text: 'Für Paare und kleine Familien; drei Koffer haben Platz.',
  },
  capacity_1_6: {
    name: 'Minivan',
    passengers: '1–\u20606\u00a0Pers.',
    text: 'Für Familien mit Koffern, Buggy und Kindersitz.',
  },
  capacity_1_16: {
    // Not "Kleinbus", which has no more than nine seats.
    name: 'Minibus',
    passengers: '1–\u206016\u00a0Pers.',
    text: 'Für große Familien, Golf- und Tauchgruppen.',
  },
};

const fromAirport = (zone: string) => `Flughafen Antalya – ${zone}`;

const road = ({ zone: { zoneName }, toAirport }: Fare<NamedZone>) =>
  toAirport ? `${zoneName} – Flughafen Antalya` : fromAirport(zoneName);

export const de: typeof tr = {
  metaTitle: 'Flughafentransfer Antalya',
  metaDescription:
    'Privater Transfer vom Flughafen Antalya nach Belek, Side, Alanya, Kemer, Kaş und in viele weitere Orte. Klare Preise von Anfang an, Anfrage per WhatsApp.',
  serviceType: 'Flughafentransfer',
  offer: (zone) => `Transfer: ${fromAirport(zone)}`,
  home: 'Startseite',
  page: 'Transfer',
  hero: {
    eyebrow: 'Flughafentransfer Antalya',
    title: 'Vom Terminal\nbis vors Hotel.',
    // No "Festpreis", since waiting or tolls may cost extra.
    lead: 'Privattransfer, ein Preis pro Fahrzeug.\nSie kennen ihn vor der Fahrt.',
    form: 'Transferpreis',
    from: 'Von',
    to: 'Nach',
    request: 'Jetzt anfragen',
  },
  vehicles,
  vehicle: (vehicle) => `${vehicles[vehicle].name} (${vehicles[vehicle].passengers})`,
  choice: {
    title: 'Für wie viele Personen?',
    legend: 'Fahrzeugtyp',
    apply: 'Preise anzeigen',
    from: (price) => `ab\u00a0${price}`,
  },
  fares: {
    title: 'Wohin möchten Sie?',
    lead: (vehicle) => `Einfache Fahrt ab Flughafen Antalya, Preis pro Fahrzeug: ${vehicle}.`,
    search: 'Zielort suchen',
    searchHint: 'Belek, Kemer, Çıralı\u00a0…',
    count: (count) => `${count}\u00a0${plural(count, 'Ziel', 'Ziele')}`,
    list: 'Preise nach Zielort',
    showAll: (count) =>
      count === 1 ? '1\u00a0Ziel anzeigen' : `Alle ${count}\u00a0Ziele anzeigen`,
    showLess: 'Weniger anzeigen',
    choose: 'Wählen',
    chooseZone: (zone) => `${zone} wählen`,
    loading: 'Transferziele werden geladen',
    failed: 'Die Transferziele konnten nicht geladen werden',
    failedHint: 'Sie können trotzdem anfragen; den Preis nennen wir Ihnen per WhatsApp.',
    retry: 'Erneut versuchen',
    empty: 'Kein Transferziel gefunden',
    emptyHint:
      'Geben Sie Ihr Ziel einfach im Formular ein; für Orte, die nicht in der Liste stehen, nennen wir Ihnen den Preis auf Anfrage.',
    writeFreely: 'Ziel selbst eingeben',
    clearSearch: 'Suche löschen',
    note: 'Alle Transferpreise verstehen sich in Euro inklusive Mehrwertsteuer. Für Wartezeiten, Maut auf Autobahnen und Brücken oder Sonderwünsche können Zusatzkosten anfallen.',
  },
  reasons: {
    title: 'Ihre Vorteile',
    lead: 'Nach einem langen Flug: kein Anstehen, kein Feilschen, kein langes Erklären.',
    items: {
      meeting: {
        title: 'Empfang mit Namensschild',
        text: 'Ihr Fahrer erwartet Sie am Ausgang der Ankunftshalle und nimmt Ihnen das Gepäck ab.',
      },
      delay: {
        title: 'Verspätung? Darum kümmern wir uns',
        text: 'Nennen Sie uns Ihre Flugnummer; die Landezeit behalten wir im Blick.',
      },
      fare: {
        title: 'Ein Preis pro Fahrzeug, vorab bekannt',
        text: 'Kein Taxameter. Ob eine Person einsteigt oder vier: Der Preis für Ihr Ziel bleibt gleich.',
      },
      seat: {
        title: 'Kindersitz',
        text: 'Nennen Sie in der Nachricht das Alter Ihres Kindes; der passende Sitz ist dann schon eingebaut.',
      },
    },
  },
  form: {
    title: 'Transfer reservieren',
    lead: 'Ein paar Angaben genügen. Ihre Anfrage öffnet sich als fertige Nachricht in WhatsApp, die Bestätigung kommt von uns.',
    errorsTitle: 'Bitte prüfen Sie diese Angaben:',
    errors: {
      required: {
        name: 'Bitte Vor- und Nachnamen angeben.',
        email: 'Bitte E-Mail-Adresse angeben.',
        phone: 'Bitte Telefonnummer angeben.',
        pickupLocation: 'Bitte Abholort angeben.',
        dropoffLocation: 'Bitte Zielort angeben.',
        date: 'Bitte Datum wählen.',
        time: 'Bitte Uhrzeit wählen.',
        returnDate: 'Bitte Datum der Rückfahrt wählen.',
        returnTime: 'Bitte Uhrzeit der Rückfahrt wählen.',
      },
      wrongEmail: 'Bitte eine gültige E-Mail-Adresse angeben.',
      onePhone: 'Bitte nur eine Telefonnummer angeben; sie hat höchstens 15 Ziffern.',
      datePast: 'Das Datum darf nicht in der Vergangenheit liegen.',
      timePast: 'Die Uhrzeit darf nicht in der Vergangenheit liegen.',
      dateTooFar: 'Transfers können Sie bis zu zwei Jahre im Voraus anfragen.',
      returnEarly: 'Die Rückfahrt muss nach der Hinfahrt liegen.',
    },
    fixed: 'korrigiert',
    fields,
    passengers: (count) => `${count} ${plural(count, 'Person', 'Personen')}`,
    chooseTime: 'Uhrzeit wählen',
    pickupHint: 'Flughafen, Hotel oder Adresse',
    dropoffHint: 'Ort und Hotel: Belek, Musterhotel',
    flightHint: 'Bei Verspätung passen wir die Abholzeit an.',
    flightHintBothWays: 'Ihr Hinflug; den Rückflug können Sie in die Nachricht schreiben.',
    messageHint: 'Alter des Kindes, Kinderwagen, Golfgepäck\u00a0…',
    submit: 'Per WhatsApp anfragen',
    noPayment: 'Keine Zahlung, keine Kartendaten. Ihre Anfrage öffnet sich in WhatsApp.',
  },
  summary: {
    title: 'Ihr Transfer im Überblick',
    change: 'Fahrzeug ändern',
    estimate: 'Voraussichtlicher Preis',
    prompt: 'Geben Sie Ihren Zielort ein, dann sehen Sie hier den Preis.',
    pickupPrompt: 'Geben Sie Ihren Abholort ein, dann sehen Sie hier den Preis.',
    shortPrompt: 'Ihr Zielort?',
    shortPickupPrompt: 'Ihr Abholort?',
    road: (fare, directions) => `${road(fare)}, ${directions}`,
    oneWay: 'einfache Fahrt',
    bothWays: (each, total) => `Hin- und Rückfahrt, 2\u00a0×\u00a0${each}\u00a0= ${total}`,
    // Also used after "Preis:", so it does not repeat "Preis".
    special: 'Auf Anfrage',
    specialHint: 'Den Preis für diese Strecke nennen wir Ihnen umgehend per WhatsApp.',
    addZone: (zones) => `Mit dem Ort, zum Beispiel ${zones}, sehen Sie den Preis sofort.`,
    addZoneShort: 'Bitte den Ort ergänzen',
    suggest: (zone, price) => `Meinten Sie ${zone}? ${price}`,
  },
  sent: {
    title: 'Ihre Anfrage ist bereit',
    opened: 'WhatsApp wird geöffnet. Ihre Transferanfrage ist vorbereitet.',
    text: 'Senden Sie die Nachricht in WhatsApp ab; Verfügbarkeit und Preis bestätigen wir Ihnen dort.',
    again: 'Neue Anfrage',
  },
  message: {
    greeting: (business) => `Liebes Team von ${business}, ich möchte diesen Transfer anfragen:`,
    title: 'Transfer',
    date: 'Datum',
    there: 'Hinfahrt',
    back: 'Rückfahrt',
    fare: 'Preis',
    estimate: 'Voraussichtlicher Preis',
    covers: (fare, directions) => `${road(fare)}, ${directions}, inkl. MwSt.`,
    flightNumber: 'Flugnummer',
    note: 'Nachricht',
  },
};
