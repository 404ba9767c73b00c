/**
 * Signed papers: the content of contract, hand-over and return when they were signed, and the
 * change that ended the signatures. `signed-contract.server.ts` ends a contract when its booking
 * changes.
 */
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import type { CurrentRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { signedPapers } from '#app/db/schema.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { driverPrivacy } from '#app/domain/bookings/booking.schema.ts';
import {
  endSignedPapers,
  readHoldingParts,
  type SignedPaperRow,
  toInvalidated,
} from '#app/domain/bookings/signed/signed-contract.server.ts';
import type {
  InvalidatedSignature,
  SignedPart,
} from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { isSameName, type PersonName } from '#app/domain/customers/person.rules.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import { withoutPersonalData } from '#app/lib/privacy.ts';
import type { HandoverKind } from '#app/operations/handovers/handover.rules.ts';
import type { Signature } from '#app/operations/handovers/handover.schema.ts';
import {
  type HandoverRow,
  readRows,
  toCharge,
} from '#app/operations/handovers/handovers.server.ts';
import type {
  PlanSignatures,
  RecordedHandover,
  SignaturePlan,
  Signatures,
} from '#app/operations/handovers/save/plan-signatures.server.ts';
import { type SignedContent, signedContentSchema } from './paper.schema.ts';
import { type PaperSources, readPaper, readPaperSources } from './papers.server.ts';

/**
 * Parts of the papers that are signed with a record. The signatures of a hand-over also sign the
 * contract.
 */
const PARTS: Record<HandoverKind, readonly SignedPart[]> = {
  out: ['out', 'contract'],
  back: ['back'],
};
const SIGNERS = ['customer', 'staff'] as const;
const UNSIGNED: Signatures = { customer: null, staff: null };

/** Effect of a change of a record on a part of the papers. */
interface PlannedPart {
  part: SignedPart;
  /** Signed version that is valid before the change; null for none. */
  holding: SignedPaperRow | null;
  signedBefore: Signatures;
  signedAfter: Signatures;
  /** True if the change concerns fields that the part states (`statedIn`). */
  isChanged: boolean;
  /**
   * Content before the change, if the record was signed before Kervan stored signed papers; else
   * null.
   */
  former: SignedContent | null;
}

/** Reads the data of the office that signed papers need. The returned function works within a transaction. */
export async function signaturePlanner(db: Db, rates: CurrentRates): Promise<PlanSignatures> {
  const sources = await readPaperSources(db, rates);
  return (tx, bookingId, change) => planSignatures(tx, bookingId, { ...change, sources });
}

async function planSignatures(
  tx: Db,
  bookingId: string,
  { kind, before, after, sources, by }: Parameters<PlanSignatures>[2] & { sources: PaperSources },
): Promise<SignaturePlan> {
  const holding = await readHoldingParts(tx, bookingId, PARTS[kind]);
  const known = await tx
    .select({ part: signedPapers.part, content: signedPapers.content })
    .from(signedPapers)
    .where(eq(signedPapers.bookingId, bookingId));
  const used = [before?.signatures ?? UNSIGNED, ...known.flatMap(signaturesIn)];
  const given = after?.signatures ?? UNSIGNED;
  const parts: PlannedPart[] = [];
  const ended: InvalidatedSignature[] = [];
  for (const part of PARTS[kind]) {
    const row = holding.find((each) => each.part === part) ?? null;
    // The terms of a contract are unknown if it was signed before Kervan stored signed papers.
    const isVersionMissing = part !== 'contract' && !known.some((each) => each.part === part);
    const content = row && signedContentSchema.parse(row.content);
    const signedBefore =
      content?.handover[kind]?.signatures ??
      (isVersionMissing && before ? before.signatures : UNSIGNED);
    const isChanged =
      before !== null &&
      (after === null || !isDeepStrictEqual(statedIn(part, before), statedIn(part, after)));
    const signedAfter = { ...UNSIGNED };
    const lost: string[] = [];
    for (const signer of SIGNERS) {
      const signature = given[signer];
      const formerly = signedBefore[signer];
      // A contract can stay valid after the signatures of its hand-over ended.
      const isOfRecord = isDeepStrictEqual(formerly, before?.signatures[signer]);
      const stays = !isOfRecord || isDeepStrictEqual(signature, formerly);
      if (formerly && !isChanged && stays) signedAfter[signer] = formerly;
      else if (signature && !isUsed(signature, used)) signedAfter[signer] = signature;
      else if (formerly && (signature || !isOfRecord)) lost.push(formerly.name);
    }
    if (lost.length > 0) {
      const signers = lost.filter((name) => name !== '');
      ended.push(row ? { ...toInvalidated(row), signers } : { part, signedAt: null, signers });
    }
    const isFormer = row === null && isSigned(signedBefore) && isChanged;
    const former = isFormer
      ? await readContent(tx, bookingId, { part, sources, by, signatures: signedBefore })
      : null;
    parts.push({ part, holding: row, signedBefore, signedAfter, isChanged, former });
  }
  const [record] = parts;
  return {
    ended,
    signatures: record?.signedAfter ?? UNSIGNED,
    write: () => writeParts(tx, bookingId, { parts, sources, by }),
  };
}

async function writeParts(
  tx: Db,
  bookingId: string,
  { parts, sources, by }: { parts: PlannedPart[]; sources: PaperSources; by: ChangeContext },
): Promise<void> {
  for (const { part, holding, signedBefore, signedAfter, isChanged, former } of parts) {
    if (isDeepStrictEqual(signedBefore, signedAfter)) continue;
    const before = SIGNERS.filter((each) => signedBefore[each] !== null);
    const kept = before.filter((each) => isDeepStrictEqual(signedBefore[each], signedAfter[each]));
    if (holding && !isChanged && kept.length === before.length) {
      await addSignatures(tx, holding, { part, signatures: signedAfter });
      continue;
    }
    if (holding) await endSignedPapers(tx, [holding], by);
    if (former) {
      const row = await insertSigned(tx, bookingId, { part, content: former, now: by.now });
      await endSignedPapers(tx, [row], by);
    }
    if (!isSigned(signedAfter)) continue;
    const signed = { part, sources, by, signatures: signedAfter };
    // A signature that stays keeps the content that its signer saw.
    const content =
      holding && kept.length > 0
        ? toSigned(holding, { part, signatures: signedAfter })
        : await readContent(tx, bookingId, signed);
    if (content) await insertSigned(tx, bookingId, { part, content, now: by.now });
  }
}

/** Reads all signed versions of a booking's papers, oldest first. */
export async function listSignedPapers(db: Db, bookingId: string) {
  const rows = await db
    .select()
    .from(signedPapers)
    .where(eq(signedPapers.bookingId, bookingId))
    .orderBy(asc(signedPapers.id));
  return rows.map(({ id, part, signers, signedAt, changedAt, changedBy }) => ({
    id,
    part: part as SignedPart,
    signers,
    signedAt: signedAt.toISOString(),
    changed: changedAt && { at: changedAt.toISOString(), by: changedBy ?? '' },
  }));
}

/**
 * Returns the content of a signed paper; null if the booking has no such paper. A contract has
 * whole document numbers, so the audit log records who opened it.
 */
export async function openSignedPaper(
  db: Db,
  { bookingId, id }: { bookingId: string; id: number },
  { actor, now }: ChangeContext,
): Promise<SignedContent | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(signedPapers)
      .where(and(eq(signedPapers.id, id), eq(signedPapers.bookingId, bookingId)));
    if (!row) return null;
    const content = signedContentSchema.parse(row.content);
    if (row.part === 'contract') {
      const { booking } = content.facts;
      await recordChange(tx, {
        ...{ actor, now, action: 'show', entity: 'handover', entityId: bookingId },
        title: `${booking.bookingReference} · ${content.handover.out?.plate ?? ''}`,
      });
    }
    return content;
  });
}

/**
 * Removes a driver's name, documents and signature from the signed papers of a booking. Keeps only
 * documents with the name of one of `others`, as `forgetDriver` does.
 */
export async function forgetSigner(
  tx: Db,
  bookingId: string,
  { driver, others }: { driver: PersonName; others: PersonName[] },
): Promise<void> {
  const isOfOthers = (name: PersonName) =>
    !isSameName(name, driver) && others.some((other) => isSameName(name, other));
  const rows = await tx.select().from(signedPapers).where(eq(signedPapers.bookingId, bookingId));
  for (const { id, content: stored, signers } of rows) {
    const content = signedContentSchema.parse(stored);
    const { facts, handover } = content;
    const records = [handover.out, handover.back].filter((record) => record !== null);
    const theirs = [driver, ...records.flatMap(({ drivers }) => drivers)].filter(
      (name) => !isOfOthers(name),
    );
    const isPersonsName = (name: PersonName) => theirs.some((each) => isSameName(each, name));
    facts.booking.drivers = facts.booking.drivers.map((each) =>
      isPersonsName(each) ? withoutPersonalData(each, driverPrivacy) : each,
    );
    for (const record of records) {
      record.drivers = record.drivers.filter(isOfOthers);
      const { customer } = record.signatures;
      if (customer && isPersonsName({ name: customer.name })) record.signatures.customer = null;
    }
    await tx
      .update(signedPapers)
      .set({ content, signers: signers.filter((name) => !isPersonsName({ name })) })
      .where(eq(signedPapers.id, id));
  }
}

/**
 * Returns the fields of a record that a part of the papers states. A change of these fields ends
 * its signatures.
 */
function statedIn(part: SignedPart, record: RecordedHandover) {
  const { plate, kilometres, fuelEighths, damages, notes, drivers, charges } = record;
  const reading = { at: toWallClock(record.at), plate, kilometres, fuelEighths };
  return part === 'contract'
    ? { ...reading, drivers }
    : { ...reading, damages, notes, charges: charges.map(toCharge) };
}

function signaturesIn({ content }: Pick<SignedPaperRow, 'content'>): Signatures[] {
  const { out, back } = signedContentSchema.parse(content).handover;
  return [out, back].flatMap((record) => (record ? [record.signatures] : []));
}

/** Returns true if these strokes were used before. A newly drawn signature has other strokes. */
function isUsed({ strokes }: Signature, used: readonly Signatures[]): boolean {
  return used.some((signatures) =>
    SIGNERS.some((each) => isDeepStrictEqual(signatures[each]?.strokes, strokes)),
  );
}

function isSigned(signatures: Signatures): boolean {
  return SIGNERS.some((each) => signatures[each] !== null);
}

/**
 * Returns the content of the papers as they would be printed now, with these signatures; null if
 * the booking does not exist.
 */
async function readContent(
  tx: Db,
  bookingId: string,
  {
    part,
    sources,
    by: { now },
    signatures,
  }: { part: SignedPart; sources: PaperSources; by: ChangeContext; signatures: Signatures },
): Promise<SignedContent | null> {
  const facts = await readPaper(tx, bookingId, { now, ...sources });
  const rows = await readRows(tx, bookingId);
  const recorded = (kind: HandoverKind) => {
    const row = rows.find((each) => each.kind === kind);
    return row ? toRecorded(row, part) : null;
  };
  const [out, back] = [recorded('out'), part === 'back' ? recorded('back') : null];
  const signed = { out: out && { ...out, ...(part !== 'back' && { signatures }) }, back };
  if (signed.back) signed.back.signatures = signatures;
  return facts && signedContentSchema.parse({ facts, handover: signed });
}

/** Returns a record as a part prints it. Only the contract prints drivers. */
function toRecorded(row: HandoverRow, part: SignedPart) {
  const drivers = part === 'contract' ? row.drivers : [];
  return { ...row, at: toWallClock(row.at), charges: row.charges.map(toCharge), drivers };
}

async function insertSigned(
  tx: Db,
  bookingId: string,
  { part, content, now }: { part: SignedPart; content: SignedContent; now: Date },
): Promise<SignedPaperRow> {
  const signers = signersOf(part, content);
  const [row] = await tx
    .insert(signedPapers)
    .values({ bookingId, part, content, signers, signedAt: now })
    .returning();
  if (!row) throw new Error(`The signed paper of ${bookingId} was not written`);
  return row;
}

/**
 * Adds a second signature to a paper. The rest of the content stays as the first signer saw it.
 */
async function addSignatures(
  tx: Db,
  row: SignedPaperRow,
  signed: { part: SignedPart; signatures: Signatures },
): Promise<void> {
  const content = toSigned(row, signed);
  await tx
    .update(signedPapers)
    .set({ content, signers: signersOf(signed.part, content) })
    .where(eq(signedPapers.id, row.id));
}

/** Returns the content of a signed version with other signatures. */
function toSigned(
  { content: stored }: SignedPaperRow,
  { part, signatures }: { part: SignedPart; signatures: Signatures },
): SignedContent {
  const content = signedContentSchema.parse(stored);
  const record = content.handover[part === 'back' ? 'back' : 'out'];
  if (record) record.signatures = signatures;
  return content;
}

/**
 * Returns the names of the signers. A customer's signature without a name gets the first driver's
 * name, a staff signature the name of the person who recorded the hand-over.
 */
function signersOf(part: SignedPart, { facts, handover }: SignedContent): string[] {
  const record = handover[part === 'back' ? 'back' : 'out'];
  if (!record) return [];
  const [lessee] = facts.booking.drivers;
  const { customer, staff } = record.signatures;
  return [
    customer && (customer.name || (lessee ? fullName(lessee) : '')),
    staff && (staff.name || record.staffName),
  ].filter((name) => typeof name === 'string' && name !== '') as string[];
}
