import { counted } from '#app/lib/words/plain-text.ts';
import { plural } from '#app/lib/words/plurals.ts';
import { en as cars } from '#app/site/cars/text/en.ts';
import { en as transfers } from '#app/site/transfers/text/en.ts';
import type { tr } from './tr.ts';

export const en: typeof tr = {
  rental: cars.form.errors,
  transfer: transfers.form.errors,
  invalid: 'Some details are missing or incorrect.',
  date: 'The date must be a valid day, such as 2026-07-14.',
  time: 'The time must be in the form 10:30.',
  wrongPhone: 'Please enter a valid phone number.',
  onePhone: transfers.form.errors.onePhone,
  unknownLanguage: 'The language must be tr, en, de or ru.',
  unknownPlace: 'Please choose one of the locations on the list.',
  wrongTime: 'Times can be chosen every half hour from 00:00 to 23:30.',
  unknownCar: 'This car can’t be booked.',
  noSuchExtra: 'This extra isn’t available with this car.',
  tooManyExtras: (most) => `You can choose ${most} at most.`,
  tooManyPassengers: (most) =>
    `This vehicle takes up to ${counted(most, plural(most, 'passenger', 'passengers'))}.`,
  noFreeUnit: 'This car is fully booked on your dates. Please choose other dates or another car.',
  tooOften: 'You have sent too many booking requests. Please try again later.',
  tooMany:
    'Three requests with this phone number or email address are awaiting confirmation. Please wait for our office to reply, or call us.',
  keyReused: 'Another request was sent with this Idempotency-Key. Please use a new one.',
  deleted: 'This request is no longer on record.',
};
