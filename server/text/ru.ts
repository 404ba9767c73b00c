import { russianPlural } from '#app/lib/words/plurals.ts';
import type { tr } from './tr.ts';

const plainPage: (typeof tr)['plainPage'] = {
  refusals: {
    400: { title: 'Не удалось понять запрос.', text: 'Проверьте адрес и попробуйте ещё раз.' },
    403: {
      title: 'Эта форма отправлена с другого сайта.',
      text: 'Ради вашей безопасности мы её не приняли. Откройте страницу на этом сайте и попробуйте ещё раз.',
    },
    404: {
      title: 'Страница не найдена.',
      text: 'Возможно, в адресе опечатка или страницу удалили.',
    },
    413: {
      title: 'Отправленные данные слишком велики.',
      text: 'Сократите их и попробуйте ещё раз.',
    },
    415: {
      title: 'Данные в таком виде не принимаются.',
      text: 'Воспользуйтесь формой на странице и попробуйте ещё раз.',
    },
    429: {
      title: 'Вы отправили слишком много запросов.',
      text: 'Подождите немного и попробуйте ещё раз.',
    },
    503: { title: 'Сайт сейчас перегружен.', text: 'Попробуйте ещё раз чуть позже.' },
    database: {
      title: 'Сейчас мы не можем показать эту страницу.',
      text: 'Небольшой сбой в работе. Попробуйте ещё раз чуть позже.',
    },
    'disk-full': {
      title: 'Сейчас ничего не удаётся сохранить.',
      text: 'На сервере закончилось место. Попробуйте позже.',
    },
  },
  unexpected: { title: 'Произошла непредвиденная ошибка.', text: 'Попробуйте позже.' },
  retry: 'Попробовать ещё раз',
  home: 'На главную',
};

const sides = { least: 'не меньше', most: 'не больше' };
const characters = (bound: unknown) =>
  `${bound}\u00a0${russianPlural(Number(bound), 'знака', 'знаков', 'знаков')}`;
const entries = (bound: unknown) =>
  `${bound}\u00a0${russianPlural(Number(bound), 'записи', 'записей', 'записей')}`;

/** Errors in the input of visitors only. Errors of the office are in Turkish and English. */
const validation: (typeof tr)['validation'] = {
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
  format: 'Неверный формат',
  types: {
    int: 'целое число',
    number: 'число',
    string: 'текст',
    boolean: 'true или false',
    array: 'список',
    object: 'объект',
    date: 'дату',
  },
  unknown: 'Неизвестное поле',
  invalid: 'Неверное значение',
  required: 'Заполните это поле',
  mustBe: (what) => `Укажите ${what}`,
  oneOf: (values) => `Укажите одно из: ${values}`,
  length: (side, bound) => `Укажите ${sides[side]} ${characters(bound)}`,
  entries: (side, bound) => `Укажите ${sides[side]} ${entries(bound)}`,
  bound: (side, bound) => `Укажите число ${sides[side]} ${bound}`,
};

export const ru: typeof tr = { plainPage, validation };
