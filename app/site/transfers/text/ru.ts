import { ru as fields } from '#app/domain/requests/text/ru.ts';
import { russianName } from '#app/domain/zones/zone.rules.ts';
import { counted } from '#app/lib/words/plain-text.ts';
import { russianPlural } from '#app/lib/words/plurals.ts';
import type { tr } from './tr.ts';

const vehicles: (typeof tr)['vehicles'] = {
  capacity_1_4: {
    name: 'Седан',
    passengers: '1–\u20604 пассажира',
    text: 'Для пар и небольших семей; поместятся три чемодана.',
  },
  capacity_1_6: {
    name: 'Минивэн',
    passengers: '1–\u20606 пассажиров',
    text: 'Для семей с чемоданами, коляской и детским креслом.',
  },
  capacity_1_16: {
    // «Микроавтобус» would be cut off on a phone.
    name: 'Минибус',
    passengers: '1–\u206016 пассажиров',
    text: 'Для больших семей, групп гольфистов и дайверов.',
  },
};

// The dash keeps the zone's name in its basic form, because names cannot be declined here.
const fromAirport = (zone: string) => `Аэропорт Антальи\u00a0– ${zone}`;

const road = ({ zone, toAirport }: Parameters<(typeof tr)['summary']['road']>[0]) =>
  toAirport ? `${russianName(zone)}\u00a0– аэропорт Антальи` : fromAirport(russianName(zone));

const zones = (count: number) =>
  counted(count, russianPlural(count, 'направление', 'направления', 'направлений'));

export const ru: typeof tr = {
  metaTitle: 'Трансфер из аэропорта Антальи',
  metaDescription:
    'Индивидуальный трансфер из аэропорта Антальи в Белек, Сиде, Аланью, Кемер, Каш и не только. Цены по направлениям известны заранее, бронирование в WhatsApp.',
  serviceType: 'Трансфер из аэропорта',
  offer: (zone) => `${fromAirport(zone)}, трансфер`,
  home: 'Главная',
  page: 'Трансфер',
  hero: {
    eyebrow: 'Трансфер из аэропорта Антальи',
    title: 'Встретим с рейса,\nотвезём в отель.',
    lead: 'Индивидуальный трансфер, цена за автомобиль.\nВы знаете её ещё до поездки.',
    form: 'Стоимость трансфера',
    from: 'Откуда',
    to: 'Куда',
    request: 'Заказать',
  },
  vehicles,
  vehicle: (vehicle) => `${vehicles[vehicle].name} (${vehicles[vehicle].passengers})`,
  choice: {
    title: 'Сколько вас?',
    legend: 'Тип автомобиля',
    apply: 'Показать цены',
    from: (price) => `от\u00a0${price}`,
  },
  fares: {
    title: 'Куда вы едете?',
    lead: (vehicle) => `${vehicle}: цена за автомобиль из аэропорта Антальи, в одну сторону.`,
    search: 'Поиск направления',
    searchHint: 'Белек, Кемер, Чиралы…',
    count: zones,
    list: 'Цены по направлениям',
    showAll: (count) => `Показать все (${zones(count)})`,
    showLess: 'Свернуть',
    choose: 'Выбрать',
    chooseZone: (zone) => `Выбрать направление ${zone}`,
    loading: 'Загружаем направления',
    failed: 'Не удалось загрузить направления',
    failedHint: 'Заявку всё равно можно отправить: цену сообщим в WhatsApp.',
    retry: 'Повторить',
    empty: 'Направление не найдено',
    emptyHint: 'Впишите место назначения в форму. Если его нет в списке, назовём цену по запросу.',
    writeFreely: 'Вписать место',
    clearSearch: 'Очистить поиск',
    note: 'Цены на трансферы указаны в евро (EUR) и включают НДС. Ожидание, платные дороги и мосты, особые пожелания могут оплачиваться отдельно.',
  },
  reasons: {
    title: 'Почему выбирают нас',
    lead: 'После долгого перелёта не нужно стоять в очереди, торговаться и объяснять дорогу.',
    items: {
      meeting: {
        title: 'Встретим с именной табличкой',
        text: 'Водитель ждёт вас у выхода из зоны прилёта и поможет с багажом.',
      },
      delay: {
        title: 'Рейс задержали? Не беда',
        text: 'Напишите номер рейса: за временем прилёта следим мы.',
      },
      fare: {
        title: 'Цена за автомобиль, известна заранее',
        text: 'Никакого счётчика. Едете вы вчетвером или в одиночку, цена та же.',
      },
      seat: {
        title: 'Детское кресло',
        text: 'Укажите в сообщении возраст ребёнка, и подходящее кресло уже будет в машине.',
      },
    },
  },
  form: {
    title: 'Заказ трансфера',
    lead: 'Достаточно заполнить несколько полей. Заявка откроется в WhatsApp готовым сообщением, а мы её подтвердим.',
    errorsTitle: 'Проверьте, пожалуйста, эти поля:',
    errors: {
      required: {
        name: 'Укажите имя и фамилию',
        email: 'Укажите e-mail',
        phone: 'Укажите номер телефона',
        pickupLocation: 'Укажите, откуда вас забрать',
        dropoffLocation: 'Укажите, куда вас отвезти',
        date: 'Выберите дату',
        time: 'Выберите время',
        returnDate: 'Выберите дату обратной поездки',
        returnTime: 'Выберите время обратной поездки',
      },
      wrongEmail: 'Проверьте адрес e-mail',
      onePhone: 'Укажите один номер телефона, не более 15 цифр',
      datePast: 'Эта дата уже прошла',
      timePast: 'Это время уже прошло',
      dateTooFar: 'Трансфер можно заказать не более чем на два года вперёд',
      returnEarly: 'Обратная поездка должна быть позже поездки туда',
    },
    fixed: 'исправлено',
    fields,
    passengers: (count) =>
      counted(count, russianPlural(count, 'пассажир', 'пассажира', 'пассажиров')),
    chooseTime: 'Выберите время',
    pickupHint: 'Аэропорт, отель или адрес',
    dropoffHint: 'Курорт и отель: Белек, Example Hotel',
    flightHint: 'Если рейс задержится, мы сами перенесём время встречи.',
    flightHintBothWays: 'Рейс прилёта; обратный рейс можно указать в сообщении.',
    messageHint: 'Возраст ребёнка, коляска, сумки для гольфа…',
    submit: 'Заказать в WhatsApp',
    noPayment: 'Платить сейчас не нужно, карта не требуется. Заявка откроется в WhatsApp.',
  },
  summary: {
    title: 'Ваш трансфер',
    change: 'Сменить автомобиль',
    estimate: 'Предварительная цена',
    prompt: 'Укажите, куда едете: здесь появится цена.',
    pickupPrompt: 'Укажите, откуда едете: здесь появится цена.',
    shortPrompt: 'куда едете?',
    shortPickupPrompt: 'откуда едете?',
    road: (fare, directions) => `${road(fare)}, ${directions}`,
    oneWay: 'в одну сторону',
    bothWays: (each, total) => `туда и обратно, 2\u00a0×\u00a0${each}\u00a0= ${total}`,
    special: 'Цена по запросу',
    specialHint: 'Цену этой поездки сразу сообщим в WhatsApp.',
    addZone: (zones) => `Добавьте район, например ${zones}, и сразу увидите цену.`,
    addZoneShort: 'Добавьте район',
    suggest: (zone, price) => `Может быть, ${zone}? ${price}`,
  },
  sent: {
    title: 'Заявка готова',
    opened: 'WhatsApp открывается! Мы подготовили заявку на трансфер.',
    text: 'Отправьте сообщение, которое открылось в WhatsApp: там же подтвердим заказ и цену.',
    again: 'Новая заявка',
  },
  message: {
    greeting: (business) => `Здравствуйте, ${business}! Хочу заказать трансфер:`,
    title: 'Трансфер',
    date: 'Дата',
    there: 'Туда',
    back: 'Обратно',
    fare: 'Цена',
    estimate: 'Предварительная цена',
    covers: (fare, directions) => `${road(fare)}, ${directions}, включая НДС`,
    flightNumber: 'Номер рейса',
    note: 'Сообщение',
  },
};
