import { isAroundTheClock } from '../places/opening-hours.rules.ts';
import type { tr } from './tr.ts';

const legal: (typeof tr)['legal'] = {
  titles: {
    kvkk: 'Обработка персональных данных (KVKK)',
    terms: 'Условия аренды',
    privacy: 'Конфиденциальность',
    cookies: 'Файлы cookie',
  },
  numbers: {
    companyName: 'Официальное название',
    licence: 'Лицензия',
    uetds: 'Номер U-ETDS',
    tax: 'Налоговая инспекция, налоговый номер',
    mersis: 'Номер MERSİS',
  },
};

const newWindow = '(откроется в новом окне)';

const liveMap: (typeof tr)['liveMap'] = {
  label: (business) => `Карта: окрестности офиса ${business}`,
  zoomIn: 'Приблизить карту',
  zoomOut: 'Отдалить карту',
  attribution: '© Участники OpenStreetMap',
  newWindow,
};

const weekdays: (typeof tr)['weekdays'] = {
  monday: 'Понедельник',
  tuesday: 'Вторник',
  wednesday: 'Среда',
  thursday: 'Четверг',
  friday: 'Пятница',
  saturday: 'Суббота',
  sunday: 'Воскресенье',
};

export const ru: typeof tr = {
  weekdays,
  newWindow,
  hours: {
    days: ({ first, last }) =>
      first === last
        ? weekdays[first]
        : `${weekdays[first]}\u00a0– ${weekdays[last].toLowerCase()}`,
    times: ({ hours }) =>
      hours
        .map((each) => (isAroundTheClock(each) ? 'Круглосуточно' : `${each.opens}–${each.closes}`))
        .join(', ') || 'Закрыто',
  },
  deliveryHours: 'Время выдачи и возврата',
  answersIn: 'Языки общения',
  languages: { tr: 'турецкий', en: 'английский', de: 'немецкий', ru: 'русский' },
  places: {
    'Antalya Havalimanı (AYT)': 'Аэропорт Антальи (AYT)',
    'Antalya Belek Otel Teslimi': 'Белек, доставка в отель',
    'Antalya Merkez Ofis': 'Анталья, центральный офис',
    'Antalya Otogar': 'Анталья, автовокзал',
    'Antalya Lara': 'Анталья, Лара',
    'Antalya Konyaaltı': 'Анталья, Коньяалты',
    'Antalya Kemer': 'Кемер',
    'Antalya Alanya': 'Аланья',
  },
  legal,
  liveMap,
};
