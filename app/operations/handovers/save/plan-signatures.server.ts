import type { CurrentRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import type { ChangeContext } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import type { InvalidatedSignature } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import type { HandoverKind } from '../handover.rules.ts';
import type { HandoverRow } from '../handovers.server.ts';

export type Signatures = HandoverRow['signatures'];

export type RecordedHandover = Pick<
  HandoverRow,
  | 'at'
  | 'plate'
  | 'kilometres'
  | 'fuelEighths'
  | 'damages'
  | 'notes'
  | 'drivers'
  | 'charges'
  | 'signatures'
>;

export interface SignaturePlan {
  /** Signatures that the change ends and does not replace. */
  ended: InvalidatedSignature[];
  /** Signatures of the record after the change. */
  signatures: Signatures;
  /** Stores what was signed and ends the signatures. Call it after the record is written. */
  write: () => Promise<void>;
}

/**
 * Returns the effect of a change of a record on its signatures. Call it before anything is written.
 * It is passed as an argument, because its module (`signed-papers.server.ts`) imports hand-overs.
 */
export type PlanSignatures = (
  tx: Db,
  bookingId: string,
  change: {
    kind: HandoverKind;
    before: HandoverRow | null;
    /** Null: the record is deleted. */
    after: RecordedHandover | null;
    by: ChangeContext;
  },
) => Promise<SignaturePlan>;

/** Reads the data of the office that signed papers need, and returns `PlanSignatures`. */
export type SignaturePlanner = (db: Db, rates: CurrentRates) => Promise<PlanSignatures>;
