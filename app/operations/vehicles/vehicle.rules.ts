/** Rules of the single vehicles that the office owns. */
import { addDays, calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';
import { withoutNul } from '#app/lib/words/plain-text.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

const TURKISH_PLATE = /^(\d{2})([A-Z]{1,3})(\d{2,5})$/;

/** A plate as it is written: `07abc123` is `07 ABC 123`; one of another country keeps its own spaces. */
export function normalisePlate(typed: string): string {
  const plate = withoutNul(typed).trim().replace(/\s+/g, ' ').toUpperCase();
  const parts = TURKISH_PLATE.exec(plate.replaceAll(' ', ''));
  return parts ? parts.slice(1).join(' ') : plate;
}

/** Dates and kilometres that fall due, in the order in which a vehicle's form has them. */
export const DUE_KINDS = ['inspection', 'insurance', 'casco', 'service'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** Days before a date on which the office gets a notice (issue 15). */
const DUE_NOTICE_DAYS = 30;
/**
 * Kilometres before a service at which the office gets a notice: a rented car drives them in about
 * two weeks.
 */
const DUE_NOTICE_KILOMETRES = 1000;

interface DueDates {
  inspectionDue: IsoDate | null;
  insuranceDue: IsoDate | null;
  cascoDue: IsoDate | null;
  serviceDue: IsoDate | null;
  serviceDueKilometres: number | null;
  kilometres: number | null;
}

export interface Due {
  kind: DueKind;
  /** Null where only the kilometres say so. */
  day: IsoDate | null;
  /** Days from today, negative once it is past; null where only the kilometres say so. */
  inDays: number | null;
  /** Kilometres that are left, negative once they are driven; null where only the day says so. */
  inKilometres: number | null;
}

/** Returns the due dates of a vehicle within the notice or already past; most urgent first. */
export function dueSoon(vehicle: DueDates, today: IsoDate): Due[] {
  const { kilometres, serviceDueKilometres } = vehicle;
  const days: Record<DueKind, IsoDate | null> = {
    inspection: vehicle.inspectionDue,
    insurance: vehicle.insuranceDue,
    casco: vehicle.cascoDue,
    service: vehicle.serviceDue,
  };
  const left =
    kilometres === null || serviceDueKilometres === null ? null : serviceDueKilometres - kilometres;
  const due = DUE_KINDS.flatMap((kind): Due[] => {
    const day = days[kind];
    const isNear = day !== null && day <= addDays(today, DUE_NOTICE_DAYS);
    const isDriven = kind === 'service' && left !== null && left <= DUE_NOTICE_KILOMETRES;
    if (!isNear && !isDriven) return [];
    return [
      {
        kind,
        day: isNear ? day : null,
        inDays: isNear ? calendarDaysBetween(today, day) : null,
        inKilometres: isDriven ? left : null,
      },
    ];
  });
  return due.sort((a, b) => urgencyOf([a]) - urgencyOf([b]));
}

/** Days until the first of these, negative once it is past; the smaller, the more urgent. */
export function urgencyOf(due: readonly Due[]): number {
  const days = due.map(({ inDays, inKilometres }) =>
    Math.min(
      inDays ?? DUE_NOTICE_DAYS,
      inKilometres !== null && inKilometres <= 0 ? 0 : DUE_NOTICE_DAYS,
    ),
  );
  return Math.min(...days);
}

export function isOverdue({ inDays, inKilometres }: Due): boolean {
  return (inDays ?? 1) < 0 || (inKilometres ?? 1) <= 0;
}

/** Returns vehicles whose plate, car, colour or chassis number contain every typed word. */
export function searchVehicles<
  V extends { plate: string; carTitle: string | null; colour: string; chassisNumber: string },
>(vehicles: V[], typed: string): V[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return vehicles.filter(({ plate, carTitle, colour, chassisNumber }) => {
    const text = fold(
      [plate, plate.replaceAll(' ', ''), carTitle ?? '', colour, chassisNumber].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}
