import type { Business } from '#app/base/settings/settings.schema.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { Column, Table } from '#app/operations/exports/export-table.server.ts';
import { type Sheet, sheetNames } from './filing.rules.ts';
import type { FilingExportQuery } from './filing.schema.ts';
import { type Line, linesOf, sheetColumns, type Title } from './filing-sheet.server.ts';
import { readRecords } from './filings.server.ts';

/** Columns about the office and the mark, which are not part of a report. */
function officeColumns(
  sheet: Sheet,
  { legalNumbers, name }: Business,
  language: Language,
): Column<Line, Title>[] {
  const { companyName, tax, uetds } = legalNumbers;
  return [
    ...(sheet === 'uetds' ? [{ title: 'uetds', width: 14, cell: () => uetds } as const] : []),
    { title: 'company', width: 26, cell: () => companyName || name },
    { title: 'tax', width: 14, cell: () => tax },
    {
      title: 'filed',
      width: 26,
      cell: ({ filed }) => filed && `${staffInstant(filed.at, language)}, ${filed.by}`,
    },
  ];
}

/**
 * Returns the sheet of these days as a file, with a line for each driver or passenger, document
 * numbers included. `count` is the number of records, not of lines.
 */
export async function filingsTable(
  db: Db,
  { sheet, from, to, ...query }: Omit<FilingExportQuery, 'format'>,
  { texts, language }: { texts: OfficeTexts; language: Language },
): Promise<Table<Line, Title>> {
  const open = query.open === 'yes';
  const { business } = await readSettings(db);
  const records = await readRecords(db, { sheet, from, to, open });
  return {
    entity: 'filing',
    title: sheetNames[sheet],
    file: `${sheet}_${from}_${to}`,
    text: { sheet: sheetNames[sheet], columns: texts.filings.columns },
    columns: [
      ...sheetColumns(sheet, texts.filings.columns),
      ...officeColumns(sheet, business, language),
    ],
    filter: { from, to, open },
    count: records.length,
    batches: lines(),
  };

  async function* lines() {
    yield records.flatMap(linesOf);
  }
}
