import type { tr } from './tr.ts';

const viewer: (typeof tr)['viewer'] = {
  label: '360° view: drag or use the arrow keys to turn, + and − to zoom',
  hint: 'Drag or use the arrow keys',
  close: 'Close',
  left: 'Turn left',
  right: 'Turn right',
  up: 'Look up',
  down: 'Look down',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

const samplePosts: (typeof tr)['samplePosts'] = {
  airport: {
    title: 'How does car hand-over work at Antalya Airport?',
    excerpt:
      'Step by step from landing to keys: where we meet, which documents you need and how we check the car together.',
  },
  tolls: {
    title: 'HGS, bridges and motorways: tolls in a hire car',
    excerpt:
      'How tolls are recorded, who pays and when they come off the deposit. What to know before you set off.',
  },
  coast: {
    title: 'The coast road to Kaş: five places worth a stop',
    excerpt:
      'An unhurried day on the D400: a small plan for coves, viewpoints and bends in the road.',
  },
};

const carouselText = (carousel: string, previous: string, next: string) => ({
  carousel,
  previous,
  next,
  role: 'carousel',
  slideRole: 'slide',
  slide: (position: number, count: number) => `${position} of ${count}`,
  page: (page: number) => `Go to page ${page}`,
  pause: 'Pause the slideshow',
  play: 'Start the slideshow',
});

export const en: typeof tr = {
  title: 'Antalya car hire and airport transfers',
  description:
    'Car delivery at Antalya Airport, clear prices from the start, comprehensive cover with an excess. Choose your car and dates, then book via WhatsApp.',
  hero: {
    eyebrow: 'Car hire and transfers in Antalya',
    promise: 'Off the plane, off to the sea.',
    lead: 'Your car is ready when you land. See the price upfront and book via WhatsApp.',
    rent: 'Car hire',
    transfer: 'Transfer service',
  },
  answers: {
    title: (range, days) => `Totals for ${range}, ${days}`,
  },
  steps: {
    title: 'Car hire in four steps',
    items: ['Choose your car', 'Set location and dates', 'Book', 'Sit back and relax'],
  },
  band: {
    label: 'Highlights',
    pause: 'Stop the moving text',
    items: [
      'Airport delivery',
      'Transfers include VAT',
      'Comprehensive cover with excess',
      'Child seats',
      'Euro, dollar, lira',
      'Hotel delivery',
      'Booking via WhatsApp',
    ],
  },
  features: {
    title: 'Everything clear, from landing to return',
    places: 'Pickup points',
    items: {
      price: {
        title: 'A price known upfront',
        text: 'See the total line by line before you send a request.',
      },
      insurance: {
        title: 'Cover in every rental',
        text: 'Third-party, comprehensive with an excess, and theft.',
      },
      chat: {
        title: 'Confirmed by our team',
        text: 'Requests open in WhatsApp; no card details asked.',
      },
      payment: {
        title: 'Pay as you prefer',
        text: 'Credit card, bank transfer or, by arrangement, cash.',
      },
      family: {
        title: 'Extras for families',
        text: 'Child seat, additional driver, young driver package.',
      },
    },
  },
  cars: {
    title: 'Our cars',
    lead: 'Small for the city, comfortable for the road to Kaş, roomy for a big family.',
    all: 'All cars',
    details: 'View details',
    loading: 'Loading cars',
    noticesLang: 'en',
    failed: 'We couldn’t load the cars. Please try again later.',
    retry: 'Try again',
    emptyTitle: 'No cars available',
    emptyText: 'There are no cars available right now. Please check back later.',
    refresh: 'Refresh',
    carousel: carouselText('Car gallery', 'Previous cars', 'Next cars'),
  },
  news: {
    title: 'Before you set off',
    lead: 'Routes, rules, useful tips: our latest articles.',
    all: 'All articles',
    readMore: 'Read more',
    loading: 'Loading articles',
    failed: 'We couldn’t load the latest articles just now.',
    retry: 'Try again',
    emptyTitle: 'No articles yet',
    emptyText: 'Our first one is on its way. Please look in again soon.',
    refresh: 'Refresh',
    carousel: carouselText('Latest articles', 'Previous articles', 'Next articles'),
  },
  panorama: {
    title: 'See the bay from here',
    lead: 'A stop on the coast road: pause at the viewpoint and look all around.',
    ownTitle: 'Take a look around',
    ownLead: 'Open the view and explore it in every direction.',
    still:
      'A stone viewing terrace on the coast road: pines and sea on the left, bays and mountains ahead, a parked red SUV on the right.',
    open: 'Explore in 360°',
    loading: 'Loading the view',
    leave: 'Cancel',
    failed: 'The 360° view couldn’t be opened. You can try again.',
    unable: 'The 360° view can’t be shown on this device.',
  },
  map: {
    quotes: 'What our guests say',
    more: (count) => `All reviews (${count})`,
    less: 'Show fewer',
    title: 'Where to find us',
    address: 'Address',
    hours: 'Opening hours',
    phone: 'Phone',
    directions: 'Get directions',
    show: 'Show the map',
    hide: 'Hide the map',
    failed: 'The map could not be loaded.',
    retry: 'Try again',
    showNote: (host) => `The street map loads from ${host}, which then sees your IP address.`,
    drawn: (business) => `Map of the Gulf of Antalya; a pin marks the ${business} office.`,
    names: { airport: 'Airport (AYT)', gulf: 'Gulf of Antalya', mountains: 'BEY MOUNTAINS' },
    reviews: 'Rated by our customers',
    rating: (rating) => `${rating}/5`,
    count: (count) => `${count}+ reviews`,
    stars: (rating) => `${rating} out of 5 stars`,
    read: 'Read reviews',
  },
  faq: {
    title: 'Common questions',
    lead: 'Payment, deposit, insurance. If yours isn’t answered here, write to us; one of our team will reply.',
    ask: 'Ask on WhatsApp',
    greeting: 'Hello, I have a question.',
  },
  viewer,
  samplePosts,
};
