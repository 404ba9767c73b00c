import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changeContext, signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import type { Db } from '#app/db/client.server.ts';
import type { TableFormat } from '#app/lib/files/table-format.schema.ts';
import { AppError, type FieldError } from '#app/lib/http/app-error.ts';
import { failureSchema } from '#app/lib/http/envelope.schema.ts';
import type { OfficeTexts, Texts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { exportTable, type Table } from './export-table.server.ts';

const TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const file = { schema: z.any() };

interface Export<Query extends z.ZodType, Row, Title extends string> {
  tag: string;
  summary: string;
  description?: string;
  query: Query;
  words?: FastifyContextConfig['words'];
  table: (
    db: Db,
    query: z.output<Query>,
    of: { now: Date; texts: OfficeTexts; language: Language },
  ) => Promise<Table<Row, Title>>;
  /**
   * Returns why staff may not have the file; null if they may. Without this function staff may have
   * every file.
   */
  refusal?: (
    query: z.output<Query>,
    text: OfficeTexts['outgoing']['tables']['refusals'],
  ) => FieldError | null;
}

/**
 * Language of files for people who chose none, even on English screens, because an office puts
 * files side by side.
 */
const WITHOUT_CHOICE: Language = 'tr';

/** Registers `GET` + `path`, which sends a table as a file. */
export function exportRoute<
  Query extends z.ZodType<{ format: TableFormat }>,
  Row,
  Title extends string,
>(
  app: FastifyInstance,
  { db, now, texts }: { db: Db; now: () => Date; texts: Texts },
  path: string,
  { tag, query, words, table, refusal, ...about }: Export<Query, Row, Title>,
): void {
  app.get(
    path,
    {
      // Compressing a large file while it is sent takes longer than sending it.
      compress: false,
      // A HEAD request would be recorded as a download.
      exposeHeadRoute: false,
      config: { words },
      schema: {
        tags: [tag],
        ...about,
        querystring: query,
        response: {
          200: { content: { 'text/csv': file, [TYPES.xlsx]: file } },
          400: failureSchema,
        },
      },
    },
    async (request, reply) => {
      const asked = request.query as z.output<Query>;
      const { format } = asked;
      const admin = signedInAdmin(request);
      const refused =
        admin.role === 'staff' && refusal?.(asked, request.texts.outgoing.tables.refusals);
      if (refused) throw new AppError(400, refused.message, [refused]);
      const language = admin.language ?? WITHOUT_CHOICE;
      const made = await table(db, asked, { now: now(), texts: texts.office[language], language });
      const by = { format, ...changeContext(request, now()) };
      const result = await exportTable(db, made, by);
      if (!result.ok) {
        const message = request.texts.outgoing.tables.refusals.tooMany(result.most);
        throw new AppError(400, message, [{ field: 'format', message }]);
      }
      return reply
        .type(TYPES[format])
        .header('content-disposition', `attachment; filename="${made.file}.${format}"`)
        .send(result.file);
    },
  );
}
