import { addDays, calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';
import { toStorableText } from '#app/lib/words/plain-text.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

const TURKISH_PLATE = /^(\d{2})([A-Z]{1,3})(\d{2,5})$/;

/**
 * Returns a plate in the standard spelling: `07abc123` becomes `07 ABC 123`. A plate of another
 * country keeps its own spaces.
 */
export function normalisePlate(typed: string): string {
  const plate = toStorableText(typed).trim().replace(/\s+/g, ' ').toUpperCase();
  const parts = TURKISH_PLATE.exec(plate.replaceAll(' ', ''));
  return parts ? parts.slice(1).join(' ') : plate;
}

/** Kinds of due dates, in the order of a vehicle's form. */
export const DUE_KINDS = ['inspection', 'insurance', 'casco', 'service'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** Number of days before a due date from which the office gets a notice (issue 15). */
const DUE_NOTICE_DAYS = 30;
/**
 * Kilometres before a service from which the office gets a notice. A rented car drives them in
 * about two weeks.
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
  /** Due date; null if only the kilometres are due. */
  day: IsoDate | null;
  /** Days from today to the due date, negative after it; null if only the kilometres are due. */
  inDays: number | null;
  /** Kilometres until the service, negative after it; null if only the date is due. */
  inKilometres: number | null;
}

/** Returns what is overdue or due within the notice, the most urgent first. */
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

/**
 * Returns the days to the first of these due dates, negative after it. Kilometres count as 0 days
 * if they are driven, else as `DUE_NOTICE_DAYS`. Fewer days are more urgent.
 */
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
