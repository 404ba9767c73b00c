import { en as backups } from '#app/base/backups/text/en.ts';
import { en as images } from '#app/base/images/text/en.ts';
import { PLACEHOLDERS } from '#app/base/messages/message-template.rules.ts';
import { type EditingText, editingText } from '#app/editing/editing.text.ts';
import { labelsInEach, translationLabels } from '#app/lib/words/translation-labels.ts';
import type { ExtraName } from '../extras.rules.ts';
import type { Weekday } from '../places/opening-hours.rules.ts';
import type { tr } from './tr.ts';

const EXTRA_LABELS: Record<ExtraName, string> = {
  cocukKoltugu: 'Child seat',
  ekSurucu: 'Additional driver',
  gencSurucu: 'Young driver package',
};

const LANGUAGES = { tr: 'Turkish', en: 'English', de: 'German', ru: 'Russian' };

const weekdays: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

const daily = (name: ExtraName) => `${EXTRA_LABELS[name]}, daily price (€)`;

const count = (name: ExtraName) => `${EXTRA_LABELS[name]}, maximum number`;

const MARKDOWN = 'Markdown: # heading, - item, **bold**, [link](https://…)';

const names = PLACEHOLDERS.map((name) => `{${name}}`).join(' ');

const common = editingText('settings');

const editing: EditingText = {
  ...common,
  load: { ...common.load, missingTitle: 'No settings found', back: 'Back to dashboard' },
  leave: { ...common.leave, text: 'Your changes to the settings have not been saved.' },
  draft: {
    ...common.draft,
    stale: 'The settings have been changed since; you will see both versions.',
  },
  conflict: { ...common.conflict, title: 'The settings were changed by somebody else' },
};

export const en: typeof tr = {
  labels: {
    'business.name': 'Business name',
    'business.phone': 'Phone',
    'business.whatsappNumber': 'WhatsApp number',
    'business.email': 'Email',
    'business.vatPercent': 'VAT included in prices (%)',
    'business.about': 'About the business',
    'business.languages': 'Languages you reply in',
    'business.openingHours': 'Opening hours',
    'business.address.street': 'Street and number',
    'business.address.district': 'District',
    'business.address.city': 'City',
    'business.address.postalCode': 'Postcode',
    'business.address.country': 'Country code',
    'business.mapPosition': 'Location on the map',
    'business.links.instagram': 'Instagram',
    'business.links.facebook': 'Facebook',
    'business.links.x': 'X',
    'business.links.youtube': 'YouTube',
    'business.reviewSummary.rating': 'Average rating',
    'business.reviewSummary.count': 'Number of reviews',
    'business.reviewSummary.url': 'Link to the reviews',
    panorama: '360° picture',
    'rental.places': 'Pickup points',
    'rental.placeKinds': 'Types of pickup points',
    'rental.meetingPoints': 'Meeting points at pickup points',
    'rental.deliveryFees': 'Delivery fee',
    'rental.returnFees': 'One-way fee',
    'rental.extras.cocukKoltugu.daily': daily('cocukKoltugu'),
    'rental.extras.cocukKoltugu.maxCount': count('cocukKoltugu'),
    'rental.extras.ekSurucu.daily': daily('ekSurucu'),
    'rental.extras.ekSurucu.maxCount': count('ekSurucu'),
    'rental.extras.gencSurucu.daily': daily('gencSurucu'),
    'rental.extras.gencSurucu.maxCount': count('gencSurucu'),
    'rental.outOfHours.from': 'Out of hours from',
    'rental.outOfHours.to': 'Out of hours until',
    'rental.outOfHours.pickup': 'Out-of-hours pickup fee (€)',
    'rental.outOfHours.return': 'Out-of-hours return fee (€)',
    'rental.outOfHours.places': 'Points with the out-of-hours fee',
    'rental.bufferMinutes': 'Time between two rentals (minutes)',
    'rental.holdHours': 'Requests hold a car for (hours)',
    'rental.holdPercent': 'Share of the fleet that requests can hold (%)',
    'notices.emails': 'Email addresses for new requests',
    'notices.morningMail': 'Morning list',
    'rental.returns.dailyKilometres': 'Kilometres included per day',
    'rental.returns.extraKilometre': 'Extra kilometres, per km (€)',
    'rental.returns.fuelEighth': 'Missing fuel, per 1/8 tank (€)',
    'rental.returns.lateHour': 'Late return, per hour (€)',
    'rental.cancellation.freeHours': 'Free cancellation until how many hours before pick-up',
    'rental.cancellation.percent': 'Fee for a later cancellation (%)',
    'rental.cancellation.noShowPercent': 'No-show fee (%)',
    'rental.roadFee': 'Handling fee per toll or fine (€)',
    'customers.keepYears': 'Keep customers after their last booking (years)',
    'customers.documentMonths': 'Keep documents and photos after a rental (months)',
    'rental.terms.included': 'Included in the price',
    'rental.terms.insurance': 'Insurance',
    'rental.terms.deposit': 'Deposit',
    'rental.terms.kilometres': 'Kilometre limit',
    'rental.terms.age': 'Age and licence',
    'rental.terms.fuel': 'Fuel policy',
    'rental.terms.cancellation': 'Cancellation',
    'rental.wholeMonths': 'Monthly price for long rentals',
    faq: 'Frequently asked questions',
    ...labelsInEach('papers.contractTerms', 'Contract terms', LANGUAGES),
    ...labelsInEach('papers.bring', 'What to bring', LANGUAGES),
    ...labelsInEach('papers.meetingPoint', 'Meeting point', LANGUAGES),
    ...labelsInEach('papers.messages.request', 'Request', LANGUAGES),
    ...labelsInEach('papers.messages.confirmation', 'Confirmation', LANGUAGES),
    ...labelsInEach('papers.messages.reminder', 'Reminder', LANGUAGES),
    ...labelsInEach('papers.messages.return', 'Return', LANGUAGES),
    ...labelsInEach('papers.messages.road', 'Tolls and fines', LANGUAGES),
    'papers.kabis': 'Rentals are reported to KABİS',
    'papers.uetds': 'Transfers are reported to U-ETDS',
    'business.deliveryHours': 'Delivery hours',
    'business.legalNumbers.companyName': 'Registered company name',
    'business.legalNumbers.licence': 'Licence no.',
    'business.legalNumbers.uetds': 'U-ETDS no.',
    'business.legalNumbers.tax': 'Tax office and no.',
    'business.legalNumbers.mersis': 'MERSIS no.',
    reviews: 'Reviews',
    'legal.kvkk': 'Data protection notice (KVKK)',
    'legal.terms': 'Rental terms',
    'legal.privacy': 'Privacy',
    'legal.cookies': 'Cookies',
    ...translationLabels({
      about: 'About the business',
      deliveryHours: 'Delivery hours',
      included: 'Included in the price',
      insurance: 'Insurance',
      deposit: 'Deposit',
      kilometres: 'Kilometre limit',
      age: 'Age and licence',
      fuel: 'Fuel policy',
      cancellation: 'Cancellation',
      places: 'Pickup points',
      meetingPoints: 'Meeting points at pickup points',
      kvkk: 'Data protection notice (KVKK)',
      terms: 'Rental terms',
      privacy: 'Privacy',
      cookies: 'Cookies',
    }),
  },
  parts: {
    lat: 'Latitude',
    lng: 'Longitude',
    place: 'Pickup point',
    included: 'Included in the price',
    question: 'Question',
    answer: 'Answer',
    alt: 'Alt text',
    name: 'Name',
    text: 'Review',
    stars: 'Stars',
    source: 'Source',
  },
  input: {
    invalid: 'Some fields are not valid',
    stale: 'Somebody else has changed the settings since you opened them',
    version: 'Version is required',
    required: (name: string) => `${name} is required`,
    tooLong: (name: string, most: number) => `${name} must have at most ${most} characters`,
    becomesTooLong: (name: string) => `${name} is too long to be shown; please shorten it`,
    between: (name: string, least: number, most: number) =>
      `${name} must be from ${least} to ${most}`,
    whole: (name: string, least: number, most: number) =>
      `${name} must be a whole number from ${least} to ${most}`,
    unknownPlaceholder: (unknown: string, known: string) =>
      `Unknown name: ${unknown}. Available names: ${known}`,
    tooMany: (names: string, most: number) => `There can be at most ${most} ${names}`,
    rows: {
      hours: 'rows of hours',
      included: 'lines',
      places: 'pickup points',
      questions: 'questions',
      reviews: 'reviews',
      addresses: 'addresses',
    },
    onePhone: 'Enter a single phone number of at most 15 digits',
    phone: 'This is not a valid phone number; example: +90 242 000 00 00',
    whatsapp: 'Enter the WhatsApp number with its country code; example: +90 532 000 00 00',
    email: 'This is not a valid email address; example: info@example.com',
    link: 'This is not a valid link; example: https://instagram.com/yourbusiness',
    country: 'Enter the country as a two-letter code; example: TR',
    rating: 'The rating must be from 0 to 5, with at most one decimal',
    price: 'The daily price must be zero or more, with at most two decimals',
    clock: 'The time must be written as HH:MM; example: 08:30',
    noDay: 'Choose at least one day',
    noLanguage: 'Choose at least one of Turkish, English, German and Russian',
    closesAsItOpens: 'Closing time must differ from opening time; for 24 hours enter 00:00 – 24:00',
    overlap: (day: Weekday, opens: string, closes: string) =>
      `Overlaps ${opens} – ${closes} on ${weekdays[day]}`,
    duplicatePlace: 'This point is already on the list',
    reservedPlace: 'This name cannot be used; enter another name',
    duplicateQuestion: 'This question is already on the list',
    sameHours: 'The end must differ from the start',
    noOutOfHoursPlace:
      'The chosen points are no longer on the list; choose the points with the fee, or all points',
    noPlace: 'At least one pickup point is required',
    panorama: {
      unknown: 'This picture was not found. Please upload it again.',
      shape: (width: number, height: number) =>
        `A panorama must be twice as wide as it is high (2:1); this picture is ${width} × ${height}`,
      tooSmall: (least: number, width: number) =>
        `A panorama must be at least ${least} pixels wide; this picture has only ${width}`,
      unreadable: 'The picture file could not be read. Please upload it again.',
    },
  },
  form: {
    editing,
    sections: {
      business: {
        title: 'Business',
        text: 'Shown at the top and bottom of the website and on the contact buttons.',
      },
      hours: {
        title: 'Opening hours',
        text: 'Days not listed are closed. For a lunch break, add two rows for the same day.',
      },
      address: { title: 'Address' },
      map: {
        title: 'Location on the map',
        text: 'Directions and the map on the website show this point.',
      },
      links: { title: 'Social media', text: 'Empty fields are not shown on the website.' },
      reviews: {
        title: 'Reviews',
        text: 'The summary at the bottom of the website and beside the map; at most six reviews on the home page.',
      },
      panorama: {
        title: '360° picture',
        text: 'The 360° view on the home page. Without a picture of your own, Kervan’s drawing is shown.',
      },
      places: {
        title: 'Pickup points',
        text: 'Where cars can be picked up and returned, in the order shown in forms.',
      },
      extras: {
        title: 'Extras',
        text: 'Daily prices are in euros. An extra with a maximum of zero is not offered.',
      },
      cancellation: {
        title: 'Cancellation and no-show',
        text: 'Proposed from the agreed price when a confirmed booking is cancelled; you decide. An empty one is not proposed.',
      },
      months: { title: 'Long rentals' },
      terms: {
        title: 'Rental terms',
        text: 'Shown on car pages; empty fields are not shown. If a car differs, enter its terms on the car itself.',
      },
      returns: {
        title: 'Return charges',
        text: 'Suggested when a return shows a difference; empty amounts are not suggested.',
      },
      outOfHours: {
        title: 'Out of hours',
        text: 'Added to the price of pickups and returns at these times; an empty amount is free.',
      },
      buffer: {
        title: 'Time between rentals',
        text: 'Time after a return until the car can be handed over again.',
      },
      requests: {
        title: 'Visitor requests',
        text: 'Booking requests that visitors send through the API and that await your confirmation.',
      },
      customers: {
        title: 'Customer records',
        text: 'When the time is up, a customer’s name, phone, email and notes are anonymised overnight; bookings, amounts and dates stay for the reports. The data protection law (KVKK) requires data that is no longer needed to be deleted or anonymised; the Tax Procedure Law requires documents to be kept for five years, the Commercial Code for ten. Ask your adviser which period applies to you.',
      },
      meeting: { title: 'Meeting point' },
      uetds: { title: 'U-ETDS', text: 'Reports of transfers to the ministry.' },
      lettingRules: {
        title: 'Letting rules',
        text: 'Minimum and maximum days, closed days and days without pickups have their own page.',
        action: 'Open rules',
      },
      zones: {
        title: 'Transfer zones and prices',
        text: 'Zones, vehicle types and prices have their own page.',
        action: 'Open zones',
      },
      contract: {
        title: 'Rental contract',
        text: 'The name and address on papers come from the Business page, the numbers from this one.',
      },
      kabis: { title: 'KABİS', text: 'Reports of rentals to the police.' },
      notices: { title: 'Email notices', text: 'Who is notified of new requests.' },
      messages: {
        title: 'Messages',
        text: 'Messages that a booking offers, ready to send on WhatsApp.',
        note: `Names in braces are filled in from the booking: ${names}. A line is left out if the booking has no value for it, such as a plate that has not been chosen yet. {iade} and {iadeYeri} are for rentals only, {varış}, {uçuş} and {şoför} for transfers only.`,
      },
      admins: {
        title: 'Users',
        text: 'Who can sign in, as an owner or as staff.',
        action: 'Open users',
      },
      calendar: {
        title: 'Calendar and notices',
        text: 'Bookings in your phone’s calendar, and a test email.',
        action: 'Open calendar and notices',
      },
      get backups() {
        const { title, lead } = backups.screen;
        return { title, text: lead.nightly };
      },
      faq: {
        title: 'Frequently asked questions',
        text: 'On the home page and in search results, in this order.',
      },
      numbers: {
        title: 'Official details',
        text: 'Shown at the bottom of the website; empty fields are not shown.',
      },
      legal: {
        title: 'Legal texts',
        text: 'Each text has its own page, linked at the bottom of the website; an empty one has no page.',
      },
    },
    pages: {
      business: 'Business',
      site: 'Website',
      rental: 'Rental',
      fees: 'Fees',
      transfer: 'Transfer',
      legal: 'Legal',
      system: 'System',
    },
    pageTitle: (page: string) => `${page} – Settings – Kervan`,
    pagesLabel: 'Pages of the settings',
    search: {
      label: 'Search the settings',
      results: 'Settings found',
      found: (count: number) => (count === 1 ? '1 setting found' : `${count} settings found`),
      none: 'No setting with this name.',
    },
    hasErrors: 'has errors',
    title: 'Settings',
    viewSite: 'View website',
    newWindow: '(opens in a new window)',
    loadFailed: 'The settings could not be loaded. Please try again.',
    save: 'Save',
    saved: 'Settings saved',
    saveFailed: 'The settings could not be saved. Please try again.',
    errorsTitle: 'Please correct these fields:',
    chatLink: 'Requests arrive at',
    hints: {
      'rental.cancellation.freeHours':
        'Customers read the cancellation terms of the Rental page; keep both the same.',
      'business.phone': 'The number that visitors call',
      'business.whatsappNumber': 'With its country code; booking requests arrive here',
      'business.vatPercent': 'Used in the file for the accountant',
      'business.about': 'Shown beside news articles',
      'business.languages':
        'Visitors see them, in their own language, at the bottom of the site and at the WhatsApp button',
      'business.address.country': 'Two letters; TR for Turkey',
      'business.reviewSummary.rating': 'From 0 to 5',
      'rental.terms.included': 'One per line; example: Sınırsız kilometre',
      'rental.wholeMonths':
        'Every full 30 days are charged at the monthly price. When off, totals use the weekly and daily prices only.',
      'notices.emails':
        'One address per line. If email is set up on the server (SMTP_URL), each new request is sent to them.',
      'notices.morningMail':
        'Every morning at 07:00 the day’s hand-overs, returns and transfers are sent to these addresses; nothing is sent on days without any.',
      'customers.keepYears': 'From 1 to 30; if empty, kept indefinitely',
      'customers.documentMonths':
        'From 1 to 120; after that, document numbers, photos and signatures of hand-overs are deleted',
      'rental.bufferMinutes':
        'From 0 to 1440; a car may have its own. Existing bookings never count as clashing',
      'rental.holdHours': 'A request not confirmed in this time releases the car; from 1 to 168',
      'rental.holdPercent':
        'Unconfirmed requests together hold at most this share of the fleet on any day. Requests beyond it reach you but hold no car; from 0 to 100',
      'business.deliveryHours':
        'When cars are delivered; example: Her gün 24 saat, havalimanında uçuşunuza göre',
      'business.legalNumbers.licence': 'For example: TÜRSAB A grubu, 1234',
      'business.legalNumbers.tax': 'For example: Muratpaşa, 1234567890',
      'legal.kvkk': MARKDOWN,
      'legal.terms': MARKDOWN,
      'legal.privacy': MARKDOWN,
      'legal.cookies': MARKDOWN,
      'papers.contractTerms.tr':
        'One clause per line; they are numbered when printed. A contract shows the Turkish text beside the text in the language of the booking.',
      'papers.bring.tr': 'One per line; shown on the confirmation and on the customer’s trip page.',
      'papers.meetingPoint.tr':
        'Where you meet customers; replaces {buluşma}. Example: Dış hatlar gelen yolcu, B kapısı önü',
      'papers.meetingPoint.en': 'Example: International arrivals, in front of gate B',
      'papers.meetingPoint.de':
        'Example: Ankunft Ausland, vor Tor B. If empty, the English text is used, otherwise the Turkish one.',
      'papers.meetingPoint.ru':
        'Example: Зал прилёта международных рейсов, у выхода B. If empty, the English text is used, otherwise the Turkish one.',
      'papers.kabis':
        'To the police, at hand-over and return. When off, its list and reminder are hidden.',
      'papers.uetds':
        'To the ministry, before a transfer begins. When off, its list and reminder are hidden.',
    },
    link: 'https://…',
    hours: {
      one: (place: number) => `Row ${place}`,
      days: 'Days',
      dayNames: weekdays,
      shortDays: {
        monday: 'Mon',
        tuesday: 'Tue',
        wednesday: 'Wed',
        thursday: 'Thu',
        friday: 'Fri',
        saturday: 'Sat',
        sunday: 'Sun',
      },
      opens: 'Opens',
      closes: 'Closes',
      remove: (row: string) => `Delete ${row.toLowerCase()}`,
      add: 'Add hours',
      change: 'Change hours',
      preview: 'As shown on the website',
      none: 'No hours: the website says you are closed all week.',
    },
    map: {
      paste: 'Coordinates or a map link',
      pasteHint: 'For example 36.8841, 30.7056, or a link copied from Google Maps',
      pasted: 'Location found.',
      notFound:
        'No location found in this. Open the short link in the browser and copy the long link from the address bar.',
      pick: 'Location of the business: click the map or drag the pin; enter coordinates for the exact location',
      names: { airport: 'Airport (AYT)', gulf: 'Gulf of Antalya', mountains: 'BEY MOUNTAINS' },
      choose: 'Choose on the map',
      pickHint: 'You can also click the map or drag the pin.',
      outside:
        'This location is outside the drawn map; the website shows the district and city instead.',
      check: 'Open this location on a map',
      live: {
        label: (business: string) => `Map of the surroundings of ${business}`,
        zoomIn: 'Zoom in',
        zoomOut: 'Zoom out',
        attribution: '© OpenStreetMap contributors',
        newWindow: '(opens in a new window)',
      },
    },
    get panorama() {
      return {
        ...images.screen,
        own: 'Your own picture',
        painted: 'Kervan’s drawing is in use',
        unreadable: 'This file could not be read. Save it as a JPEG or PNG and try again.',
        failedFirst: 'The picture could not be uploaded. Try again or remove it, then save.',
        mainRemoved: 'Picture removed.',
        formats: (maxBytes: number) =>
          `Twice as wide as high (2:1, equirectangular), at least 2000 pixels wide; 4096 × 2048 is best. JPEG, PNG, WebP or AVIF, up to ${maxBytes / 1024 / 1024} MB.`,
      };
    },
    rows: {
      up: (name: string) => `Move up: ${name}`,
      down: (name: string) => `Move down: ${name}`,
      remove: (name: string) => `Delete: ${name}`,
      moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
      removed: (name: string) => `${name} deleted`,
    },
    places: {
      one: (place: number) => `Point ${place}`,
      add: 'Add point',
      known: 'The site already has a translation.',
      kind: 'Type',
      kinds: {
        other: 'Other',
        office: 'Our own office (directions lead to the location on the map)',
        airport: 'Airport (asks for the flight number)',
        hotel: 'Hotel (asks for its name)',
      },
      meetingPoint: 'Meeting point',
      meetingHint:
        'Where you meet the customer at this place; shown on the confirmation, in messages and on the customer’s trip page.',
      airportHint: 'If empty, the meeting point at the airport in the transfer settings is used.',
      shortKinds: { other: '', office: 'Office', airport: 'Airport', hotel: 'Hotel' },
      fees: { delivery: 'Delivery fee (€)', return: 'One-way fee (€)' },
      shortFees: {
        delivery: (euros) => `delivery €${euros}`,
        return: (euros) => `one-way €${euros}`,
      },
      everywhere: 'All points',
    },
    faq: {
      one: (place: number) => `Question ${place}`,
      add: 'Add question',
      none: 'Without questions the section is not shown on the website.',
    },
    reviews: {
      source: 'For example: Google, Mayıs 2026; optional',
      one: (place: number) => `Review ${place}`,
      add: 'Add review',
      none: 'Without reviews the home page shows only the summary.',
    },
    titles: {
      'papers.contractTerms.tr': 'Contract terms',
      'papers.bring.tr': 'What to bring',
      'papers.meetingPoint.tr': 'Meeting point',
      'papers.messages.request.tr': 'Request received',
      'papers.messages.confirmation.tr': 'Confirmation',
      'papers.messages.reminder.tr': 'Reminder',
      'papers.messages.return.tr': 'Return',
      'papers.messages.road.tr': 'Tolls and fines',
    },
  },
};
