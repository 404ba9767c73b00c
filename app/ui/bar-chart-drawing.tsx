import {
  Bar,
  BarChart as Bars,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { CHART_LINES, CHART_TICK, CHART_TONES, ChartTip, type ChartTone } from './chart-parts.tsx';

export interface BarSeries {
  key: string;
  name: string;
  tone: ChartTone;
}

export interface BarPoint {
  /** Of the bar, on the axis. */
  name: string;
  /** In full, above the values; the name where there is none. */
  title?: string;
  /** By the key of the series; several are stacked. */
  values: Record<string, number>;
}

export interface BarChartProps {
  /** What is to be seen, in a sentence: all that a screen reader gets of the drawing. */
  label: string;
  points: BarPoint[];
  series: BarSeries[];
  formatValue: (value: number) => string;
  /** Lying: one below the other, with names that need room. */
  lying?: boolean;
  /** Shares: the axis has ticks between whole numbers. */
  fractions?: boolean;
}

/** Characters; what is longer is cut on the axis and whole in the tip and the table. */
const LONGEST_NAME = 18;

/** The drawing of a `BarChart`: a picture whose text alternative is its label and the table. */
export function BarChartDrawing({
  label,
  points,
  series,
  formatValue,
  lying,
  fractions,
}: BarChartProps) {
  function tip({ active, payload }: TooltipContentProps) {
    const point: BarPoint | undefined = payload[0]?.payload;
    if (!active || !point) return null;
    const lines = series.map(({ key, name, tone }) => ({
      name,
      tone,
      value: formatValue(point.values[key] ?? 0),
    }));
    return <ChartTip title={point.title ?? point.name} lines={lines} />;
  }

  const names = { dataKey: 'name', tick: CHART_TICK, tickLine: false } as const;
  const values = {
    type: 'number',
    tickFormatter: formatValue,
    tick: CHART_TICK,
    tickLine: false,
    axisLine: false,
    allowDecimals: fractions ?? false,
  } as const;
  return (
    <div role="img" aria-label={label} className="size-full">
      <ResponsiveContainer width="100%" height="100%">
        <Bars
          data={points}
          layout={lying ? 'vertical' : 'horizontal'}
          accessibilityLayer={false}
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
          maxBarSize={lying ? 20 : 44}
        >
          <CartesianGrid vertical={lying} horizontal={!lying} stroke={CHART_LINES} />
          {lying ? (
            <>
              <XAxis {...values} />
              <YAxis
                {...names}
                type="category"
                width={150}
                interval={0}
                tickFormatter={cut}
                axisLine={false}
              />
            </>
          ) : (
            <>
              <XAxis {...names} minTickGap={8} axisLine={{ stroke: CHART_LINES }} />
              <YAxis {...values} width="auto" />
            </>
          )}
          <Tooltip content={tip} isAnimationActive={false} cursor={{ fill: 'var(--color-sand)' }} />
          {series.map(({ key, name, tone }) => (
            <Bar
              key={key}
              dataKey={(point: BarPoint) => point.values[key] ?? 0}
              name={name}
              stackId="all"
              fill={CHART_TONES[tone]}
              isAnimationActive={false}
            />
          ))}
        </Bars>
      </ResponsiveContainer>
    </div>
  );
}

function cut(name: string): string {
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trim()}…` : name;
  // Without a break.
  return short.replaceAll(' ', '\u00a0');
}
