import { counted } from '#app/lib/plain-text.ts';
import { russianPlural } from '#app/lib/plurals.ts';
import type { tr } from './car-list.text.tr.ts';

const cars = (count: number) =>
  counted(count, russianPlural(count, 'автомобиль', 'автомобиля', 'автомобилей'));

export const ru: typeof tr = {
  home: 'Главная',
  metaTitle: 'Аренда автомобилей в Анталье',
  metaDescription:
    'Автомобили в аренду в Анталье: эконом, внедорожники, минивэны и люкс. Выберите даты, узнайте полную стоимость заранее и забронируйте в WhatsApp.',
  title: 'Автомобили',
  lead: 'Укажите даты: покажем только свободные в эти дни автомобили и полную сумму к оплате.',
  found: 'Найденные автомобили',
  filters: 'Фильтры',
  openFilters: 'Фильтры',
  closeFilters: 'Закрыть',
  clearFilters: 'Сбросить фильтры',
  apply: 'Применить',
  showResults: (count) => `Показать ${cars(count)}`,
  removeFilter: (label) => `Убрать фильтр «${label}»`,
  activeFilters: 'Выбранные фильтры',
  summary: (first, last, total) => {
    if (last - first + 1 >= total) return cars(total);
    const ofAll = `из\u00a0${counted(total, russianPlural(total, 'автомобиля', 'автомобилей', 'автомобилей'))}`;
    return first === last ? `Показан последний ${ofAll}` : `Показаны ${first}–${last} ${ofAll}`;
  },
  sortLabel: 'Сортировка',
  sortApply: 'Сортировать',
  sort: {
    recommended: 'Рекомендуем',
    'price-asc': 'Сначала дешевле',
    'price-desc': 'Сначала дороже',
  },
  facets: {
    brand: 'Марка',
    bodyType: 'Тип кузова',
    fuelType: 'Топливо',
    transmission: 'Коробка передач',
  },
  least: { seats: 'Места', luggage: 'Чемоданы' },
  any: 'Любое',
  atLeast: (count) => `Не меньше ${count}`,
  strip: {
    label: 'Цены на соседние дни',
    pickup: 'Получение',
    full: 'занято',
    lowest: 'дешевле всего',
  },
  highlights: {
    cheapest: 'Дешевле всех',
    mostRented: 'Популярный',
    roomiest: 'Просторный',
  },
  seasonOfAll: (name) => `Цены: ${name}`,
  more: (count) => `Ещё (${count})`,
  clearAll: 'Сбросить всё',
  euros: (limit) => `${limit} (€)`,
  compare: {
    title: 'Сравнение автомобилей',
    label: 'Сравнить',
    mark: (car) => `Сравнить: ${car}`,
    open: (count) => `Сравнить ${count}\u00a0автомобиля`,
    oneMore: 'Отметьте ещё один автомобиль',
    clear: 'Снять отметки',
    price: 'Цена',
    kind: 'Класс',
    loading: 'Загружаем условия…',
    failed: 'Не удалось загрузить условия.',
  },
  dates: 'Даты',
  pickupDate: 'Дата получения',
  returnDate: 'Дата возврата',
  price: 'Цена за день',
  minPrice: 'Не меньше',
  maxPrice: 'Не больше',
  priceRange: (min, max) => `${min}\u00a0– ${max}`,
  dateRange: (from, to) => `${from}\u00a0– ${to}`,
  empty: 'По вашим критериям автомобилей не нашлось',
  emptyHint: 'Обычно достаточно сменить даты или убрать один из фильтров.',
  failed: 'Не удалось загрузить автомобили. Попробуйте, пожалуйста, позже.',
  skipToResults: 'К результатам',
  retry: 'Повторить',
  outdated: (shown) =>
    `Не удалось обновить список. Автомобили и цены ниже показаны для прежнего выбора (${shown}).`,
  noDates: 'даты не выбраны',
  tryAgain: 'Повторить',
  results: (count) => `Найдено автомобилей:\u00a0${count}`,
  pagination: {
    nav: 'Страницы',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: (page) => `Страница ${page}`,
  },
};
