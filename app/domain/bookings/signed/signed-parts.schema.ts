import { z } from 'zod';

/** `out`: record of the hand-over. `back`: record of the return. */
export const SIGNED_PARTS = ['contract', 'out', 'back'] as const;
export type SignedPart = (typeof SIGNED_PARTS)[number];

export const invalidatedSignatureSchema = z.object({
  part: z.enum(SIGNED_PARTS),
  signedAt: z.string().nullable().describe('Time of the signature; null for old records'),
  signers: z.array(z.string()),
});
export type InvalidatedSignature = z.infer<typeof invalidatedSignatureSchema>;

/** `data` of the refusal of a change that would make signatures invalid. */
export const endedSignaturesSchema = z.object({
  signed: z
    .array(invalidatedSignatureSchema)
    .min(1)
    .describe('Signatures that the change would make invalid'),
});

/** Returns the signatures in the `data` of a refusal; null if it was refused for another reason. */
export function invalidatedSignaturesIn(data: unknown): InvalidatedSignature[] | null {
  return endedSignaturesSchema.safeParse(data).data?.signed ?? null;
}

export const allowSignedChangeSchema = z
  .boolean()
  .optional()
  .describe('Saves the change even if it makes signatures invalid');
