import { counted } from '#app/lib/plain-text.ts';
import { plural } from '#app/lib/plurals.ts';
import type { tr } from './car-list.text.tr.ts';

const cars = (count: number) => counted(count, plural(count, 'car', 'cars'));

export const en: typeof tr = {
  home: 'Home',
  metaTitle: 'Cars for hire in Antalya',
  metaDescription:
    'Cars for hire in Antalya: economy, SUV, MPV and luxury. Choose your dates, see the total price upfront and book via WhatsApp.',
  title: 'Cars',
  lead: 'Enter your dates and we’ll show only the cars available on those days, with the total you’ll pay.',
  found: 'Cars found',
  filters: 'Filters',
  openFilters: 'Filters',
  closeFilters: 'Close',
  clearFilters: 'Clear filters',
  apply: 'Apply',
  showResults: (count) => `Show ${cars(count)}`,
  removeFilter: (label) => `Remove filter ‘${label}’`,
  activeFilters: 'Selected filters',
  // One car alone on a page can only be the last: `16–16` would read oddly.
  summary: (first, last, total) => {
    if (last - first + 1 >= total) return cars(total);
    if (first === last) return `Showing the last of ${cars(total)}`;
    return `Showing ${first}–${last} of ${cars(total)}`;
  },
  sortLabel: 'Sort by',
  sortApply: 'Sort',
  sort: {
    recommended: 'Recommended',
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
  },
  facets: {
    brand: 'Make',
    bodyType: 'Body type',
    fuelType: 'Fuel',
    transmission: 'Transmission',
  },
  least: { seats: 'Seats', luggage: 'Suitcases' },
  any: 'Any',
  atLeast: (count) => `At least ${count}`,
  strip: {
    label: 'Prices on nearby days',
    pickup: 'Pick-up',
    full: 'full',
    lowest: 'cheapest',
  },
  highlights: { cheapest: 'Cheapest', mostRented: 'Most rented', roomiest: 'Roomiest' },
  seasonOfAll: (name) => `Prices: ${name}`,
  more: (count) => `More (${count})`,
  clearAll: 'Clear all',
  euros: (limit) => `${limit} (€)`,
  compare: {
    title: 'Compare cars',
    label: 'Compare',
    mark: (car) => `Compare: ${car}`,
    open: (count) => `Compare ${count}\u00a0cars`,
    oneMore: 'Mark one more car',
    clear: 'Clear the marks',
    price: 'Price',
    kind: 'Class',
    loading: 'Loading the terms…',
    failed: 'The terms could not be loaded.',
  },
  dates: 'Dates',
  pickupDate: 'Pick-up date',
  returnDate: 'Return date',
  price: 'Price per day',
  minPrice: 'Minimum',
  maxPrice: 'Maximum',
  priceRange: (min, max) => `${min}–${max}`,
  dateRange: (from, to) => `${from} – ${to}`,
  empty: 'No cars match your search',
  emptyHint: 'Changing the dates or removing a filter usually helps.',
  failed: 'We couldn’t load the cars. Please try again later.',
  skipToResults: 'Skip to results',
  retry: 'Try again',
  outdated: (shown) =>
    `We couldn’t update the list. The cars and prices below are for this selection: ${shown}.`,
  noDates: 'no dates chosen',
  tryAgain: 'Try again',
  results: (count) => `${cars(count)} found`,
  pagination: {
    nav: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
  },
};
