import { plural } from '#app/lib/plurals.ts';
import type { Validation } from './refusals.text.en.ts';

const sides = { least: 'mindestens', most: 'höchstens' };
const entries = (bound: unknown) => `${bound}\u00a0${plural(Number(bound), 'Eintrag', 'Einträge')}`;

/** Only of what visitors send: refusals of the office are in Turkish and English. */
export const de: Validation = {
  where: {
    body: 'Einige Angaben fehlen oder sind nicht richtig.',
    querystring: 'Einige Parameter sind nicht richtig.',
    params: 'Die Adresse ist nicht richtig.',
    headers: 'Einige Kopfzeilen sind nicht richtig.',
  },
  request: 'Die Anfrage ist nicht richtig.',
  formats: {
    date: 'Bitte ein Datum wie 2026-07-14 angeben.',
    time: 'Bitte eine Uhrzeit wie 10:30 angeben.',
    datetime: 'Bitte Datum und Uhrzeit wie 2026-07-14T10:30:00Z angeben.',
    email: 'Bitte eine gültige E-Mail-Adresse angeben.',
    url: 'Bitte eine gültige Internetadresse angeben.',
    uuid: 'Bitte eine UUID angeben.',
  },
  format: 'Diese Angabe hat nicht die richtige Form.',
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
  invalid: 'Diese Angabe ist nicht richtig.',
  required: 'Diese Angabe fehlt.',
  mustBe: (what) => `Bitte ${what} angeben.`,
  oneOf: (values) => `Bitte eines davon angeben: ${values}.`,
  length: (side, bound) => `Bitte ${sides[side]} ${bound}\u00a0Zeichen angeben.`,
  entries: (side, bound) => `Bitte ${sides[side]} ${entries(bound)} angeben.`,
  bound: (side, bound) => `Bitte eine Zahl von ${sides[side]} ${bound} angeben.`,
};
