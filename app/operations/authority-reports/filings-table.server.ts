import type { Business } from '#app/base/settings/settings.schema.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { Column, Table } from '#app/operations/exports/export-table.server.ts';
import { type Sheet, sheetNames } from './filing.rules.ts';
import type { FilingExportQuery } from './filing.schema.ts';
import { type Line, linesOf, sheetColumns, type Title } from './filing-sheet.server.ts';
import { countRecords, readRecords } from './filings.server.ts';

/** Who reports, and the mark: of each line the same, and no part of what is reported. */
function officeColumns(
  sheet: Sheet,
  { legalNumbers, name }: Business,
  language: Language,
): Column<Line, Title>[] {
  const { companyName, tax, uetds } = legalNumbers;
  return [
    ...(sheet === 'uetds' ? [{ title: 'uetds', width: 14, of: () => uetds } as const] : []),
    { title: 'company', width: 26, of: () => companyName || name },
    { title: 'tax', width: 14, of: () => tax },
    {
      title: 'filed',
      width: 26,
      of: ({ filed }) => filed && `${staffInstant(filed.at, language)}, ${filed.by}`,
    },
  ];
}

/**
 * The sheet of these days, a line for each driver or passenger, numbers of documents whole. Its count
 * is that of the records.
 */
export async function filingsTable(
  db: Db,
  { sheet, from, to, ...query }: Omit<FilingExportQuery, 'format'>,
  { texts, language }: { texts: OfficeTexts; language: Language },
): Promise<Table<Line, Title>> {
  const open = query.open === 'yes';
  const { business } = await readSettings(db);
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
    count: await countRecords(db, { sheet, from, to, open }),
    batches: days(),
  };

  async function* days() {
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const records = await readRecords(db, { sheet, from: date, to: date, open });
      yield records.flatMap(linesOf);
    }
  }
}
