import type { tr } from './legal.text.tr.ts';

export const ru: typeof tr = {
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
    tax: 'Налоговая инспекция и номер',
    mersis: 'Номер MERSİS',
  },
};
