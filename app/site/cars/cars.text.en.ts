import { counted } from '#app/lib/plain-text.ts';
import { plural } from '#app/lib/plurals.ts';
import { en as card } from './car-card.text.en.ts';
import type { tr } from './cars.text.tr.ts';
import { en as search } from './search-bar.text.en.ts';

const { days } = card;

export const en: typeof tr = {
  days,
  card,
  seo: {
    description: (car) =>
      `${car.name} for hire in Antalya: ${car.transmission} · ${car.fuelType} · ${card.seats(car.seats)}. ${car.price} a\u00a0day. Book via WhatsApp.`,
  },
  detail: {
    list: 'Cars',
    listed: (count) => counted(count, plural(count, 'car', 'cars')),
    tryAgain: 'Try again',
    back: 'Back to cars',
    failureLang: 'en',
    notFound: 'We couldn’t find this car',
    failed: 'We couldn’t load this car. Please try again later.',
    malformed: 'The reply from our server couldn’t be read.',
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    gallery: 'Photos of the car',
    picture: (position, total) => `Photo ${position} of ${total}`,
    previousPicture: 'Previous photo',
    nextPicture: 'Next photo',
    description: 'About this car',
    specifications: 'Specifications',
    features: 'Equipment',
    illustration: 'For illustration only',
    facts: 'Key facts',
    ratings: (count) => counted(count, plural(count, 'review', 'reviews')),
    doors: (count) => counted(count, plural(count, 'door', 'doors')),
    included: 'Included in the price',
    terms: 'Good to know',
    termNames: {
      insurance: 'Insurance',
      deposit: 'Deposit',
      kilometres: 'Mileage',
      age: 'Age and licence',
      fuel: 'Fuel',
      cancellation: 'Cancellation',
    },
    noEngine: 'Electric',
    specs: {
      brand: 'Make',
      model: 'Model',
      year: 'Model year',
      category: 'Class',
      bodyType: 'Body type',
      fuelType: 'Fuel',
      transmission: 'Transmission',
      seats: 'Seats',
      doors: 'Doors',
      luggage: 'Suitcases',
      engineCapacity: 'Engine size',
    },
    cc: (value) => counted(value, 'cc'),
    seasonsTitle: 'Seasonal prices',
    seasonsNote:
      'On any days of your rental that fall within a season, that season’s price applies.',
    seasonName: 'Season',
  },
  price: {
    title: 'Prices',
    tabs: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
    unit: { daily: 'day', weekly: 'week', monthly: 'month' },
    season: (name, until) => `${name} price, until ${until}`,
    base: 'Today’s price',
    onPickup: 'Price on your pick-up date',
    reserve: 'Book this car',
    send: 'Request via WhatsApp',
    full: 'Fully booked on these dates',
    others: 'See options',
    monthly: (wholeMonths) =>
      wholeMonths
        ? 'Every full 30-day period is charged at this price, the remaining days at the weekly and daily prices.'
        : 'A guide price for longer rentals. Your total is worked out from the weekly and daily prices.',
  },
  form: {
    title: 'Book this car',
    pickupLocation: 'Pick-up location',
    dropoffLocation: 'Return location',
    pickupDate: 'Pick-up date',
    pickupTime: 'Pick-up time',
    returnDate: 'Return date',
    returnTime: 'Return time',
    hours: search.hours,
    hotel: 'Hotel name',
    hotelHint: 'Optional; so that we know where to bring the car.',
    flightNumber: 'Flight number',
    flightHint: 'Optional; we follow delays and wait for you.',
    /** Under the place of return, where it is another than that of the pickup. */
    returnFree: 'Returning here costs nothing extra.',
    returnFee: (price) => `Returning here: ${price}`,
    choosePlace: 'Choose a location',
    chooseTime: 'Time',
    extras: 'Extras',
    addExtras: 'Add extras',
    extraPrice: (price) => `${price} a\u00a0day`,
    submit: 'Request booking via WhatsApp',
    calculate: 'Calculate price',
    noPayment:
      'No payment, no card details. Your request opens in WhatsApp; we confirm availability.',
    errorsTitle: 'Please check the highlighted fields.',
    errors: {
      lang: 'en',
      required: {
        pickupLocation: 'Please choose a pick-up location.',
        dropoffLocation: 'Please choose a return location.',
        pickupDate: 'Please choose a pick-up date.',
        pickupTime: 'Please choose a pick-up time.',
        returnDate: 'Please choose a return date.',
        returnTime: 'Please choose a return time.',
      },
      returnTooEarly: 'The return date and time must be after pick-up.',
      corrections: search.corrections,
    },
  },
  summary: {
    title: 'Rental summary',
    prompt: 'Choose your pick-up and return dates to see the total price here, line by line.',
    base: 'Car hire',
    // Under the extra's name: `2 × 7 days × €5.00`.
    pieces: (count) => `${count}`,
    elsewhere: (place) => `Return elsewhere: ${place}`,
    weeks: (count) => counted(count, plural(count, 'week', 'weeks')),
    months: (count) => counted(count, plural(count, 'month', 'months')),
    total: 'Total',
    duration: 'Duration',
    cheaper: (count, price) =>
      `${days(count)} cost ${price} in total: longer, yet cheaper, if the car is free.`,
    takeLonger: (count) => `Change to ${days(count)}`,
    printed: 'This is not a booking confirmation; our office confirms availability.',
    confirmFirst:
      'For these dates our office confirms your request first; no car is held until then.',
    findFree: 'See all available cars',
    available: (count) =>
      count === 1 ? 'Only one left on these dates' : 'Available on these dates',
    unanswered:
      'We couldn’t check availability just now. You can still send your request; our office will confirm availability.',
  },
  full: {
    title: 'This car is fully booked on your dates.',
    nearest: 'Nearest available dates for the same length of rental:',
    days: (from, to) => `${from} – ${to}`,
    alternatives: 'Similar cars available on your dates:',
    sumWithoutExtras: 'total, excluding extras',
  },
  extras: {
    cocukKoltugu: { name: 'Child seat', hint: 'Up to\u00a03 seats' },
    ekSurucu: { name: 'Additional driver', hint: 'Share the driving with a second person' },
    gencSurucu: { name: 'Young driver package', hint: 'For drivers under\u00a025' },
  },
  message: {
    greeting: (business) => `Hello ${business}, I’d like to book this car:`,
    pickup: 'Pick-up',
    dropoff: 'Return',
    duration: 'Duration',
    extras: 'Extras',
    noExtras: 'none',
    total: 'Total',
  },
};
