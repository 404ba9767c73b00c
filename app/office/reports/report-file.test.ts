import { expect, test } from 'vitest';
import { type ReportColumn, sheetOf } from './report-file.ts';

interface Row {
  at: string;
  name: string;
  amount: number;
  share: number | null;
}

const columns: ReportColumn<Row>[] = [
  { header: 'Gün', value: ({ at }) => ({ moment: at }) },
  { header: 'Araç', value: ({ name }) => name },
  { header: 'Tahsil edilen', unit: '€', value: ({ amount }) => amount },
  { header: 'Doluluk', unit: '%', value: ({ share }) => share },
];
const row = { at: '2026-07-14', name: '07 ABC 123', amount: -12.35, share: 45.5 };
const cellsOf = (given: Partial<Row>) =>
  sheetOf({ title: 'Rapor', columns, rows: [{ ...row, ...given }] }).rows[0];

test('a sheet has cells of money for euros and cells of dates for days', () => {
  expect(cellsOf({})).toEqual([{ day: '2026-07-14' }, '07 ABC 123', { cents: -1235 }, 45.5]);
});

test('a month is a cell of text and a missing share is an empty cell', () => {
  expect(cellsOf({ at: '2026-07', share: null })).toMatchObject({ 0: '2026-07', 3: null });
});

test('the header of a sheet contains the units', () => {
  const { header } = sheetOf({ title: 'Rapor', columns, rows: [] });
  expect(header.map(({ title }) => title)).toEqual([
    ...['Gün', 'Araç', 'Tahsil edilen (€)', 'Doluluk (%)'],
  ]);
});

test('the name of a sheet is cut to 31 characters, which Excel accepts', () => {
  expect(sheetOf({ title: 'x'.repeat(40), columns, rows: [] }).name).toHaveLength(31);
});
