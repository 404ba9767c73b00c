import type { Paper } from '#app/base/messages/papers.rules.ts';
import type { SignedPart } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import type { SignedPaper } from './paper.schema.ts';

const PARTS: Partial<Record<Paper, readonly SignedPart[]>> = {
  contract: ['contract'],
  handover: ['out', 'back'],
};

/** Returns the signed versions of a paper, in the order of `signed`. */
export function signedVersionsOf(paper: Paper, signed: readonly SignedPaper[]): SignedPaper[] {
  return signed.filter(({ part }) => PARTS[paper]?.includes(part));
}

/**
 * Returns the change that ended the last signatures of a part; null if they are valid or if there
 * are none.
 */
export function endOf(part: SignedPart, signed: readonly SignedPaper[]): SignedPaper['changed'] {
  return signed.findLast((each) => each.part === part)?.changed ?? null;
}
