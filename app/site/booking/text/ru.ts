import { russianPlural } from '#app/lib/words/plurals.ts';
import { ru as cars } from '#app/site/cars/text/ru.ts';
import { ru as transfers } from '#app/site/transfers/text/ru.ts';
import type { tr } from './tr.ts';

export const ru: typeof tr = {
  rental: cars.form.errors,
  transfer: transfers.form.errors,
  invalid: 'Некоторые данные не указаны или указаны неверно',
  date: 'Укажите существующую дату в виде 2026-07-14',
  time: 'Укажите время в виде 10:30',
  wrongPhone: 'Проверьте номер телефона',
  onePhone: transfers.form.errors.onePhone,
  unknownLanguage: 'Язык может быть tr, en, de или ru',
  unknownPlace: 'Выберите место из списка',
  wrongTime: 'Выберите время от 00:00 до 23:30 с шагом в полчаса',
  unknownCar: 'Этот автомобиль нельзя арендовать',
  noSuchExtra: 'Для этого автомобиля такой услуги нет',
  tooManyExtras: (most) => `Можно выбрать не больше ${most}`,
  tooManyPassengers: (most) =>
    `В этот автомобиль помещается не больше ${most} ${russianPlural(most, 'пассажира', 'пассажиров', 'пассажиров')}`,
  noFreeUnit:
    'На выбранные даты этот автомобиль занят. Выберите другие даты или другой автомобиль.',
  tooOften: 'Вы отправили слишком много заявок. Попробуйте, пожалуйста, позже.',
  tooMany:
    'С этим телефоном или e-mail уже есть три неподтверждённые заявки. Дождитесь нашего ответа или позвоните нам.',
  keyReused: 'С этим Idempotency-Key уже отправлена другая заявка. Укажите новый ключ.',
  deleted: 'Этой заявки больше нет',
};
