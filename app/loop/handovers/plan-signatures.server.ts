import type { CurrentRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import type { Acting } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import type { EndedSignature } from '#app/office/bookings/signed-parts.schema.ts';
import type { HandoverKind } from './handover.rules.ts';
import type { HandoverRow } from './handovers.server.ts';

export type Signatures = HandoverRow['signatures'];

/** A record as far as papers print it. */
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

/** What a change of a record does to its signatures. */
export interface SignaturePlan {
  /** Signatures that the change takes off, without a new one in their place. */
  ended: EndedSignature[];
  /** Signatures of the record after the change. */
  signatures: Signatures;
  /** Keeps what was signed, and ends what the change took off. Call it after the record is written. */
  write: () => Promise<void>;
}

/**
 * Works out what a change of a record does to its signatures; call it before anything is written. Papers know what
 * was signed, and papers need hand-overs: so it is passed in.
 */
export type PlanSignatures = (
  tx: Db,
  bookingId: string,
  change: {
    kind: HandoverKind;
    before: HandoverRow | null;
    /** Null: the record is deleted. */
    after: RecordedHandover | null;
    by: Acting;
  },
) => Promise<SignaturePlan>;

/** Reads what signed papers need of the office (`signaturePlanner`). */
export type SignaturePlanner = (db: Db, rates: CurrentRates) => Promise<PlanSignatures>;
