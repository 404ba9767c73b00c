import { counted } from '#app/lib/plain-text.ts';
import { plural } from '#app/lib/plurals.ts';
import type { tr } from './car-list.text.tr.ts';

const cars = (count: number) => counted(count, plural(count, 'Fahrzeug', 'Fahrzeuge'));

export const de: typeof tr = {
  home: 'Startseite',
  metaTitle: 'Mietwagen in Antalya',
  metaDescription:
    'Mietwagen in Antalya: Economy, SUV, Minivan und Luxusklasse. Zeitraum wählen, Gesamtpreis vorab sehen, per WhatsApp reservieren.',
  title: 'Mietwagen',
  lead: 'Wählen Sie Ihren Zeitraum: Wir zeigen Ihnen nur Fahrzeuge, die dann frei sind, mit dem Gesamtpreis, den Sie zahlen.',
  found: 'Gefundene Fahrzeuge',
  filters: 'Filter',
  openFilters: 'Filtern',
  closeFilters: 'Schließen',
  clearFilters: 'Filter zurücksetzen',
  apply: 'Anwenden',
  showResults: (count) => `${cars(count)} anzeigen`,
  removeFilter: (label) => `Filter entfernen: ${label}`,
  activeFilters: 'Gewählte Filter',
  summary: (first, last, total) => {
    if (last - first + 1 >= total) return cars(total);
    return first === last
      ? `Fahrzeug ${first} von\u00a0${total}`
      : `${first}–${last} von ${total}\u00a0Fahrzeugen`;
  },
  sortLabel: 'Sortierung',
  sortApply: 'Sortieren',
  sort: {
    recommended: 'Empfohlen',
    'price-asc': 'Preis aufsteigend',
    'price-desc': 'Preis absteigend',
  },
  facets: {
    brand: 'Marke',
    bodyType: 'Karosserie',
    fuelType: 'Kraftstoff',
    transmission: 'Getriebe',
  },
  least: { seats: 'Sitze', luggage: 'Koffer' },
  any: 'Alle',
  atLeast: (count) => `Mindestens ${count}`,
  strip: {
    label: 'Preise an benachbarten Tagen',
    pickup: 'Abholung',
    full: 'belegt',
    lowest: 'Tiefpreis',
  },
  highlights: { cheapest: 'Günstigster', mostRented: 'Meistgemietet', roomiest: 'Geräumigster' },
  seasonOfAll: (name) => `Preise: ${name}`,
  more: (count) => `Mehr (${count})`,
  clearAll: 'Alle zurücksetzen',
  euros: (limit) => `${limit} (€)`,
  compare: {
    title: 'Fahrzeuge vergleichen',
    label: 'Vergleichen',
    mark: (car) => `Vergleichen: ${car}`,
    open: (count) => `${count}\u00a0Fahrzeuge vergleichen`,
    oneMore: 'Markieren Sie noch ein Fahrzeug',
    clear: 'Markierungen aufheben',
    price: 'Preis',
    kind: 'Klasse',
    loading: 'Die Bedingungen werden geladen…',
    failed: 'Die Bedingungen konnten nicht geladen werden.',
  },
  dates: 'Zeitraum',
  pickupDate: 'Abholdatum',
  returnDate: 'Rückgabedatum',
  price: 'Preis pro Tag',
  minPrice: 'Mindestpreis',
  maxPrice: 'Höchstpreis',
  priceRange: (min, max) => `${min}–${max}`,
  dateRange: (from, to) => `${from} – ${to}`,
  empty: 'Kein Fahrzeug passt zu Ihrer Auswahl',
  emptyHint: 'Oft genügt es, den Zeitraum zu ändern oder einen Filter zu entfernen.',
  failed: 'Die Mietwagen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  skipToResults: 'Zu den Ergebnissen springen',
  retry: 'Erneut versuchen',
  outdated: (shown) =>
    `Die Liste ließ sich nicht aktualisieren. Fahrzeuge und Preise zeigen noch diese Auswahl: ${shown}`,
  noDates: 'kein Zeitraum gewählt',
  tryAgain: 'Erneut versuchen',
  results: (count) => `${cars(count)} gefunden`,
  pagination: {
    nav: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: (page) => `Seite ${page}`,
  },
};
