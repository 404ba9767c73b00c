import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ChartFrame } from '#app/ui/chart-frame.tsx';
import type { ChartTone } from '#app/ui/chart-tones.ts';
import { downloadCsv } from './download-csv.ts';
import type { ReportPeriod } from './report.rules.ts';
import { reportText } from './report.text.ts';
import { type ReportColumn, ReportTable } from './report-table.tsx';

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
          <Download aria-hidden="true" className="size-4" />
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
