/** What visitors read in German when no page of the site can be rendered. */
import type { tr } from './plain-page.text.tr.ts';

export const de: typeof tr = {
  refusals: {
    400: {
      title: 'Die Anfrage wurde nicht verstanden.',
      text: 'Bitte prüfen Sie die Adresse und versuchen Sie es erneut.',
    },
    403: {
      title: 'Dieses Formular kam von einer anderen Website.',
      text: 'Zu Ihrer Sicherheit wurde es nicht angenommen. Bitte öffnen Sie die Seite hier und versuchen Sie es erneut.',
    },
    404: {
      title: 'Seite nicht gefunden.',
      text: 'Die Adresse ist vielleicht falsch geschrieben, oder die Seite wurde entfernt.',
    },
    413: {
      title: 'Die gesendeten Angaben sind zu lang.',
      text: 'Bitte kürzen Sie sie und versuchen Sie es erneut.',
    },
    415: {
      title: 'Die Angaben werden in dieser Form nicht angenommen.',
      text: 'Bitte benutzen Sie das Formular auf der Seite und versuchen Sie es erneut.',
    },
    429: {
      title: 'Sie haben zu viele Anfragen gesendet.',
      text: 'Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    },
    503: {
      title: 'Die Website ist gerade stark ausgelastet.',
      text: 'Bitte versuchen Sie es in Kürze erneut.',
    },
    database: {
      title: 'Wir können diese Seite gerade nicht anzeigen.',
      text: 'Es gibt eine kurze Störung. Bitte versuchen Sie es in Kürze erneut.',
    },
    'disk-full': {
      title: 'Im Moment kann nichts gespeichert werden.',
      text: 'Der Speicher des Servers ist voll. Bitte versuchen Sie es später erneut.',
    },
  },
  unexpected: {
    title: 'Ein unerwarteter Fehler ist aufgetreten.',
    text: 'Bitte versuchen Sie es später erneut.',
  },
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
};
