import type { tr } from './tr.ts';

const legalPage: (typeof tr)['legalPage'] = {
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  description: (title, business) =>
    `${business}: ${title}. The text that applies to our car hire and transfers.`,
};

const sentCard: (typeof tr)['sentCard'] = {
  title: 'Your request',
  hours: 'Our office replies during these hours',
  again: 'Open the chat again',
  trip: 'My trip',
};

export const en: typeof tr = {
  locale: 'en_GB',
  socialCard:
    'A red SUV on the road along the Gulf of Antalya, the sun setting over the mountains behind it',
  shell: {
    skipToContent: 'Skip to content',
    feed: 'News',
    home: 'home page',
    mainNav: 'Main menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    currency: 'Currency',
    languages: 'Language',
    languagesAtEnd: 'Language, at the end of the page',
    nav: { home: 'Home', cars: 'Cars', transfer: 'Transfers', news: 'News' },
    mobileNav: { home: 'Home', cars: 'Cars', transfer: 'Transfer service', news: 'Blog' },
  },
  contact: {
    title: 'Contact us',
    greeting: 'Hello, I’d like some information about car hire.',
    whatsapp: 'WhatsApp',
    phone: 'Phone',
    call: 'Call',
    email: 'Email',
    instagram: 'Instagram',
  },
  share: {
    title: 'Share',
    // Used by `on` only: 'Share via email', 'Share via Twitter'.
    email: 'email',
    on: (network) => `Share via ${network}`,
  },
  chat: {
    sending: 'Opening WhatsApp…',
    code: 'Code for our office, please don’t delete:',
    opened: 'WhatsApp is opening with your booking request.',
    failed: 'WhatsApp couldn’t be opened. Please try again.',
    offline:
      'You are offline. If WhatsApp has not opened, open it here once you are online again. Everything you typed is still here.',
    emptyMessage: 'The message couldn’t be created.',
    openByHand: 'Open the WhatsApp chat here',
  },
  footer: {
    promise: 'Car delivery at Antalya Airport, at hotels and in town, plus airport transfers.',
    contact: 'Contact',
    quickLinks: 'Quick links',
    social: 'Social media',
    hours: 'Opening hours',
    legal: 'Legal',
    reviews: (rating, count) => `${rating}/5 · ${count}+ reviews`,
    copyright: (year, business) => `© ${year} ${business}`,
  },
  error: {
    title: 'We’ve hit a bump in the road',
    text: 'We can’t show this page right now. Please try again in a moment.',
    retry: 'Try again',
    home: 'Back to the home page',
  },
  notFound: {
    lang: 'en',
    title: 'Something’s missing.',
    text: 'Looks like this page is missing. Don’t worry though, our best team is on the case.',
    back: 'Back to the home page',
    code: '404',
    reason: 'Page not found',
  },
  legalPage,
  sentCard,
};
