import { z } from 'zod';
import { isIsoDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { pageQuery } from '#app/lib/http/envelope.schema.ts';
import { toStorableText } from '#app/lib/words/plain-text.ts';

const ENTRIES_PER_PAGE = 50;

/** Value of `admin` that selects the entries of the software itself, which have no person's id. */
export const SYSTEM = 'system';

const word = z.string().min(1).max(200).overwrite(toStorableText).optional();
const day = z.string().refine(isIsoDate, 'must be a date like 2026-07-14').meta(DAY).optional();

export const auditLogQuerySchema = pageQuery(ENTRIES_PER_PAGE)
  .pick({ limit: true })
  .extend({
    admin: word.describe(`Id of a user; \`${SYSTEM}\` for changes by the software itself`),
    entity: word.describe('Type of the changed record, for example `car` or `settings`'),
    entityId: word,
    action: word.describe('Type of the change, for example `create`, `update` or `delete`'),
    from: day.describe('First day in Istanbul, included'),
    to: day.describe('Last day in Istanbul, included'),
    navigation: z
      .enum(['show'])
      .optional()
      .describe(
        '`show`: includes entries about opened sections, which are otherwise returned only for the action `open-section`',
      ),
    before: z
      .int()
      .min(1)
      .optional()
      .describe('Value of `older` in the previous page; returns the entries before it'),
  });
export type AuditLogQuery = z.infer<typeof auditLogQuerySchema>;

const lineSchema = z.object({ kind: z.enum(['removed', 'added']), text: z.string() });
export type TextLine = z.infer<typeof lineSchema>;

/** `field` is a path in the record's JSON, such as `pricing.daily`. */
const changeSchema = z.discriminatedUnion('kind', [
  /** An empty value is missing. */
  z.object({
    kind: z.literal('value'),
    field: z.string(),
    before: z.unknown().optional(),
    after: z.unknown().optional(),
  }),
  /** Removed and added lines of a long text. `cut` is true if some are missing. */
  z.object({
    kind: z.literal('text'),
    field: z.string(),
    lines: z.array(lineSchema),
    cut: z.boolean(),
  }),
]);
export type AuditChange = z.infer<typeof changeSchema>;

export const auditEntrySchema = z
  .object({
    id: z.int(),
    at: z.string(),
    /** Person with the name at that time. The id is null if the software made the change itself. */
    admin: z.object({ id: z.string().nullable(), name: z.string() }),
    action: z.string(),
    entity: z.string(),
    entityId: z.string().nullable(),
    title: z.string(),
    exists: z.boolean(),
    changes: z.array(changeSchema),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditLogSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Value of `before` for the next page; null on the last page. */
  older: z.int().nullable(),
});
export type AuditLogPage = z.infer<typeof auditLogSchema>;

/**
 * Body of `POST /admin/log-navigation` (spec, part 7). `sections` are the sections of the back
 * office.
 */
export const openedSectionSchema = (sections: readonly string[]) =>
  z.object({
    section: z.enum(sections).describe('Section of the back office that was opened'),
    timestamp: z.iso
      .datetime({ offset: true })
      .describe("Time of the browser's clock, with its time zone"),
  });
export type OpenedSection = z.infer<ReturnType<typeof openedSectionSchema>>;
