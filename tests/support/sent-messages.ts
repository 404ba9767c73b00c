import { reservationMessage } from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { transferMessage } from '#app/domain/bookings/messages/transfer-message.rules.ts';
import type { ReservationForm } from '#app/domain/requests/reservation.rules.ts';
import type { TransferRequest } from '#app/domain/requests/transfer-request.rules.ts';
import { DEFAULT_RATES } from '#app/lib/money/money.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { allTexts } from '../../app/texts/all.server.ts';

/** Parts of WhatsApp messages of visitors. A test names only the values that it is about. */
export const SENT = {
  businessName: 'Kervan',
  placeNames: {},
  tripTerms: {
    places: {
      'Antalya Havalimanı (AYT)': { kind: 'airport' as const, deliveryCents: 0, returnCents: 0 },
      'Antalya Lara': { kind: 'hotel' as const, deliveryCents: 0, returnCents: 0 },
    },
    outOfHours: null,
  },
  rates: { rates: DEFAULT_RATES, asOf: null, source: 'default' as const },
  pageUrl: 'https://kervan.example/',
};

export const OFFERS = {
  cocukKoltugu: { dailyCents: 500, maxCount: 3 },
  ekSurucu: { dailyCents: 800, maxCount: 1 },
  gencSurucu: { dailyCents: 1500, maxCount: 1 },
};

/** Rental of eight days from 10 July 2026, with two child seats. */
export const SENT_FORM: ReservationForm = {
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffLocation: 'Antalya Lara',
  pickupDate: '2026-07-10',
  pickupTime: '10:00',
  returnDate: '2026-07-18',
  returnTime: '09:30',
  cocukKoltugu: 2,
  ekSurucu: 0,
  gencSurucu: 0,
  hotel: '',
  flightNumber: '',
};

/** Returns the message of a rental of the car `egea`, by default from 10 to 18 July 2026. */
export function sentRental(
  form: Partial<ReservationForm> = {},
  language: SiteLanguage = 'tr',
): string {
  return reservationMessage({
    ...SENT,
    texts: allTexts.site[language],
    language,
    turkish: language === 'tr' ? null : allTexts.site.tr,
    currency: 'TRY',
    car: {
      id: 'egea',
      title: 'Fiat Egea',
      year: 2024,
      transmission: 'Manuel',
      fuelType: 'Benzin',
      prices: { dailyCents: 4000, weeklyCents: null, monthlyCents: null },
      seasons: [],
      wholeMonths: false,
    },
    form: { ...SENT_FORM, ...form },
    offers: OFFERS,
  });
}

/** Returns the message of a transfer, by default to a hotel in Kemer on 14 July 2026 at 23:30. */
export function sentTransfer(
  request: Partial<TransferRequest> = {},
  language: SiteLanguage = 'tr',
  fare: Parameters<typeof transferMessage>[0]['fare'] = null,
): string {
  return transferMessage({
    ...SENT,
    texts: allTexts.site[language],
    language,
    turkish: language === 'tr' ? null : allTexts.site.tr,
    currency: 'EUR',
    fare,
    request: {
      vehicle: 'capacity_1_6',
      name: 'Ayşe Nur Yılmaz',
      email: 'ayse@example.com',
      phone: '+90 555 000 00 00',
      passengers: 5,
      pickupLocation: 'Antalya Havalimanı (AYT)',
      dropoffLocation: 'Kemer, Örnek Otel',
      date: '2026-07-14',
      time: '23:30',
      bothWays: false,
      returnDate: '',
      returnTime: '',
      childSeats: 0,
      suitcases: 0,
      flightNumber: 'XQ 123',
      message: 'İki bavul.\nBir çocuk koltuğu lütfen.',
      ...request,
    },
  });
}
