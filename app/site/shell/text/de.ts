import type { tr } from './tr.ts';

const legalPage: (typeof tr)['legalPage'] = {
  home: 'Startseite',
  breadcrumbs: 'Sie sind hier',
  description: (title, business) => `${business}: ${title}. Gültig für Mietwagen und Transfers.`,
};

const sentCard: (typeof tr)['sentCard'] = {
  title: 'Ihre Anfrage',
  hours: 'Zu diesen Zeiten antworten wir',
  again: 'Chat erneut öffnen',
  trip: 'Meine Reise',
};

const email = 'E-Mail';

export const de: typeof tr = {
  locale: 'de_DE',
  socialCard:
    'Roter SUV auf der Küstenstraße am Golf von Antalya, dahinter geht über den Bergen die Sonne unter',
  shell: {
    skipToContent: 'Zum Inhalt springen',
    feed: 'Magazin',
    home: 'Startseite',
    mainNav: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    menu: 'Menü',
    currency: 'Währung',
    languages: 'Sprache',
    languagesAtEnd: 'Sprache, am Seitenende',
    nav: { home: 'Startseite', cars: 'Mietwagen', transfer: 'Transfer', news: 'Magazin' },
    mobileNav: { home: 'Startseite', cars: 'Mietwagen', transfer: 'Transfer', news: 'Magazin' },
  },
  contact: {
    title: 'So erreichen Sie uns',
    greeting: 'Guten Tag, ich interessiere mich für einen Mietwagen.',
    whatsapp: 'WhatsApp',
    phone: 'Telefon',
    call: 'Anrufen',
    email: 'E-Mail',
    instagram: 'Instagram',
  },
  share: {
    title: 'Teilen',
    email,
    on: (network) => (network === email ? `Per ${email} teilen` : `Auf ${network} teilen`),
  },
  chat: {
    sending: 'WhatsApp wird geöffnet\u00a0…',
    code: 'Code für das Büro, bitte nicht löschen:',
    opened: 'WhatsApp wird geöffnet. Ihre Reservierungsanfrage ist vorbereitet.',
    failed: 'WhatsApp ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal.',
    offline:
      'Sie sind offline. Falls sich WhatsApp nicht geöffnet hat, öffnen Sie es hier, sobald Sie wieder online sind. Ihre Eingaben bleiben erhalten.',
    emptyMessage: 'Die Nachricht konnte nicht erstellt werden.',
    openByHand: 'WhatsApp-Chat hier öffnen',
  },
  footer: {
    promise:
      'Mietwagen in Antalya mit Übergabe am Flughafen, im Hotel oder in der Stadt. Dazu Flughafentransfers.',
    contact: 'Kontakt',
    quickLinks: 'Schnellzugriff',
    social: 'Soziale Medien',
    hours: 'Öffnungszeiten',
    legal: 'Rechtliches',
    reviews: (rating, count) =>
      `${String(rating).replace('.', ',')}/5 · ${count === 1 ? '1\u00a0Bewertung' : `${count}+ Bewertungen`}`,
    copyright: (year, business) => `© ${year} ${business}`,
  },
  error: {
    title: 'Eine kleine Panne',
    text: 'Diese Seite können wir gerade nicht anzeigen. Bitte versuchen Sie es in Kürze noch einmal.',
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
  notFound: {
    lang: 'de',
    title: 'Hier fehlt etwas.',
    text: 'Diese Seite gibt es offenbar nicht. Aber keine Sorge: Unsere besten Leute sind schon unterwegs.',
    back: 'Zur Startseite',
    code: '404',
    reason: 'Seite nicht gefunden',
  },
  legalPage,
  sentCard,
};
