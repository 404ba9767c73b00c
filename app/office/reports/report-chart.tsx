import { buttonClass } from '#app/ui/button.tsx';
import type { ChartTone } from '#app/ui/charts/chart-parts.tsx';
import { ChartFrame } from '#app/ui/charts/charts.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { ReportPeriod } from './report.rules.ts';
import { downloadReport, type ReportColumn } from './report-file.ts';

export function ReportChart<Row>(props: {
  title: string;
  text?: string;
  legend?: { name: string; tone: ChartTone }[];
  caption: string;
  columns: ReportColumn<Row>[];
  /** Columns of the file, if they differ from the table's. */
  fileColumns?: ReportColumn<Row>[];
  rows: Row[];
  /** Rows of the file, if they differ from the table's. */
  fileRows?: Row[];
  file: string;
  period: ReportPeriod;
  height?: number;
  children: Elements;
}) {
  const words = useOfficeText('reports');
  const { formats } = useOfficeText('editing').export;
  const lang = useOfficeLanguage();
  const { chart: text } = words;
  const {
    caption,
    columns,
    fileColumns = columns,
    rows,
    fileRows = rows,
    file,
    period,
    height = 288,
    children,
    ...frame
  } = props;
  return (
    <ChartFrame
      {...frame}
      labels={text}
      height={height}
      actions={
        <Menu
          label={text.downloadOf(frame.title)}
          lang={lang}
          actions={(['xlsx', 'csv'] as const).map((format) => ({
            label: formats[format],
            icon: <Icon name="icon-download" />,
            onSelect: () => {
              const table = { title: frame.title, columns: fileColumns, rows: fileRows };
              const fileName = words.fileName(file, period.from, period.to);
              void downloadReport(table, format, `${fileName}.${format}`);
            },
          }))}
          className={buttonClass({ size: 'sm' })}
        >
          <Icon name="icon-download" className="size-4" />
          <span>{text.download}</span>
        </Menu>
      }
      table={<ReportTable caption={caption} columns={columns} rows={rows} />}
    >
      {children}
    </ChartFrame>
  );
}

/** Small padding: three columns of money fit on a phone, and beside another chart on a laptop. */
const CELL = 'px-2 max-sm:px-1 first:pl-3 last:pr-3';

/**
 * Table of the figures behind a chart. The first column names the row; the others are numbers. The
 * name has its own line on a phone, so that the numbers fit.
 */
function ReportTable<Row>({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: ReportColumn<Row>[];
  rows: Row[];
}) {
  const { count: formatCount } = useOfficeText('reports');
  const [name, ...numbers] = columns;
  if (!name) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark; it only scrolls sideways.
    <div
      role="group"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="max-h-144 overflow-auto rounded-control border border-sand-line"
    >
      <table className="w-full text-left text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header }, i) => (
              <th
                key={header}
                scope="col"
                className={cx(
                  'sticky top-0 bg-sand py-2 align-bottom font-strong text-ink-soft',
                  CELL,
                  i === 0 ? 'max-sm:hidden' : 'text-right',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report never change places.
          <tbody key={n} className="border-sand-line border-t">
            <tr className="sm:hidden">
              <th
                scope="rowgroup"
                colSpan={numbers.length}
                className={cx('pt-2 font-regular', CELL)}
              >
                {textOf(name, row, formatCount)}
              </th>
            </tr>
            <tr>
              <th scope="row" className={cx('py-2 font-regular max-sm:hidden', CELL)}>
                {textOf(name, row, formatCount)}
              </th>
              {numbers.map((column) => (
                <td
                  key={column.header}
                  className={cx('whitespace-nowrap py-2 text-right tabular-nums max-sm:pt-1', CELL)}
                >
                  {textOf(column, row, formatCount)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

function textOf<Row>(
  { value, text }: ReportColumn<Row>,
  row: Row,
  formatCount: (count: number) => string,
): string | null {
  if (text) return text(row);
  const cell = value(row);
  if (typeof cell === 'number') return formatCount(cell);
  return typeof cell === 'object' && cell ? cell.moment : cell;
}
