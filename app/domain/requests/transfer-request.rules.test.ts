import { describe, expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import {
  EMPTY_TRANSFER,
  fromAirport,
  readTransfer,
  seated,
  type TransferForm,
  typedTransfer,
  validateTransfer,
} from './transfer-request.rules.ts';

/** Noon of 1 July 2026 in Istanbul. */
const now = new Date('2026-07-01T09:00:00Z');
const complete: TransferForm = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '+90 555 000 00 00',
  passengers: 2,
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffLocation: 'Belek',
  date: '2026-07-10',
  time: '10:00',
  bothWays: false,
  returnDate: '',
  returnTime: '',
  childSeats: 0,
  suitcases: 0,
  flightNumber: 'TK 2414',
  message: '',
};

const text = allTexts.site.tr.transfers.form.errors;

describe('errors of a request', () => {
  test('a complete request has no errors', () => {
    expect(validateTransfer(complete, now, text)).toEqual({});
  });

  test('an empty request has an error for each field, in the order of the form', () => {
    expect(Object.entries(validateTransfer(EMPTY_TRANSFER, now, text))).toEqual([
      ['pickupLocation', 'Alış yeri gereklidir'],
      ['dropoffLocation', 'Varış yeri gereklidir'],
      ['date', 'Tarih seçimi gereklidir'],
      ['time', 'Saat seçimi gereklidir'],
      ['name', 'Ad soyad gereklidir'],
      ['email', 'Email adresi gereklidir'],
      ['phone', 'Telefon numarası gereklidir'],
    ]);
  });

  test('a name of spaces counts as empty', () => {
    const errors = validateTransfer({ ...complete, name: '   ' }, now, text);
    expect(errors).toEqual({ name: 'Ad soyad gereklidir' });
  });

  test('two phone numbers in one field are an error', () => {
    expect(validateTransfer({ ...complete, phone: '05321234567/05332223344' }, now, text)).toEqual({
      phone: 'Lütfen tek bir telefon numarası giriniz; en fazla 15 rakam olabilir',
    });
  });

  test('an invalid e-mail address is an error @5.31', () => {
    const check = (email: string) => validateTransfer({ ...complete, email }, now, text);
    const wrong = ['ayse', 'ayse@', '@example.com', 'ayse@example', 'a b@example.com', 'a@b@c.de'];
    for (const email of wrong) {
      expect(check(email), email).toEqual({ email: 'Geçerli bir email adresi giriniz' });
    }
    for (const email of ['a@b.c', 'ayşe@örnek.com.tr', ' ayse+antalya@example.co.uk ']) {
      expect(check(email), email).toEqual({});
    }
  });

  test('a date before today is an error, and today begins at midnight in Istanbul', () => {
    const late = new Date('2026-07-09T21:00:00Z');
    const early = new Date('2026-07-09T20:59:00Z');
    const yesterday = { ...complete, date: '2026-07-09', time: '23:59' };
    expect(validateTransfer(yesterday, early, text)).toEqual({});
    expect(validateTransfer(yesterday, late, text)).toEqual({ date: 'Tarih bugünden önce olamaz' });
  });

  test('a past time of today is an error', () => {
    const today = { ...complete, date: '2026-07-01' };
    expect(validateTransfer({ ...today, time: '11:30' }, now, text)).toEqual({
      time: 'Saat şu andan önce olamaz',
    });
    expect(validateTransfer({ ...today, time: '12:00' }, now, text)).toEqual({});
  });

  test('a date more than two years ahead is an error', () => {
    expect(validateTransfer({ ...complete, date: '2028-06-30' }, now, text)).toEqual({});
    expect(validateTransfer({ ...complete, date: '2028-07-01' }, now, text)).toEqual({
      date: 'En fazla iki yıl sonrası için transfer istenebilir',
    });
  });
});

describe('errors of a request with return transfer', () => {
  const both = { ...complete, returnDate: '2026-07-17', returnTime: '18:00' };
  const early = 'Dönüş, gidişten sonra olmalıdır';
  test.each<[string, Partial<TransferForm>, object]>([
    ['none if the return is complete', {}, {}],
    [
      'if the return date is missing',
      { returnDate: '' },
      { returnDate: 'Dönüş tarihi seçimi gereklidir' },
    ],
    [
      'if the return time is missing',
      { returnTime: '' },
      { returnTime: 'Dönüş saati seçimi gereklidir' },
    ],
    [
      'if only its box is ticked',
      { bothWays: true, returnDate: '', returnTime: '' },
      {
        returnDate: 'Dönüş tarihi seçimi gereklidir',
        returnTime: 'Dönüş saati seçimi gereklidir',
      },
    ],
    ['if the return is a day earlier', { returnDate: '2026-07-09' }, { returnDate: early }],
    [
      'if the return is half an hour earlier',
      { returnDate: '2026-07-10', returnTime: '09:30' },
      { returnTime: early },
    ],
    [
      'if the return is at the same time',
      { returnDate: '2026-07-10', returnTime: '10:00' },
      { returnTime: early },
    ],
    [
      'none if the return is later on the same day',
      { returnDate: '2026-07-10', returnTime: '10:30' },
      {},
    ],
    [
      'if the return is on a past day',
      { returnDate: '2026-06-30' },
      { returnDate: 'Tarih bugünden önce olamaz' },
    ],
    [
      'if the return was half an hour ago',
      { date: '2026-07-01', time: '12:00', returnDate: '2026-07-01', returnTime: '11:30' },
      { returnTime: 'Saat şu andan önce olamaz' },
    ],
    [
      'if the return is too far ahead',
      { returnDate: '2028-07-01' },
      { returnDate: 'En fazla iki yıl sonrası için transfer istenebilir' },
    ],
    ['if the outward date is missing', { date: '' }, { date: 'Tarih seçimi gereklidir' }],
  ])('%s', (_name, given, errors) => {
    expect(validateTransfer({ ...both, ...given }, now, text)).toEqual(errors);
  });
});

describe('reading a form', () => {
  const read = (fields: Record<string, string>) => readTransfer(new URLSearchParams(fields));

  test('keeps valid values', () => {
    const { bothWays: _, ...written } = complete;
    const fields = Object.entries(written).map(([name, value]) => [name, String(value)]);
    expect(read({ ...Object.fromEntries(fields), vehicle: 'capacity_1_16' })).toEqual({
      ...complete,
      vehicle: 'capacity_1_16',
    });
  });

  test.each([
    [{}, {}],
    [{ vehicle: 'capacity_1_99' }, {}],
    [{ date: '2026-02-30' }, {}],
    [{ time: '24:00' }, {}],
    [{ passengers: 'many' }, {}],
    [{ passengers: '-2' }, {}],
    [{ passengers: '3.9' }, { passengers: 3 }],
    [{ passengers: '5' }, { passengers: 5, vehicle: 'capacity_1_6' }],
    [{ passengers: '99' }, { passengers: 16, vehicle: 'capacity_1_16' }],
    [
      { passengers: '9', vehicle: 'capacity_1_6' },
      { passengers: 6, vehicle: 'capacity_1_6' },
    ],
    [
      { passengers: '99', vehicle: 'capacity_1_16' },
      { passengers: 16, vehicle: 'capacity_1_16' },
    ],
    [{ bothWays: 'on' }, { bothWays: true }],
    [{ returnDate: '2026-02-30', returnTime: '24:00' }, {}],
    [{ returnTime: '18:00' }, { bothWays: true, returnTime: '18:00' }],
    [{ name: ' Ayşe\r\nYılmaz  ' }, { name: 'Ayşe Yılmaz' }],
    [{ message: ' a\r\nb\n\nc ' }, { message: 'a\nb\n\nc' }],
  ])('%j becomes %j', (fields, expected) => {
    expect(read(fields)).toEqual({ ...EMPTY_TRANSFER, vehicle: 'capacity_1_4', ...expected });
  });

  test('cuts texts that are too long', () => {
    const long = 'ş'.repeat(5000);
    expect(read({ dropoffLocation: long }).dropoffLocation).toHaveLength(120);
    expect(read({ message: long }).message).toHaveLength(300);
  });
});

test.each([
  ['', 'Belek, Örnek Otel', 'AYT'],
  ['', 'Rize', ''],
  ['', '', ''],
  ['', 'Antalya Havalimanı', ''],
  ['Belek', 'Antalya Havalimanı', 'Belek'],
  ['Otogar', 'Belek', 'Otogar'],
])(
  'fromAirport gives a request from "%s" to "%s" the pickup "%s"',
  (pickupLocation, dropoffLocation, said) => {
    const fares = { capacity_1_4: 36, capacity_1_6: 46, capacity_1_16: 74 };
    const named = { id: 'belek', zoneName: 'Belek', spellings: [], description: '', fares };
    const zones = [{ ...named, displayOrder: 0, active: true, updatedAt: '' }];
    const request = {
      ...complete,
      vehicle: 'capacity_1_4' as const,
      pickupLocation,
      dropoffLocation,
    };
    expect(fromAirport(request, { zones, airport: 'AYT' })).toEqual({
      ...request,
      pickupLocation: said,
    });
  },
);

test('typedTransfer keeps the spaces and lines of a form that is being typed', () => {
  const typed = { ...complete, name: 'Ali ', pickupLocation: '  ', message: 'Uçuş XQ 123.\n' };
  const { bothWays: _, ...written } = typed;
  const controls = Object.entries(written).map(([name, value]) => [name, String(value)]);
  expect(typedTransfer(new URLSearchParams(controls))).toEqual(typed);
});

test('seated limits the passengers to the seats of the vehicle', () => {
  const nine = { ...complete, passengers: 9 };
  expect(seated({ ...nine, vehicle: 'capacity_1_6' }).passengers).toBe(6);
  expect(seated({ ...nine, vehicle: 'capacity_1_16' }).passengers).toBe(9);
});
