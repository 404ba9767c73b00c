/** What papers need to know of a hand-over or a return, as it was recorded. */
export interface PaperHandover {
  /** When it happened: YYYY-MM-DDTHH:MM in Istanbul. */
  at: string;
  plate: string;
  kilometres: number;
  fuelEighths: number;
  damages: { panel: string; kind: DamageKind; note: string }[];
  notes: string;
  charges: { kind: ChargeKind; euros: number; note: string }[];
  drivers: PaperDriver[];
  signatures: { customer: Signature | null; staff: Signature | null };
  staffName: string;
}

export type DamageKind = 'scratch' | 'dent' | 'crack' | 'missing';
export type ChargeKind = 'kilometres' | 'fuel' | 'late' | 'damage' | 'other';

/** Days are YYYY-MM-DD. */
export interface PaperDriver {
  name: string;
  surname: string;
  idNumber: string;
  nationality: string;
  birthDate: string;
  licenceNumber: string;
  licenceClass: string;
  licenceDate: string;
  address: string;
}

export interface Signature {
  name: string;
  /** Each x1,y1,x2,y2,… in a box of 3 by 1: x from 0 to 3000, y from 0 to 1000. */
  strokes: number[][];
}

/** Null while it has not happened. */
export interface PaperHandovers {
  out: PaperHandover | null;
  back: PaperHandover | null;
}
