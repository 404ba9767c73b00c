import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { bookingSchema } from '#app/domain/bookings/booking.schema.ts';
import type { PaperFacts } from '#app/operations/papers/paper.schema.ts';

const { name, phone, email, address, legalNumbers } = defaultSettings.business;
/** Content of the papers of a rental of three days for €120, before its hand-over. */
export const facts: PaperFacts = {
  booking: bookingSchema.omit({ account: true, cancelReason: true }).parse({
    id: 'b1',
    bookingReference: 'KRV-1',
    serviceType: 'car_rental',
    pickupLocation: 'Antalya Havalimanı (AYT)',
    pickupTime: '2026-07-10T10:00',
    dropoffLocation: 'Antalya Lara',
    dropoffTime: '2026-07-13T10:00',
    carId: null,
    carTitle: 'Fiat Egea 2024',
    vehicleId: null,
    extras: null,
    transferId: null,
    transferData: null,
    zoneName: null,
    drivers: [{ name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '+90 555 000 00 00' }],
    email: '',
    hotel: '',
    flightNumber: '',
    specialRequests: '',
    language: 'tr',
    pricing: { total: 120, quoted: 120, currency: 'EUR' },
    status: 'active',
    requested: false,
    holdUntil: null,
    version: 1,
    createdAt: '2026-06-30T22:30:00Z',
    updatedAt: '2026-06-30T22:30:00Z',
  }),
  vehicle: { plate: '07 AAA 11', colour: '', chassisNumber: '' },
  office: { name, phone, email, address, legalNumbers },
  price: { lines: [{ title: 'Kiralama / Rental', detail: '', amount: 120 }], total: 120, days: 3 },
  lira: null,
  places: { pickup: 'Antalya Havalimanı (AYT)', dropoff: 'Antalya Lara' },
  terms: { deposit: null, kilometres: null, cancellation: null },
  contractTerms: { tr: '1. Birinci\n\nİkinci', beside: { language: 'en', text: 'First' } },
  meetingPoint: { tr: '', beside: { language: 'en', text: '' } },
  account: {
    ...{ price: 120, charged: 0, due: 120, paid: 0, settledBefore: 0, balance: 120 },
    ...{ depositHeld: 0, state: 'due' },
    ...{ reference: 'KRV-1', cancelled: false, charges: [], payments: [], cardHolds: [] },
  },
  passages: [],
  depositTaken: { money: 0, cardHold: 0 },
  signed: [],
  printedOn: '2026-08-01',
};
