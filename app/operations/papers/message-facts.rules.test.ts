import { describe, expect, test } from 'vitest';
import { placeNamesIn } from '#app/base/settings/places/place-names.server.ts';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { meetingPointAt } from '#app/domain/bookings/meeting-point.rules.ts';
import { eachLanguage, SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { bookingMessages, type MessageBooking, messageOf } from './message-facts.rules.ts';

const { papers, business } = defaultSettings;
const meetingPoint = { tr: 'B kapısı önü', en: 'In front of gate B', de: 'Vor Tor B', ru: '' };
const settings = { ...defaultSettings, papers: { ...papers, meetingPoint } };
const texts = {
  messages: papers.messages,
  meetingPointAt: (place: string) => meetingPointAt(place, settings),
  office: { name: business.name, phone: business.phone },
  origin: 'https://kervan.example',
  dates: eachLanguage((language) => allTexts.site[language].dates),
  placeNames: eachLanguage((language) => ({
    ...placeNamesIn(defaultSettings, language),
    ...(language === 'de' && { 'Marina Finike': 'Hafen Finike' }),
  })),
};
const rental: MessageBooking = {
  serviceType: 'car_rental',
  status: 'confirmed',
  language: 'tr',
  bookingReference: 'KRV-1',
  customer: 'Ayşe Yılmaz',
  phone: '0532 123 45 67',
  carTitle: 'Fiat Egea 2024',
  plate: '07 AAA 11',
  vehicle: null,
  flightNumber: null,
  driver: '',
  pickupAt: '2026-07-10T10:00',
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffAt: '2026-07-13T09:30',
  dropoffLocation: 'Antalya Lara',
  total: 120,
  balance: 70,
  depositHeld: 0,
  depositTerms: { tr: '150 €', en: '€150', de: null, ru: null },
  tripToken: 'a-token',
};
const transfer: MessageBooking = {
  ...rental,
  serviceType: 'transfer',
  carTitle: null,
  plate: null,
  dropoffLocation: 'Belek',
  vehicle: 'capacity_1_6',
  flightNumber: 'TK 2414',
};

const messagesOf = (booking: MessageBooking) => bookingMessages(booking, texts);

describe('the default messages', () => {
  test('confirm a rental in Turkish, German and Russian, and remind of its return in English', () => {
    const { phone, language, messages } = messagesOf(rental);
    expect({ phone, language }).toEqual({ phone: '905321234567', language: 'tr' });
    expect(messages.map(({ step }) => step)).toEqual(['confirmation', 'reminder']);
    expect(messages[0]?.tr).toBe(`Merhaba Ayşe Yılmaz, rezervasyonunuz onaylandı.

Rezervasyon no: KRV-1
Araç: Fiat Egea 2024
Plaka: 07 AAA 11
Alış: 10 Temmuz 2026, Cuma 10:00, Antalya Havalimanı (AYT)
İade: 13 Temmuz 2026, Pazartesi 09:30, Antalya Lara
Buluşma noktası: B kapısı önü
Toplam: €120.00
Yolculuğunuz: https://kervan.example/yolculuk/a-token

Sorunuz olursa bu numaraya yazabilirsiniz.
Kervan Rent a Car & Transfer`);
    expect(messages[0]?.de).toBe(`Guten Tag Ayşe Yılmaz, Ihre Buchung ist bestätigt.

Buchungsnummer: KRV-1
Fahrzeug: Fiat Egea 2024
Kennzeichen: 07 AAA 11
Abholung: Freitag, 10. Juli 2026, 10:00 Uhr, Flughafen Antalya (AYT)
Rückgabe: Montag, 13. Juli 2026, 09:30 Uhr, Lara (Antalya)
Treffpunkt: Vor Tor B
Gesamtpreis: €120.00
Ihre Reise: https://kervan.example/de/yolculuk/a-token

Bei Fragen schreiben Sie uns einfach an diese Nummer.
Kervan Rent a Car & Transfer`);
    // The meeting point has no Russian text, so the English one is used.
    expect(messages[0]?.ru).toBe(`Здравствуйте, Ayşe Yılmaz! Ваше бронирование подтверждено.

Номер бронирования: KRV-1
Автомобиль: Fiat Egea 2024
Госномер: 07 AAA 11
Когда и где: пятница, 10 июля 2026, 10:00, Аэропорт Антальи (AYT)
Возврат: понедельник, 13 июля 2026, 09:30, Анталья, Лара
Место встречи: In front of gate B
Итого: €120.00
Ваша поездка: https://kervan.example/ru/yolculuk/a-token

Если у вас есть вопросы, просто напишите на этот номер.
Kervan Rent a Car & Transfer`);
    const [back] = messagesOf({ ...rental, status: 'active' }).messages;
    expect(back?.en).toBe(`Hello Ayşe Yılmaz, your car is due back soon.

Booking no.: KRV-1
Vehicle: Fiat Egea 2024
Plate: 07 AAA 11
Return: Monday 13 July 2026, 09:30, Lara

Please bring it back with the fuel level you received it with. If you will be late, let us know in advance. Have a good trip!
Kervan Rent a Car & Transfer, +90 242 000 00 00`);
  });

  test.each([
    ['tr', 'Şoförünüz: Hasan Usta, 0533 111 22 33'],
    ['en', 'Your driver: Hasan Usta, 0533 111 22 33'],
    ['de', 'Ihr Fahrer: Hasan Usta, 0533 111 22 33'],
    ['ru', 'Ваш водитель: Hasan Usta, 0533 111 22 33'],
  ] as const)('name the driver of a transfer, in %s', (language, line) => {
    const { messages } = messagesOf({ ...transfer, driver: 'Hasan Usta, 0533 111 22 33' });
    expect(messages.map((message) => message[language].split('\n').includes(line))).toEqual([
      true,
      true,
    ]);
  });

  test.each([
    ['tr', 'Henüz onaylanmadı', 'onaylandı.'],
    ['en', 'It is not confirmed yet', 'is confirmed'],
    ['de', 'noch nicht bestätigt', 'ist bestätigt'],
    ['ru', 'ещё не подтверждена', ' подтверждено.'],
  ] as const)('state in %s that a pending request is not confirmed', (language, said, unsaid) => {
    const [message] = messagesOf({ ...rental, status: 'pending' }).messages;
    expect(message?.step).toBe('request');
    expect(message?.[language]).toContain(said);
    expect(message?.[language]).not.toContain(unsaid);
  });

  test('of a transfer contain its destination, and no return', () => {
    const { messages } = messagesOf(transfer);
    expect(messages.map(({ step }) => step)).toEqual(['confirmation', 'reminder']);
    expect(messages[0]?.en).toBe(`Hello Ayşe Yılmaz, your booking is confirmed.

Booking no.: KRV-1
Vehicle: MPV, 1–6 passengers
Pickup: Friday 10 July 2026, 10:00, Antalya Airport (AYT)
Going to: Belek
Flight: TK 2414
Meeting point: In front of gate B
Total: €120.00
Your trip: https://kervan.example/en/yolculuk/a-token

If you have a question, just write to this number.
Kervan Rent a Car & Transfer`);
  });

  test('leave out a price that is not agreed, and state a price of zero', () => {
    const unpriced = messagesOf({ ...rental, total: null });
    expect(unpriced.messages[0]?.tr).not.toContain('Toplam');
    const gift = messagesOf({ ...rental, total: 0 });
    expect(gift.messages[0]?.tr).toContain('Toplam: €0.00');
  });
});

describe('the placeholders {kalan} and {depozito}', () => {
  const filled = (booking: Partial<MessageBooking>) => {
    const reminder = eachLanguage(() => 'Kalan: {kalan}\nDepozito: {depozito}');
    const given = { ...texts, messages: { ...texts.messages, reminder } };
    return messageOf({ ...rental, ...booking }, given, 'reminder');
  };

  test('contain the balance, and the deposit of the terms while none is held', () => {
    expect(filled({})).toBe('Kalan: €70.00\nDepozito: 150 €');
  });

  test('contain the held deposit', () => {
    expect(filled({ depositHeld: 300 })).toBe('Kalan: €70.00\nDepozito: €300.00');
  });

  test.each([0, -20, null])('remove the line of a balance of %s', (balance) => {
    expect(filled({ balance })).toBe('Depozito: 150 €');
  });

  test('remove the line of a deposit without a text in the language', () => {
    expect(filled({ language: 'de' })).toBe('Kalan: €70.00');
  });
});

describe('the message about tolls and fines', () => {
  const passages = [
    { kind: 'toll', at: '2026-07-11T10:30', place: 'Serik', amount: 4.64 },
    { kind: 'fine', at: '2026-07-11T11:00', place: '', amount: 42 },
    { kind: 'parking', at: '2026-07-12T09:05', place: 'Kaleiçi', amount: 7 },
  ] as const;
  const road = { plates: ['07 AAA 11'], passages: [...passages], hasFee: false };

  test.each([
    ['tr', 'HGS geçişi, Serik', 'Trafik cezası', 'Otopark, Kaleiçi'],
    ['en', 'Toll, Serik', 'Traffic fine', 'Parking, Kaleiçi'],
    ['de', 'Maut, Serik', 'Bußgeld', 'Parken, Kaleiçi'],
    ['ru', 'Платная дорога, Serik', 'Штраф', 'Парковка, Kaleiçi'],
  ] as const)('names the kind of each line in %s', (language, toll, fine, parking) => {
    const message = messageOf({ ...rental, language, road }, texts, 'road');
    expect(message).toContain(`
11.07.2026 10:30 ${toll} €4.64
11.07.2026 11:00 ${fine} €42.00
12.07.2026 09:05 ${parking} €7.00
`);
  });

  test.each([
    ['tr', 'Tutarlara hizmet bedelimiz dahildir.'],
    ['en', 'The amounts include our handling fee.'],
    ['de', 'In den Beträgen ist unsere Bearbeitungsgebühr enthalten.'],
    ['ru', 'В суммы включён наш сервисный сбор.'],
  ] as const)('states once in %s that the fee is included', (language, sentence) => {
    const own = { ...rental, language };
    const message = messageOf({ ...own, road: { ...road, hasFee: true } }, texts, 'road');
    expect(message).toContain(`€7.00\n${sentence}\n`);
    expect(messageOf({ ...own, road }, texts, 'road')).not.toContain(sentence);
  });
});

test.each([
  ['pending', 'car_rental', ['request']],
  ['confirmed', 'transfer', ['confirmation', 'reminder']],
  ['active', 'car_rental', ['return']],
  ['active', 'transfer', []],
  ['completed', 'car_rental', []],
  ['cancelled', 'car_rental', []],
] as const)(
  'a booking with status %s (%s) has the messages %j, and none without a phone number',
  (status, serviceType, steps) => {
    const { messages } = messagesOf({ ...rental, serviceType, status });
    expect(messages.map(({ step }) => step)).toEqual(steps);
    // Without a phone number, as after anonymisation, no message can be sent.
    expect(messagesOf({ ...rental, serviceType, status, phone: '' }).messages).toEqual([]);
  },
);

test.each(SITE_LANGUAGES)('a booking in %s has its message in that language', (language) => {
  const own = { ...rental, language };
  const { language: proposed, messages } = messagesOf(own);
  expect(proposed).toBe(language);
  expect(messageOf(own, texts, 'confirmation')).toBe(messages[0]?.[language]);
});

test.each([
  ['car_rental', 'Antalya Belek Otel Teslimi', false],
  ['car_rental', 'Marina Finike', false],
  ['transfer', 'AYT Havalimanı, dış hatlar', true],
  ['transfer', 'Kaleiçi', false],
] as const)(
  'the airport’s meeting point is only in messages of airport pickups: %s, %s',
  (serviceType, pickupLocation, isNamed) => {
    const booking = { ...rental, serviceType, pickupLocation, language: 'de' as const };
    const message = messageOf(booking, texts, 'confirmation');
    expect(message.includes('Treffpunkt: Vor Tor B')).toBe(isNamed);
  },
);

test('a place that the office added has its translation, else its Turkish name', () => {
  const booking = { ...rental, pickupLocation: 'Marina Finike' };
  const inGerman = {
    ...texts,
    messages: {
      ...texts.messages,
      reminder: { ...texts.messages.reminder, de: '{alışYeri}', en: '{alışYeri}' },
    },
  };
  expect(messageOf({ ...booking, language: 'de' }, inGerman, 'reminder')).toBe('Hafen Finike');
  expect(messageOf({ ...booking, language: 'en' }, inGerman, 'reminder')).toBe('Marina Finike');
});
