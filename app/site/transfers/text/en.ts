import { en as fields } from '#app/domain/requests/text/en.ts';
import type { Fare, NamedZone, Vehicle } from '#app/domain/zones/zone.rules.ts';
import { counted } from '#app/lib/words/plain-text.ts';
import { plural } from '#app/lib/words/plurals.ts';
import type { tr } from './tr.ts';

const passengers = (count: number) => counted(count, plural(count, 'passenger', 'passengers'));

/** Visitors think of a zone as their destination. */
const destinations = (count: number) =>
  counted(count, plural(count, 'destination', 'destinations'));

const vehicles: Record<Vehicle, { name: string; passengers: string; text: string }> = {
  capacity_1_4: {
    name: 'Saloon',
    passengers: '1–\u20604 passengers',
    text: 'For couples and small families; the boot takes three suitcases.',
  },
  capacity_1_6: {
    name: 'MPV',
    passengers: '1–\u20606 passengers',
    text: 'For families with suitcases, a pushchair and a child seat.',
  },
  capacity_1_16: {
    name: 'Minibus',
    passengers: '1–\u206016 passengers',
    text: 'For large families, golf and diving groups.',
  },
};

const fromAirport = (zone: string) => `Antalya Airport – ${zone}`;

const road = ({ zone: { zoneName }, toAirport }: Fare<NamedZone>) =>
  toAirport ? `${zoneName} – Antalya Airport` : fromAirport(zoneName);

export const en: typeof tr = {
  metaTitle: 'Antalya Airport transfers',
  metaDescription:
    'Private transfers from Antalya Airport to Belek, Side, Alanya, Kemer, Kaş and beyond. Prices known upfront for every destination; book via WhatsApp.',
  serviceType: 'Airport transfer',
  offer: (zone) => `Transfer: ${fromAirport(zone)}`,
  home: 'Home',
  page: 'Transfers',
  hero: {
    eyebrow: 'Antalya Airport transfers',
    title: 'Met at arrivals,\ndriven to the door.',
    lead: 'A private vehicle, one price per vehicle.\nYou see the fare before you travel.',
    form: 'Transfer fare',
    from: 'From',
    to: 'To',
    request: 'Book a transfer',
  },
  vehicles,
  vehicle: (vehicle) => `${vehicles[vehicle].name} (${vehicles[vehicle].passengers})`,
  choice: {
    title: 'How many of you?',
    legend: 'Vehicle type',
    apply: 'Show prices',
    from: (price) => `From ${price}`,
  },
  fares: {
    title: 'Where are you going?',
    lead: (vehicle) => `From Antalya Airport, one way, price per vehicle: ${vehicle}.`,
    search: 'Find a destination',
    searchHint: 'Belek, Kemer, Çıralı…',
    count: destinations,
    list: 'Prices by destination',
    showAll: (count) => `Show all (${destinations(count)})`,
    showLess: 'Show fewer',
    choose: 'Choose',
    chooseZone: (zone) => `Choose ${zone}`,
    loading: 'Loading transfer prices',
    failed: 'We couldn’t load the transfer prices',
    failedHint: 'You can still send your request; we’ll tell you the price on WhatsApp.',
    retry: 'Try again',
    empty: 'No destinations found',
    emptyHint:
      'Enter your destination in the form in your own words; places not on the list are priced on request.',
    writeFreely: 'Enter a destination',
    clearSearch: 'Clear search',
    note: 'Transfer prices are in EUR and include VAT. Waiting time, motorway and bridge tolls or special requests may cost extra.',
  },
  reasons: {
    title: 'Why travel with us?',
    lead: 'After a long flight: no queuing, no haggling, no giving directions.',
    items: {
      meeting: {
        title: 'Met with a name sign',
        text: 'Your driver waits at arrivals with your name on a sign and carries your luggage.',
      },
      delay: {
        title: 'Flight delayed? Don’t worry',
        text: 'Give us your flight number and we’ll keep track of your landing time.',
      },
      fare: {
        title: 'Priced per vehicle, known upfront',
        text: 'No taxi meter. Whether four of you travel or just one, the price to your destination is the same.',
      },
      seat: {
        title: 'Child seat',
        text: 'Add your child’s age to your message and the right seat will be fitted in the vehicle.',
      },
    },
  },
  form: {
    title: 'Book your transfer',
    lead: 'A few lines are enough. Your request opens in WhatsApp as a ready-made message, and we confirm it.',
    errorsTitle: 'Please check these fields:',
    errors: {
      required: {
        name: 'Please enter your full name.',
        email: 'Please enter your email address.',
        phone: 'Please enter your phone number.',
        pickupLocation: 'Please enter a pickup location.',
        dropoffLocation: 'Please enter a drop-off location.',
        date: 'Please choose a date.',
        time: 'Please choose a time.',
        returnDate: 'Please choose a return date.',
        returnTime: 'Please choose a return time.',
      },
      wrongEmail: 'Please enter a valid email address.',
      onePhone: 'Please enter a single phone number; it has at most 15 digits.',
      datePast: 'The date can’t be before today.',
      timePast: 'The time can’t be in the past.',
      dateTooFar: 'You can request a transfer up to two years ahead.',
      returnEarly: 'The return must be after the outward journey.',
    },
    fixed: 'corrected',
    fields,
    passengers,
    chooseTime: 'Choose a time',
    pickupHint: 'Airport, hotel or address',
    dropoffHint: 'Place and hotel: Belek, Example Hotel',
    flightHint: 'If your flight is delayed, we’ll move your pickup time for you',
    flightHintBothWays: 'For your outward flight; you can add your return flight to your message.',
    messageHint: 'Child’s age, pushchair, golf bags…',
    submit: 'Request via WhatsApp',
    noPayment: 'No payment, no card details. Your request opens in WhatsApp.',
  },
  summary: {
    title: 'Transfer summary',
    change: 'Change vehicle',
    estimate: 'Estimated price',
    prompt: 'Enter your drop-off location to see the price here.',
    pickupPrompt: 'Enter your pickup location to see the price here.',
    shortPrompt: 'where to?',
    shortPickupPrompt: 'where from?',
    road: (fare, directions) => `${road(fare)}, ${directions}`,
    oneWay: 'one way',
    bothWays: (each, total) => `round trip, 2\u00a0×\u00a0${each}\u00a0= ${total}`,
    special: 'Price on request',
    specialHint: 'We’ll send you the price for this route on WhatsApp straight away.',
    addZone: (zones) => `Add its area, such as ${zones}, to see the price at once.`,
    addZoneShort: 'Add its area',
    suggest: (zone, price) => `In the ${zone} area? ${price}`,
  },
  sent: {
    title: 'Your request is ready',
    opened: 'WhatsApp is opening with your transfer request.',
    text: 'Send the message that opens in WhatsApp; we’ll confirm availability and price there.',
    again: 'New booking',
  },
  message: {
    greeting: (business) => `Hello ${business}, I’d like to request this transfer:`,
    title: 'Transfer',
    date: 'Date',
    there: 'Outward',
    back: 'Return',
    fare: 'Price',
    estimate: 'Estimated price',
    covers: (fare, directions) => `${road(fare)}, ${directions}, VAT included`,
    flightNumber: 'Flight number',
    note: 'Message',
  },
};
