import type { tr } from './tr.ts';

const legalPage: (typeof tr)['legalPage'] = {
  home: 'Главная',
  breadcrumbs: 'Путь к странице',
  description: (title, business) =>
    `${business}: ${title}. Действует для аренды автомобилей и трансферов.`,
};

const sentCard: (typeof tr)['sentCard'] = {
  title: 'Ваша заявка',
  hours: 'Мы отвечаем в эти часы',
  again: 'Открыть чат снова',
  trip: 'Моя поездка',
};

export const ru: typeof tr = {
  locale: 'ru_RU',
  socialCard: 'Красный внедорожник на дороге вдоль Анталийского залива, солнце садится за горы',
  shell: {
    skipToContent: 'К содержанию',
    feed: 'Блог',
    home: 'главная страница',
    mainNav: 'Главное меню',
    openMenu: 'Открыть меню',
    closeMenu: 'Закрыть меню',
    menu: 'Меню',
    currency: 'Валюта',
    languages: 'Язык',
    languagesAtEnd: 'Язык, в конце страницы',
    nav: { home: 'Главная', cars: 'Автомобили', transfer: 'Трансфер', news: 'Блог' },
    mobileNav: {
      home: 'Главная',
      cars: 'Автомобили',
      transfer: 'Трансфер',
      news: 'Блог',
    },
  },
  contact: {
    title: 'Связаться с нами',
    greeting: 'Здравствуйте! Хочу узнать об аренде автомобиля.',
    whatsapp: 'WhatsApp',
    phone: 'Телефон',
    call: 'Позвонить',
    email: 'E-mail',
    instagram: 'Instagram',
  },
  share: {
    title: 'Поделиться',
    email: 'E-mail',
    on: (network) => `Поделиться: ${network}`,
  },
  chat: {
    sending: 'Открываем WhatsApp…',
    code: 'Код для офиса, не удаляйте:',
    opened: 'WhatsApp открывается! Ваша заявка на бронирование готова.',
    failed: 'Не удалось открыть WhatsApp. Попробуйте ещё раз.',
    offline:
      'Нет подключения к сети. Если WhatsApp не открылся, откройте его здесь, когда связь появится. Всё введённое сохранено.',
    emptyMessage: 'Не удалось составить сообщение',
    openByHand: 'Открыть чат в WhatsApp',
  },
  footer: {
    promise:
      'Аренда авто с доставкой в аэропорт Антальи, в отель и по городу. Трансферы из аэропорта.',
    contact: 'Контакты',
    quickLinks: 'Разделы сайта',
    social: 'Социальные сети',
    hours: 'Часы работы',
    legal: 'Правовая информация',
    reviews: (rating, count) =>
      `${String(rating).replace('.', ',')}/5 · ${count === 1 ? '1\u00a0отзыв' : `${count}+\u00a0отзывов`}`,
    copyright: (year, business) => `© ${year} ${business}`,
  },
  error: {
    title: 'Небольшая заминка в пути',
    text: 'Сейчас мы не можем показать эту страницу. Попробуйте чуть позже.',
    retry: 'Повторить',
    home: 'На главную',
  },
  notFound: {
    lang: 'ru',
    title: 'Чего-то не хватает.',
    text: 'Похоже, этой страницы нет. Но не волнуйтесь: наша лучшая команда уже ищет её.',
    back: 'На главную',
    code: '404',
    reason: 'Страница не найдена',
  },
  legalPage,
  sentCard,
};
