import { toCsv } from './csv.rules.ts';
import type { ReportColumn } from './report-table.tsx';

/** Lets the browser save a table as a file. Browser only. */
export function downloadCsv<Row>(
  fileName: string,
  { columns, rows }: { columns: ReportColumn<Row>[]; rows: Row[] },
): void {
  const text = toCsv(
    columns.map(({ header, unit }) => (unit ? `${header} (${unit})` : header)),
    rows.map((row) => columns.map(({ value }) => value(row))),
  );
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: Safari still reads it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
