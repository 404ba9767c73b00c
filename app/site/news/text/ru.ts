import { ru as card } from '#app/domain/posts/text/ru.ts';
import { counted } from '#app/lib/words/plain-text.ts';
import { russianPlural } from '#app/lib/words/plurals.ts';
import type { tr } from './tr.ts';

const posts = (count: number) => counted(count, russianPlural(count, 'статья', 'статьи', 'статей'));

// Not «Новости», because the posts are routes and advice rather than news. The mobile menu also has
// «Блог».
export const ru: typeof tr = {
  title: 'Блог',
  home: 'Главная',
  breadcrumbs: 'Путь к странице',
  readMore: 'Читать дальше',
  list: {
    metaTitle: (chosen, page) =>
      (chosen.length > 0 ? `Статьи: ${chosen.join(', ')}` : 'Блог: дороги Антальи и аренда авто') +
      (page > 1 ? `, страница ${page}` : ''),
    categoryDescription: (category) =>
      `${category}: новости, маршруты и практичные советы от тех, кто каждый день ездит по дорогам Антальи.`,
    metaDescription:
      'Статьи об аренде авто в Анталье: маршруты, HGS, страхование, детские кресла, парковка. От тех, кто каждый день ездит по этим дорогам.',
    lead: 'Маршруты, правила и советы от тех, кто каждый день ездит по дорогам Антальи.',
    search: 'Поиск по статьям',
    searchHint: 'Каш, HGS, парковка…',
    submitSearch: 'Найти',
    categories: 'Рубрики',
    allCategories: 'Все',
    postCount: posts,
    newest: 'Последние статьи',
    older: 'Более ранние статьи',
    found: 'Найденные статьи',
    summary: (first, last, total) => {
      if (last - first + 1 >= total) return posts(total);
      const ofAll = `из\u00a0${counted(total, russianPlural(total, 'статьи', 'статей', 'статей'))}`;
      return `${first === last ? first : `${first}–${last}`} ${ofAll}`;
    },
    activeFilters: 'Выбранные фильтры',
    category: 'Рубрика',
    tag: 'Тег',
    searched: 'Поиск',
    searchFor: (search) => `поиск «${search}»`,
    quoted: (search) => `«${search}»`,
    removeFilter: (filter) => `Убрать фильтр «${filter}»`,
    clearFilters: 'Сбросить фильтры',
    featured: 'Рекомендуем',
    tags: 'Популярные теги',
    empty: 'Таких статей не нашлось',
    emptyHint: 'Попробуйте слово короче или уберите один из фильтров.',
    none: 'Статей пока нет',
    noneHint: 'Первая скоро появится. А пока посмотрите наши автомобили.',
    cars: 'Смотреть автомобили',
    failed: 'Не удалось загрузить статьи',
    failedLang: 'ru',
    retry: 'Повторить',
    pagination: {
      nav: 'Страницы',
      previous: 'Предыдущая страница',
      next: 'Следующая страница',
      page: (page) => `Страница ${page}`,
    },
  },
  feed: { title: (business) => `${business}: блог` },
  post: {
    by: 'Автор',
    tags: 'Теги',
    latest: 'Последние статьи',
    about: (business) => `О компании ${business}`,
    allPosts: 'Все статьи',
    backHome: 'На главную',
    toCars: {
      title: 'Автомобиль для этих дорог',
      text: 'Выберите даты и сразу увидите итоговую цену.',
      action: 'Смотреть автомобили',
    },
    back: 'Вернуться в блог',
    opening: 'Открываем статью…',
    notFound: 'Статья не найдена',
    failed: 'Не удалось загрузить статью. Попробуйте, пожалуйста, позже.',
    noData: 'Текст статьи не найден',
  },
  card,
};
