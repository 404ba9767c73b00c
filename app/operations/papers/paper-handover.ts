/** What papers need to know of hand-over and return. */
import type { DriverDocuments } from '#app/operations/handovers/handover.schema.ts';

export type PaperDriver = DriverDocuments;
export type { Signature } from '#app/operations/handovers/handover.schema.ts';
export type { PaperHandover, PaperHandovers } from './paper.schema.ts';
