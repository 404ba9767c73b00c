import { plural } from '#app/lib/words/plurals.ts';
import type { tr } from './tr.ts';

const plainPage: (typeof tr)['plainPage'] = {
  refusals: {
    400: {
      title: 'Die Anfrage wurde nicht verstanden.',
      text: 'Bitte prüfen Sie die Internetadresse und versuchen Sie es erneut.',
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
      title: 'Die Angaben werden in diesem Format nicht angenommen.',
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

const sides = { least: 'mindestens', most: 'höchstens' };
const entries = (bound: unknown) => `${bound}\u00a0${plural(Number(bound), 'Eintrag', 'Einträge')}`;

/** Errors in the input of visitors only. Errors of the office are in Turkish and English. */
const validation: (typeof tr)['validation'] = {
  where: {
    body: 'Einige Angaben fehlen oder sind nicht richtig.',
    querystring: 'Einige Parameter sind ungültig.',
    params: 'Die Adresse ist ungültig.',
    headers: 'Einige Kopfzeilen sind ungültig.',
  },
  request: 'Die Anfrage ist ungültig.',
  formats: {
    date: 'Bitte ein Datum wie 2026-07-14 angeben.',
    time: 'Bitte eine Uhrzeit wie 10:30 angeben.',
    datetime: 'Bitte Datum und Uhrzeit wie 2026-07-14T10:30:00Z angeben.',
    email: 'Bitte eine gültige E-Mail-Adresse angeben.',
    url: 'Bitte eine gültige Internetadresse angeben.',
    uuid: 'Bitte eine UUID angeben.',
  },
  format: 'Diese Angabe hat ein falsches Format.',
  types: {
    int: 'eine ganze Zahl',
    number: 'eine Zahl',
    string: 'einen Text',
    boolean: 'true oder false',
    array: 'eine Liste',
    object: 'ein Objekt',
    date: 'ein Datum',
  },
  unknown: 'Diese Angabe ist hier nicht bekannt.',
  invalid: 'Diese Angabe ist ungültig.',
  required: 'Diese Angabe fehlt.',
  mustBe: (what) => `Bitte ${what} angeben.`,
  oneOf: (values) => `Bitte einen dieser Werte angeben: ${values}.`,
  length: (side, bound) => `Bitte ${sides[side]} ${bound}\u00a0Zeichen angeben.`,
  entries: (side, bound) => `Bitte ${sides[side]} ${entries(bound)} angeben.`,
  bound: (side, bound) => `Bitte eine Zahl von ${sides[side]} ${bound} angeben.`,
};

export const de: typeof tr = { plainPage, validation };
