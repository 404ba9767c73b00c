/** Enters one toll or fine as an import of one row. Browser only. */
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { parseClockTime, parseSlashDate } from '#app/lib/dates/dates.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import { type RoadImportResult, type RoadRental, roadImportResultSchema } from './road.schema.ts';
import { ROAD_IMPORT_PATH } from './road-address.rules.ts';

export interface TypedRoadCharge {
  kind: string;
  plate: string;
  date: string;
  time: string;
  amount: string;
  place: string;
  reference: string;
  dueDay: string;
  discountUntil: string;
  /**
   * Payer, if a hand-over was near: the id of a booking, `office` or `later`; '' before staff
   * choose.
   */
  payer: string;
}

export type RoadEntry =
  /**
   * A hand-over was near. Nothing is stored until staff choose one of these rentals or the office.
   */
  | { state: 'ask'; candidates: RoadRental[] }
  | {
      state: 'done';
      result: RoadImportResult['rows'][number];
      messages: RoadImportResult['messages'];
    };

/**
 * Stores a toll or fine. If a hand-over was near and staff chose no payer, stores nothing and
 * returns the candidates. Throws an ApiError whose fields are named `rows.0.plate`.
 */
export async function enterRoadCharge(
  request: Request,
  typed: TypedRoadCharge,
  idempotencyKey: string,
): Promise<RoadEntry> {
  const send = (preview: boolean) =>
    callAdminApi(request, ROAD_IMPORT_PATH, roadImportResultSchema, {
      method: 'POST',
      body: { rows: [rowOf(typed)], preview },
      ...(!preview && { idempotencyKey }),
    });
  if (typed.payer === '') {
    const [found] = (await send(true)).rows;
    if (found?.result === 'ask') return { state: 'ask', candidates: found.candidates };
  }
  const {
    rows: [result],
    messages,
  } = await send(false);
  if (!result) throw new Error('The import of one row has no result');
  return { state: 'done', result, messages };
}

/**
 * Returns the row as the API expects it. A value that cannot be read stays a text, which the API
 * refuses.
 */
function rowOf({ date, time, amount, dueDay, discountUntil, payer, ...row }: TypedRoadCharge) {
  const number = readDecimal(amount);
  const day = (typed: string) => (row.kind === 'fine' && typed.trim()) || null;
  return {
    ...row,
    at: `${parseSlashDate(date) ?? date}T${parseClockTime(time) ?? time}`,
    amount: number === null || Number.isNaN(number) ? amount : number,
    dueDay: day(dueDay),
    discountUntil: day(discountUntil),
    ...(payer === 'office' && { bookingId: null }),
    ...(payer !== 'office' && payer !== 'later' && payer !== '' && { bookingId: payer }),
  };
}
