import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { SegmentedControl } from '../fields/segmented-control.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { CHART_TONES, type ChartTone } from './chart-parts.tsx';

export interface ChartFrameLabels {
  /** Label of the choice between chart and table: `Görünüm`. */
  view: string;
  chart: string;
  table: string;
  loading: string;
}

/**
 * Frame of every chart: title, legend, and a table with the same values, for screen readers and exact values.
 * `children` is the drawing; `height` is its height in pixels.
 */
export function ChartFrame({
  title,
  text,
  legend = [],
  actions,
  table,
  labels,
  height,
  children,
}: {
  title: string;
  text?: ReactNode;
  /** Required for more than one series. */
  legend?: { name: string; tone: ChartTone }[];
  actions?: Elements;
  table: ReactNode;
  labels: ChartFrameLabels;
  height: number;
  children: Elements;
}) {
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-sand-line bg-white p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className={cx('min-w-0', Boolean(text) && 'flex-1 basis-64')}>
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          {text && <p className="mt-1 text-ink-soft text-small">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          {actions}
          <SegmentedControl
            legend={`${labels.view}: ${title}`}
            name={`${id}-view`}
            segments={[
              { value: 'chart', label: labels.chart },
              { value: 'table', label: labels.table },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      </div>
      {view === 'table' ? (
        <div className="mt-4">{table}</div>
      ) : (
        <>
          {legend.length > 0 && <Legend items={legend} />}
          <div className="mt-4 min-w-0" style={{ height }}>
            <Suspense fallback={<Loading label={labels.loading} />}>{children}</Suspense>
          </div>
        </>
      )}
    </section>
  );
}

/** Replaces a drawing whose script did not load. */
function UndrawnChart({ label }: { label: string }) {
  return <p className="grid h-full place-items-center text-center text-ink-soft">{label}</p>;
}

function Legend({ items }: { items: { name: string; tone: ChartTone }[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small">
      {items.map(({ name, tone }) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="size-3 rounded-full"
            style={{ background: CHART_TONES[tone] }}
          />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="h-full">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-full" />
    </div>
  );
}

/**
 * Bar chart for a `ChartFrame`. The chart library loads at the first use; if it fails to load, the table of the
 * frame still has the values.
 */
export const BarChart = lazy(() =>
  import('./bar-chart-drawing.tsx').then(
    ({ BarChartDrawing }) => ({ default: BarChartDrawing }),
    () => ({ default: UndrawnChart }),
  ),
);

/** Returns the height in px of a chart with this number of horizontal bars. */
export function barListHeight(bars: number): number {
  return 40 + bars * 34;
}
