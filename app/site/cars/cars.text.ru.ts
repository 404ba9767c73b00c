import { counted } from '#app/lib/plain-text.ts';
import { russianPlural } from '#app/lib/plurals.ts';
import { ru as card } from './car-card.text.ru.ts';
import type { tr } from './cars.text.tr.ts';
import { ru as search } from './search-bar.text.ru.ts';

const { days } = card;

export const ru: typeof tr = {
  days,
  card,
  seo: {
    description: (car) =>
      `${car.name} в аренду в Анталье: ${[car.transmission, car.fuelType, card.seats(car.seats)].join(' · ')}. Цена ${car.price} за день, бронирование в WhatsApp.`,
  },
  detail: {
    list: 'Автомобили',
    listed: (count) => counted(count, russianPlural(count, 'машина', 'машины', 'машин')),
    tryAgain: 'Повторить',
    back: 'К списку автомобилей',
    failureLang: 'ru',
    notFound: 'Автомобиль не найден',
    failed: 'Не удалось загрузить данные об автомобиле. Попробуйте, пожалуйста, позже.',
    malformed: 'Сервер прислал непонятный ответ',
    home: 'Главная',
    breadcrumbs: 'Путь к странице',
    gallery: 'Фотографии автомобиля',
    picture: (position, total) => `Фото ${position} из ${total}`,
    previousPicture: 'Предыдущее фото',
    nextPicture: 'Следующее фото',
    description: 'Описание',
    specifications: 'Технические данные',
    features: 'Оснащение',
    illustration: 'Изображение для примера',
    facts: 'Коротко об автомобиле',
    ratings: (count) => counted(count, russianPlural(count, 'оценка', 'оценки', 'оценок')),
    doors: (count) => counted(count, russianPlural(count, 'дверь', 'двери', 'дверей')),
    included: 'В цену входит',
    terms: 'Важно знать',
    termNames: {
      insurance: 'Страхование',
      deposit: 'Залог',
      kilometres: 'Пробег',
      age: 'Возраст и права',
      fuel: 'Топливо',
      cancellation: 'Отмена',
    },
    noEngine: 'Электромотор',
    specs: {
      brand: 'Марка',
      model: 'Модель',
      year: 'Год выпуска',
      category: 'Класс',
      bodyType: 'Тип кузова',
      fuelType: 'Топливо',
      transmission: 'Коробка передач',
      seats: 'Места',
      doors: 'Двери',
      luggage: 'Чемоданы',
      engineCapacity: 'Объём двигателя',
    },
    cc: (value) => counted(value, 'см³'),
    seasonsTitle: 'Цены по сезонам',
    seasonsNote: 'В дни аренды, которые попадают в сезон, действует цена этого сезона.',
    seasonName: 'Период',
  },
  price: {
    title: 'Цены',
    tabs: { daily: 'День', weekly: 'Неделя', monthly: 'Месяц' },
    unit: { daily: 'день', weekly: 'неделя', monthly: 'месяц' },
    season: (name, until) => `Тариф «${name}», действует по ${until}`,
    base: 'Цена на сегодня',
    onPickup: 'Цена на день получения',
    reserve: 'Забронировать',
    send: 'Отправить заявку',
    full: 'Занят на эти даты',
    others: 'Другие варианты',
    monthly: (wholeMonths) =>
      wholeMonths
        ? 'Каждые полные 30 дней считаются по этой цене, остальные дни\u00a0— по недельной и дневной.'
        : 'Ориентир для долгой аренды. Итог считается по недельной и дневной цене.',
  },
  form: {
    title: 'Бронирование',
    pickupLocation: 'Место получения',
    dropoffLocation: 'Место возврата',
    pickupDate: 'Дата получения',
    // Always beside its date; «Время получения» would take two lines there and push its field down.
    pickupTime: 'Время',
    returnDate: 'Дата возврата',
    returnTime: 'Время',
    hotel: 'Название отеля',
    hotelHint: 'Необязательно; чтобы мы знали, куда подать автомобиль.',
    flightNumber: 'Номер рейса',
    flightHint: 'Необязательно; мы следим за задержками и ждём вас.',
    /** Under the place of return, where it is another than that of the pickup. */
    returnFree: 'Возврат в этом месте бесплатный.',
    returnFee: (price) => `Возврат в этом месте: ${price}`,
    choosePlace: 'Выберите место',
    chooseTime: 'Час',
    extras: 'Дополнительно',
    addExtras: 'Добавить услуги',
    extraPrice: (price) => `${price} в день`,
    submit: 'Отправить заявку в WhatsApp',
    calculate: 'Рассчитать цену',
    noPayment:
      'Платить сейчас не нужно, карта не требуется. Заявка откроется в WhatsApp, наличие подтвердим мы.',
    errorsTitle: 'Проверьте, пожалуйста, отмеченные поля.',
    errors: {
      lang: 'ru',
      required: {
        pickupLocation: 'Выберите место получения',
        dropoffLocation: 'Выберите место возврата',
        pickupDate: 'Выберите дату получения',
        pickupTime: 'Выберите время получения',
        returnDate: 'Выберите дату возврата',
        returnTime: 'Выберите время возврата',
      },
      returnTooEarly: 'Возврат должен быть позже получения: проверьте дату и время',
      corrections: search.corrections,
    },
  },
  summary: {
    title: 'Ваша аренда',
    prompt: 'Выберите даты получения и возврата: здесь появится полный расчёт, строка за строкой.',
    base: 'Аренда автомобиля',
    pieces: (count, extra) =>
      counted(count, { cocukKoltugu: 'шт.', ekSurucu: 'чел.', gencSurucu: 'пакет' }[extra]),
    elsewhere: (place) => `Возврат в другом месте: ${place}`,
    weeks: (count) => counted(count, russianPlural(count, 'неделя', 'недели', 'недель')),
    months: (count) => counted(count, russianPlural(count, 'месяц', 'месяца', 'месяцев')),
    total: 'Итого',
    duration: 'Срок',
    cheaper: (count, price) =>
      `За ${days(count)} вы заплатите ${price}: и дольше, и дешевле. Так можно, если автомобиль свободен и в добавленные дни.`,
    takeLonger: (count) => `Взять на ${days(count)}`,
    printed: 'Это не подтверждение бронирования: наличие автомобиля подтверждает наш офис.',
    confirmFirst:
      'Заявку на эти даты сначала подтверждает наш офис; до этого автомобиль за вами не закреплён.',
    findFree: 'Автомобили, свободные на эти даты',
    available: (count) => (count === 1 ? 'Остался один' : 'Свободен'),
    unanswered:
      'Сейчас не удалось проверить, свободен ли автомобиль. Отправьте заявку: наличие подтвердит наш офис.',
  },
  full: {
    title: 'На выбранные даты этот автомобиль занят.',
    nearest: 'Ближайшие свободные дни на тот же срок:',
    days: (from, to) => `${from}\u00a0– ${to}`,
    alternatives: 'Похожие автомобили, свободные на эти даты:',
    sumWithoutExtras: 'всего, без доп. услуг',
  },
  extras: {
    cocukKoltugu: { name: 'Детское кресло', hint: 'до 3\u00a0кресел' },
    ekSurucu: { name: 'Второй водитель', hint: 'за руль сможет сесть ещё один человек' },
    gencSurucu: { name: 'Пакет «Молодой водитель»', hint: 'для водителей младше 25\u00a0лет' },
  },
  message: {
    greeting: (business) => `Здравствуйте, ${business}! Прошу забронировать этот автомобиль:`,
    pickup: 'Получение',
    dropoff: 'Возврат',
    duration: 'Срок',
    extras: 'Дополнительно',
    noExtras: 'нет',
    total: 'Итого',
  },
};
