import type { ReactNode } from 'react';
import { type CsvCell, toCsv } from '#app/lib/csv.ts';
import { Button } from '#app/ui/button.tsx';
import type { ChartTone } from '#app/ui/chart-parts.tsx';
import { ChartFrame } from '#app/ui/charts.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ReportPeriod } from './report.rules.ts';
import { reportText } from './report.text.ts';

const text = reportText.chart;

/** A chart with the table behind it, which can be taken along as a file. */
export function ReportChart<Row>(props: {
  title: string;
  text?: string;
  legend?: { name: string; tone: ChartTone }[];
  caption: string;
  columns: ReportColumn<Row>[];
  rows: Row[];
  /** Of the file, before the period. */
  file: string;
  period: ReportPeriod;
  height?: number;
  children: ReactNode;
}) {
  const { caption, columns, rows, file, period, height = 288, children, ...frame } = props;
  return (
    <ChartFrame
      {...frame}
      labels={text}
      className=""
      actions={
        <Button
          size="sm"
          onClick={() =>
            downloadCsv(reportText.fileName(file, period.from, period.to), { columns, rows })
          }
        >
          <Icon name="icon-download" className="size-4" />
          {text.download}
          <span className="sr-only">: {frame.title}</span>
        </Button>
      }
      table={<ReportTable caption={caption} columns={columns} rows={rows} />}
    >
      <div style={{ height }}>{children}</div>
    </ChartFrame>
  );
}

export interface ReportColumn<Row> {
  header: string;
  /** As a spreadsheet counts with it; `unit` is what it counts there. */
  value: (row: Row) => CsvCell;
  unit?: '€' | '%';
  /** As a person reads it; the value itself where it is left out. */
  text?: (row: Row) => string;
}

/** The figures behind a chart. The first column names the row, the others are numbers. */
function ReportTable<Row>({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: ReportColumn<Row>[];
  rows: Row[];
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark; it only scrolls sideways.
    <div
      role="group"
      aria-label={caption}
      // What scrolls must be reached by keyboard (WCAG 2.1.1).
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
      tabIndex={0}
      className="max-h-144 overflow-auto rounded-control border border-sand-line"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header }, i) => (
              <th
                key={header}
                scope="col"
                className={cx(
                  'sticky top-0 whitespace-nowrap bg-sand px-4 py-2.5 font-semibold text-ink-soft',
                  i > 0 && 'text-right',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report never change places.
            <tr key={n} className="border-sand-line border-t">
              {columns.map(({ header, value, text = value }, i) =>
                i === 0 ? (
                  <th key={header} scope="row" className="px-4 py-2 font-medium">
                    {text(row)}
                  </th>
                ) : (
                  <td key={header} className="whitespace-nowrap px-4 py-2 text-right tabular-nums">
                    {text(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Lets the browser save a table as a file. Browser only. */
function downloadCsv<Row>(
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
