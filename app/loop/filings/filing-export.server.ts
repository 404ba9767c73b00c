import type { Readable } from 'node:stream';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { addDays } from '#app/lib/dates.ts';
import { staffInstant } from '#app/lib/staff-dates.ts';
import { tableFile } from '#app/loop/outgoing/table-file.server.ts';
import type { Sheet } from './filing.rules.ts';
import type { FilingExportQuery } from './filing.schema.ts';
import { type Column, linesOf, SHEET_COLUMNS } from './filing-sheet.server.ts';
import { countRecords, readRecords } from './filings.server.ts';
import { filingColumns, sheetNames } from './filings.text.ts';

/** Who reports, and the mark: of each line the same, and no part of what is reported. */
function officeColumns(sheet: Sheet, { legalNumbers, name }: Business): Column[] {
  const { companyName, tax, uetds } = legalNumbers;
  return [
    ...(sheet === 'uetds' ? [{ title: 'uetds', width: 14, of: () => uetds } as const] : []),
    { title: 'company', width: 26, of: () => companyName || name },
    { title: 'tax', width: 14, of: () => tax },
    {
      title: 'filed',
      width: 26,
      of: ({ filed }) => filed && `${staffInstant(filed.at)}, ${filed.by}`,
    },
  ];
}

/**
 * The sheet of these days as a file that is made while it is sent, a line for each driver or passenger,
 * numbers of documents whole. The audit log records who took it.
 */
export async function exportFilings(
  db: Db,
  { format, sheet, from, to, ...query }: FilingExportQuery,
  { actor, now }: Acting,
): Promise<Readable> {
  const what = { action: 'download', entity: 'filing', entityId: null } as const;
  const title = `${sheetNames[sheet]} .${format}`;
  const open = query.open === 'yes';
  const rows = await countRecords(db, { sheet, from, to, open });
  await recordChange(db, { actor, ...what, title, after: { format, from, to, open, rows }, now });
  const { business } = await readSettings(db);
  const all = [...SHEET_COLUMNS[sheet], ...officeColumns(sheet, business)];
  const columns = all.map(({ title: name, ...column }) => ({
    ...column,
    title: filingColumns[name],
  }));
  async function* days() {
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const records = await readRecords(db, { sheet, from: date, to: date, open });
      yield records.flatMap(linesOf);
    }
  }
  return tableFile(format, { name: sheetNames[sheet], columns, batches: days() });
}
