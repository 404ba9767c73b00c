/** The papers of a booking: pages that the browser prints (decision 031). */
export const PAPERS = ['contract', 'handover', 'confirmation', 'receipt'] as const;
export type Paper = (typeof PAPERS)[number];

/** A transfer has no car to hand over. */
export function papersOf(service: 'car_rental' | 'transfer'): readonly Paper[] {
  return service === 'car_rental' ? PAPERS : ['confirmation', 'receipt'];
}

/** The page on which a rental's hand-over (out) or return (back) is recorded. */
export function handoverPath(bookingId: string, kind: 'out' | 'back'): string {
  return `/admin/bookings/${encodeURIComponent(bookingId)}/handover/${kind}`;
}

/** Returns the address of a booking's paper. */
export function paperPath(bookingId: string, paper: Paper): string {
  return `/admin/bookings/${encodeURIComponent(bookingId)}/papers/${paper}`;
}
