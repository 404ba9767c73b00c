/** What papers need to know of hand-over and return. */
import type { DriverDocuments, Handover } from '#app/loop/handovers/handover.schema.ts';

export type PaperHandover = Omit<Handover, 'drivers'> & { drivers: DriverDocuments[] };
export type PaperDriver = DriverDocuments;
export type { Signature } from '../handovers/handover.schema.ts';

/** Null while it has not happened. */
export interface PaperHandovers {
  out: PaperHandover | null;
  back: PaperHandover | null;
}
