/** Papers of a booking: pages that the browser prints (decision 031). */
export const PAPERS = ['contract', 'handover', 'confirmation', 'receipt'] as const;
export type Paper = (typeof PAPERS)[number];

/** Returns the papers of a service. A transfer has no contract and no hand-over. */
export function papersOf(service: 'car_rental' | 'transfer'): readonly Paper[] {
  return service === 'car_rental' ? PAPERS : ['confirmation', 'receipt'];
}

/** Returns the address of the page that records a rental's hand-over (out) or return (back). */
export function handoverPath(bookingId: string, kind: 'out' | 'back'): string {
  return `/admin/bookings/${encodeURIComponent(bookingId)}/handover/${kind}`;
}

export function paperPath(bookingId: string, paper: Paper): string {
  return `/admin/bookings/${encodeURIComponent(bookingId)}/papers/${paper}`;
}
