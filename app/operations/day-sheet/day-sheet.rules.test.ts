import { describe, expect, test } from 'vitest';
import type { AgendaEntry } from '#app/operations/agenda/agenda.schema.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { dayList, placeOf, sizeOf } from './day-sheet.rules.ts';
import { morningMail, morningOf } from './morning-mail.rules.ts';

const anEvent = (given: Partial<AgendaEntry>): AgendaEntry => ({
  kind: 'pickup',
  at: '2026-07-01T08:30',
  done: false,
  late: false,
  next: 'active',
  id: 'b1',
  bookingReference: 'KRV-1',
  serviceType: 'car_rental',
  status: 'confirmed',
  pickupAt: '2026-07-01T08:30',
  dropoffAt: '2026-07-04T08:30',
  pickupLocation: 'Merkez Ofis',
  dropoffLocation: 'Antalya Lara',
  carTitle: 'Fiat Egea',
  holds: true,
  plate: '07 ABC 123',
  outWith: null,
  passengers: null,
  vehicle: null,
  flightNumber: null,
  driverName: '',
  driverPhone: '',
  hotel: '',
  total: 370,
  version: 1,
  carId: 'egea',
  needsPlate: false,
  due: 370,
  giveBack: null,
  destination: 'Merkez Ofis',
  deposit: '€200',
  depositHeld: null,
  cardHold: null,
  customer: 'Elif Koç',
  phone: '+90 555 000 00 00',
  language: 'tr',
  message: '',
  ...given,
});
const transfer = {
  kind: 'transfer',
  carTitle: null,
  plate: null,
  serviceType: 'transfer',
  deposit: null,
} as const;
const yesterdays = anEvent({
  id: 'old',
  kind: 'return',
  at: '2026-06-30T18:00',
  late: true,
  due: null,
  giveBack: 30,
});
const [TODAY, TOMORROW] = ['2026-07-01', '2026-07-02'];
const days = [
  { date: TODAY, open: 2 },
  { date: TOMORROW, open: 1 },
];
const agenda = {
  date: TODAY,
  late: [yesterdays],
  moreLate: 0,
  events: [
    anEvent({ id: 'missed', late: true }),
    anEvent({ id: 'done', at: '2026-07-01T09:00', done: true }),
    anEvent({ id: 'next', at: '2026-07-01T10:00', ...transfer }),
  ],
  days,
};
const ids = (events: AgendaEntry[]) => events.map(({ id }) => id);

describe('dayList', () => {
  test('lists late events first and leaves out completed ones', () => {
    const list = dayList(agenda);
    expect(list.date).toBe(TODAY);
    expect(ids(list.late)).toEqual(['old', 'missed']);
    expect(ids(list.events)).toEqual(['next']);
    expect(list.counts).toEqual({ pickup: 1, return: 1, transfer: 1 });
    expect(sizeOf(list)).toBe(3);
    expect(dayList({ ...agenda, moreLate: 7 }).moreLate).toBe(7);
  });

  test('contains no late events on another day', () => {
    const then = anEvent({ id: 'then', at: '2026-07-02T10:00' });
    const tomorrow = { ...agenda, date: TOMORROW, events: [then], moreLate: 7 };
    expect(dayList(tomorrow)).toMatchObject({ late: [], moreLate: 0 });
    expect(ids(dayList(tomorrow).events)).toEqual(['then']);
    expect(sizeOf(dayList({ ...tomorrow, events: [] }))).toBe(0);
  });

  test('contains the place of a pickup or return, and both places of a transfer', () => {
    expect(placeOf(anEvent({ hotel: 'Rixos' }))).toBe('Merkez Ofis, Rixos');
    expect(placeOf(anEvent({ kind: 'return' }))).toBe('Antalya Lara');
    expect(placeOf(anEvent(transfer))).toBe('Merkez Ofis → Antalya Lara');
  });

  test('has a text of counts without zeros in both languages', () => {
    const counts = { pickup: 1, return: 0, transfer: 2 };
    expect(allTexts.office.tr.dayList.counts(3, counts)).toBe('3 iş: 1 teslim, 2 transfer');
    expect(allTexts.office.en.dayList.counts(3, counts)).toBe('3 tasks: 1 pickup, 2 transfers');
  });
});

describe('the morning e-mail', () => {
  const turkish = { language: 'tr', text: allTexts.office.tr.dayList } as const;
  const mailOf = { siteUrl: null, ...turkish };
  test.each([
    ['2026-07-01T03:59:59Z', null],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
    ['2026-07-01T08:59:59Z', '2026-07-01'],
    ['2026-07-01T09:00:00Z', null],
    // Istanbul has no daylight saving time.
    ['2026-12-31T04:00:00Z', '2026-12-31'],
    ['2026-12-31T21:30:00Z', null],
  ])('is due at %s for the day: %s', (instant, day) => {
    expect(morningOf(new Date(instant))).toBe(day);
  });

  test('states the number of late events that it does not list', () => {
    const mail = (moreLate: number) => morningMail(dayList({ ...agenda, moreLate }), mailOf).text;
    expect(mail(12)).toContain(
      '\nBu listede olmayan 12 geciken daha var: Rezervasyonlar, Geciken\n',
    );
    expect(mail(1960)).toContain('160+ geciken daha');
    expect(mail(0)).not.toContain('daha var');
  });

  test.each([
    [
      'names the driver of a transfer',
      { driverName: 'Hasan', driverPhone: '0533' },
      'Şoför: Hasan, 0533',
    ],
    ['marks a transfer without a driver', {}, 'şoför yok'],
  ])('%s', (_claim, driver, words) => {
    const events = [anEvent({ ...transfer, ...driver })];
    expect(morningMail(dayList({ ...agenda, events }), mailOf).text).toContain(` · ${words} · `);
  });

  test('names the booking that still has the plate of a late vehicle', () => {
    const events = [anEvent({ outWith: 'KRV-LATE1' })];
    const { text } = morningMail(dayList({ ...agenda, events }), mailOf);
    expect(text).toContain('07 ABC 123 henüz dönmedi (KRV-LATE1), Fiat Egea');
  });

  test('names the booking that still has the last unit of a car without a plate', () => {
    const events = [anEvent({ plate: null, outWith: 'KRV-LATE1' })];
    const { text } = morningMail(dayList({ ...agenda, events }), mailOf);
    expect(text).toContain(' · Fiat Egea henüz dönmedi (KRV-LATE1) · ');
  });

  test('states the deposit held and blocked, and what is given back, at a pickup', () => {
    const held = { deposit: null, depositHeld: 15, cardHold: 150 };
    const events = [anEvent({ due: null, giveBack: 30, ...held })];
    expect(morningMail(dayList({ ...agenda, events }), mailOf).text).toContain(
      ' · €30.00 geri verilecek · €15.00 depozito alındı · €150.00 kartta bloke\n',
    );
  });

  test('has dates in the language of its words', () => {
    const { text } = morningMail(dayList({ ...agenda, events: [anEvent({ status: 'pending' })] }), {
      siteUrl: null,
      language: 'en',
      text: allTexts.office.en.dayList,
    });
    expect(text).toContain('Wednesday, 1 July 2026\n');
    expect(text).toContain('\n30 Jun 2026 18:00 · Return · ');
    expect(text).toContain(` · ${allTexts.office.en.dayList.waits.toLowerCase()}\n`);
  });

  test('has a line for each event with its details', () => {
    const { id, subject, text } = morningMail(
      dayList({
        ...agenda,
        events: [
          anEvent({ flightNumber: 'TK2414', status: 'pending' }),
          anEvent({ id: 'b2', at: '2026-07-01T10:00', ...transfer, passengers: 3 }),
        ],
      }),
      { siteUrl: 'https://kervan.test', ...turkish },
    );
    expect(id).toBe('morning-2026-07-01');
    expect(subject).toBe('Bugün 3 iş: 1 teslim, 1 iade, 1 transfer');
    expect(text).toBe(`1 Temmuz 2026, Çarşamba
Bugün 3 iş: 1 teslim, 1 iade, 1 transfer.

GECİKENLER
30 Haz 2026 18:00 · İade · 07 ABC 123, Fiat Egea · Elif Koç, +90 555 000 00 00 · Antalya Lara · €30.00 geri verilecek · €200 depozito iadesi

BUGÜN
08:30 · Teslim · 07 ABC 123, Fiat Egea · Elif Koç, +90 555 000 00 00 · Merkez Ofis, TK2414 · €370.00 alınacak · €200 depozito · onay bekliyor
10:00 · Transfer · 3 yolcu · Elif Koç, +90 555 000 00 00 · şoför yok · Merkez Ofis → Antalya Lara · €370.00 alınacak

https://kervan.test/admin
`);
  });
});
