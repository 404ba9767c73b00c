/** Sends a table of tolls and fines. Browser only. */
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { type RoadImportResult, type RoadRow, roadImportResultSchema } from '../road.schema.ts';

export interface ImportRequest {
  rows: RoadRow[];
  preview: boolean;
  /** Key of the import, which writes its rows once; null for a preview. */
  idempotencyKey: string | null;
}

/** Result of a row, or the error of a refused row. Results have the order of the request. */
export type RowOutcome = RoadImportResult['rows'][number] | { error: string };

export type ImportResult =
  | { ok: true; preview: boolean; rows: RowOutcome[]; messages: RoadImportResult['messages'] }
  | { ok: false; error: string };

const ROW_FIELD = /^rows\.(\d+)(?:\.|$)/;

/**
 * Imports the rows, or previews them. A preview whose rows are partly refused is repeated without
 * these rows, so that the valid rows have a result, too.
 */
export async function sendImport(
  request: Request,
  { rows, preview, idempotencyKey }: ImportRequest,
): Promise<ImportResult> {
  const outcomes: RowOutcome[] = [];
  let left = rows.map((row, index) => ({ row, index }));
  while (left.length > 0) {
    try {
      const body = { rows: left.map(({ row }) => row), preview };
      const result = await callAdminApi(
        request,
        '/admin/road-charges/import',
        roadImportResultSchema,
        { method: 'POST', body, ...(idempotencyKey && { idempotencyKey }) },
      );
      result.rows.forEach((row, i) => {
        outcomes[left[i]?.index ?? 0] = row;
      });
      return { ok: true, preview, rows: outcomes, messages: result.messages };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = new Map(
        error.details.flatMap(({ field, message }) => {
          const [, index] = ROW_FIELD.exec(field) ?? [];
          return index === undefined ? [] : [[Number(index), message]];
        }),
      );
      if (!preview || refused.size === 0) return { ok: false, error: reasonOf(error) };
      left.forEach(({ index }, i) => {
        const message = refused.get(i);
        if (message) outcomes[index] = { error: message };
      });
      left = left.filter((_, i) => !refused.has(i));
    }
  }
  return { ok: true, preview, rows: outcomes, messages: [] };
}

/** Returns the reason why the whole table was refused: it may be too long. */
function reasonOf({ details, message }: ApiError): string {
  return details.find(({ field }) => field === 'rows')?.message ?? message;
}
