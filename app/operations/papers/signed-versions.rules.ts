/** Finds signed versions of papers. */
import type { Paper } from '#app/base/messages/papers.rules.ts';
import type { SignedPart } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import type { SignedPaper } from './paper.schema.ts';

const PARTS: Partial<Record<Paper, readonly SignedPart[]>> = {
  contract: ['contract'],
  handover: ['out', 'back'],
};

/** The signed versions of a paper, the first one first. */
export function signedVersionsOf(paper: Paper, signed: readonly SignedPaper[]): SignedPaper[] {
  return signed.filter(({ part }) => PARTS[paper]?.includes(part));
}

/** The change that ended the last signatures of a part; null while they hold or if there were none. */
export function endOf(part: SignedPart, signed: readonly SignedPaper[]): SignedPaper['changed'] {
  return signed.findLast((each) => each.part === part)?.changed ?? null;
}
