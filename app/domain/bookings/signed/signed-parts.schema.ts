/** Signed parts of a booking's papers, whose signatures a change of a booking or a hand-over may end. */

import { z } from 'zod';

/** `out`: the record of the hand-over. `back`: the record of the return. */
export const SIGNED_PARTS = ['contract', 'out', 'back'] as const;
export type SignedPart = (typeof SIGNED_PARTS)[number];

export const endedSignatureSchema = z.object({
  part: z.enum(SIGNED_PARTS),
  signedAt: z.string().nullable().describe('Null for a record of before the day was stored'),
  signers: z.array(z.string()),
});
export type EndedSignature = z.infer<typeof endedSignatureSchema>;

/** `data` of a refusal because a signature would end. */
export const endedSignaturesSchema = z.object({
  signed: z.array(endedSignatureSchema).min(1).describe('What the change would end'),
});

/** The signatures in the `data` of a refusal; null when it was refused for another reason. */
export function endedSignaturesIn(data: unknown): EndedSignature[] | null {
  return endedSignaturesSchema.safeParse(data).data?.signed ?? null;
}

export const allowSignedChangeSchema = z
  .boolean()
  .optional()
  .describe('Saves a change of what was signed; the signature is taken off');
