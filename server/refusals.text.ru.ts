import { russianPlural } from '#app/lib/plurals.ts';
import type { Validation } from './refusals.text.en.ts';

const sides = { least: 'не меньше', most: 'не больше' };
const characters = (bound: unknown) =>
  `${bound}\u00a0${russianPlural(Number(bound), 'знака', 'знаков', 'знаков')}`;
const entries = (bound: unknown) =>
  `${bound}\u00a0${russianPlural(Number(bound), 'записи', 'записей', 'записей')}`;

/** Only of what visitors send: refusals of the office are in Turkish and English. */
export const ru: Validation = {
  where: {
    body: 'Некоторые данные не указаны или указаны неверно',
    querystring: 'Некоторые параметры указаны неверно',
    params: 'Адрес указан неверно',
    headers: 'Некоторые заголовки указаны неверно',
  },
  request: 'Запрос составлен неверно',
  formats: {
    date: 'Укажите дату в виде 2026-07-14',
    time: 'Укажите время в виде 10:30',
    datetime: 'Укажите дату и время в виде 2026-07-14T10:30:00Z',
    email: 'Проверьте адрес e-mail',
    url: 'Проверьте адрес сайта',
    uuid: 'Укажите UUID',
  },
  format: 'Проверьте, как это записано',
  types: {
    int: 'целое число',
    number: 'число',
    string: 'текст',
    boolean: 'true или false',
    array: 'список',
    object: 'объект',
    date: 'дату',
  },
  unknown: 'Здесь это поле неизвестно',
  invalid: 'Указано неверно',
  required: 'Заполните это поле',
  mustBe: (what) => `Укажите ${what}`,
  oneOf: (values) => `Укажите одно из: ${values}`,
  length: (side, bound) => `Укажите ${sides[side]} ${characters(bound)}`,
  entries: (side, bound) => `Укажите ${sides[side]} ${entries(bound)}`,
  bound: (side, bound) => `Укажите число ${sides[side]} ${bound}`,
};
