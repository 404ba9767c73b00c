import { plural } from '#app/lib/words/plurals.ts';
import { de as cars } from '#app/site/cars/text/de.ts';
import { de as transfers } from '#app/site/transfers/text/de.ts';
import type { tr } from './tr.ts';

export const de: typeof tr = {
  rental: cars.form.errors,
  transfer: transfers.form.errors,
  invalid: 'Einige Angaben fehlen oder sind nicht richtig.',
  date: 'Bitte ein gültiges Datum wie 2026-07-14 angeben.',
  time: 'Bitte eine Uhrzeit wie 10:30 angeben.',
  wrongPhone: 'Bitte eine gültige Telefonnummer angeben.',
  onePhone: transfers.form.errors.onePhone,
  unknownLanguage: 'Als Sprache ist tr, en, de oder ru möglich.',
  unknownPlace: 'Bitte einen der Orte aus der Liste wählen.',
  wrongTime: 'Wählbar ist jede halbe Stunde von 00:00 bis 23:30\u00a0Uhr.',
  unknownCar: 'Dieses Fahrzeug kann nicht gemietet werden.',
  noSuchExtra: 'Dieses Extra ist für dieses Fahrzeug nicht erhältlich.',
  tooManyExtras: (most) => `Höchstens ${most}\u00a0Stück wählbar.`,
  tooManyPassengers: (most) =>
    `Dieses Fahrzeug hat Platz für höchstens ${most}\u00a0${plural(most, 'Person', 'Personen')}.`,
  noFreeUnit:
    'Dieses Fahrzeug ist im gewählten Zeitraum ausgebucht. Bitte wählen Sie einen anderen Zeitraum oder ein anderes Fahrzeug.',
  tooOften: 'Sie haben zu viele Anfragen gesendet. Bitte versuchen Sie es später noch einmal.',
  tooMany:
    'Zu dieser Telefonnummer oder E-Mail-Adresse liegen bereits drei unbestätigte Anfragen vor. Bitte warten Sie unsere Antwort ab oder rufen Sie uns an.',
  keyReused:
    'Mit diesem Idempotency-Key wurde bereits eine andere Anfrage gesendet. Bitte verwenden Sie einen neuen.',
  deleted: 'Diese Anfrage ist nicht mehr gespeichert.',
};
