import { addDays } from '#app/lib/dates/dates.ts';
import { AGENDA_DAYS } from '#app/operations/agenda/agenda.rules.ts';
import type { Agenda, AgendaEntry, AgendaRequest } from '#app/operations/agenda/agenda.schema.ts';
import { TODAY } from './mounted.tsx';

/** Returns the hand-over of a confirmed rental, by default today at 15:00. */
export function anEvent(given: Partial<AgendaEntry> = {}): AgendaEntry {
  const id = given.id ?? 'b-1';
  const at = given.at ?? `${TODAY}T15:00`;
  return {
    ...{ id, bookingReference: id.toUpperCase(), version: 3, serviceType: 'car_rental' },
    ...{ status: 'confirmed', kind: 'pickup', at, done: false, late: false, next: 'active' },
    ...{
      pickupAt: at,
      dropoffAt: `${addDays(TODAY, 4)}T10:00`,
      destination: 'Antalya Merkez Ofis',
      carId: 'i20',
      carTitle: 'Hyundai i20',
    },
    ...{ pickupLocation: 'Antalya Merkez Ofis', dropoffLocation: 'Antalya Havalimanı (AYT)' },
    ...{
      plate: '07 ABC 123',
      outWith: null,
      needsPlate: false,
      holds: true,
      hotel: '',
      flightNumber: null,
    },
    ...{ driverName: '', driverPhone: '' },
    ...{ passengers: null, vehicle: null, total: 216, due: 216, giveBack: null },
    ...{ deposit: '€200', depositHeld: null, cardHold: null },
    ...{ customer: 'Anna Çelik', phone: '+90 555 000 00 00', language: 'tr', message: 'Merhaba' },
    ...given,
  };
}

export function aReturn(given: Partial<AgendaEntry> = {}): AgendaEntry {
  const state = { status: 'active', next: 'completed', kind: 'return', due: null } as const;
  return anEvent({ ...state, ...given });
}

export function aTransfer(given: Partial<AgendaEntry> = {}): AgendaEntry {
  return anEvent({
    ...{ kind: 'transfer', serviceType: 'transfer', next: 'completed', deposit: null },
    ...{ carId: null, carTitle: null, plate: null, passengers: 3, flightNumber: 'TK 2414' },
    ...{ pickupLocation: 'Antalya Havalimanı (AYT)', dropoffLocation: 'Antalya Lara' },
    ...given,
  });
}

/**
 * Returns a visitor's request that was made today at 09:00 in Istanbul and holds a unit for 24
 * hours.
 */
export function aRequest(given: Partial<AgendaRequest> = {}): AgendaRequest {
  const id = given.id ?? 'r-1';
  return {
    ...{ id, bookingReference: id.toUpperCase(), version: 1, serviceType: 'car_rental' },
    ...{ status: 'pending', createdAt: `${TODAY}T06:00:00.000Z`, days: 7, holds: true },
    ...{ holdUntil: `${addDays(TODAY, 1)}T06:00:00.000Z`, passengers: null, total: 370 },
    ...{ pickupAt: `${addDays(TODAY, 20)}T10:00`, dropoffAt: `${addDays(TODAY, 27)}T10:00` },
    ...{ pickupLocation: 'Antalya Lara', dropoffLocation: 'Antalya Lara', carTitle: 'Fiat Egea' },
    ...{ customer: 'Elif Koç', phone: '+90 532 000 00 00', language: 'tr', message: 'Merhaba' },
    ...given,
  };
}

/** Returns the API's response for a day, by default today without events and requests. */
export function anAgenda(given: Partial<Agenda> = {}): Agenda {
  return {
    date: TODAY,
    ...{
      events: [],
      following: [],
      late: [],
      moreLate: 0,
      due: [],
      endingHolds: [],
      hasCars: true,
      unfiled: { kabis: 0, uetds: 0 },
    },
    days: Array.from({ length: AGENDA_DAYS }, (_, day) => ({
      date: addDays(TODAY, day),
      open: day,
    })),
    requests: { count: 0, bookings: [], lastAnswerMinutes: null },
    ...given,
  };
}

/** Returns the waiting requests of an agenda. `count` is the number of all. */
export function waiting(bookings: AgendaRequest[], count = bookings.length): Agenda['requests'] {
  return { count, bookings, lastAnswerMinutes: null };
}
