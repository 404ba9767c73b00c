import {
  CartesianGrid,
  Line,
  LineChart as Lines,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { CHART_LINES, CHART_TICK, CHART_TONES, ChartTip, type ChartTone } from './chart-parts.tsx';

export interface LineSeries {
  key: string;
  name: string;
  tone: ChartTone;
  /** Values that hold until the next one comes; otherwise the line leads straight from each to the next. */
  stepped?: boolean;
  /** Single values, not joined by a line. */
  dotsOnly?: boolean;
}

export interface LinePoint {
  /** Its place from left to right, on a true scale: a day's number, an instant. */
  x: number;
  /** Values by key of the series; a series without a value is left out. */
  values: Record<string, number>;
}

export interface LineChartProps {
  /** Content of the drawing in a sentence, for screen readers. */
  label: string;
  /** Points in order of `x`. */
  points: LinePoint[];
  series: LineSeries[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
}

/** Up to this number of points, each has a mark of its own. */
const MOST_DOTS = 40;

/** The drawing of a `LineChart`: a picture whose text alternative is its label and the table. */
export function LineChartDrawing({ label, points, series, formatX, formatY }: LineChartProps) {
  const showDots = points.length <= MOST_DOTS;

  function tip({ active, payload, label: x }: TooltipContentProps) {
    const point: LinePoint | undefined = payload[0]?.payload;
    if (!active || !point) return null;
    const lines = series.flatMap(({ key, name, tone }) => {
      const value = point.values[key];
      return value === undefined ? [] : [{ name, tone, value: formatY(value) }];
    });
    return <ChartTip title={formatX(Number(x))} lines={lines} />;
  }

  return (
    <div role="img" aria-label={label} className="size-full">
      <ResponsiveContainer width="100%" height="100%">
        <Lines
          data={points}
          accessibilityLayer={false}
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke={CHART_LINES} />
          <XAxis
            dataKey="x"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={formatX}
            tick={CHART_TICK}
            tickLine={false}
            axisLine={{ stroke: CHART_LINES }}
            minTickGap={32}
          />
          <YAxis
            domain={aroundValues}
            tickFormatter={formatY}
            tick={CHART_TICK}
            tickLine={false}
            axisLine={false}
            width="auto"
          />
          <Tooltip content={tip} isAnimationActive={false} cursor={{ stroke: CHART_LINES }} />
          {series.map(({ key, name, tone, stepped, dotsOnly }) => (
            <Line
              key={key}
              dataKey={(point: LinePoint) => point.values[key]}
              name={name}
              type={stepped ? 'stepAfter' : 'linear'}
              stroke={dotsOnly ? 'none' : CHART_TONES[tone]}
              strokeWidth={2.5}
              dot={
                (dotsOnly || showDots) && {
                  r: dotsOnly ? 5 : 3,
                  fill: CHART_TONES[tone],
                  strokeWidth: 0,
                }
              }
              activeDot={{ r: 5, fill: CHART_TONES[tone], strokeWidth: 0 }}
              connectNulls
              isAnimationActive={false}
            />
          ))}
        </Lines>
      </ResponsiveContainer>
    </div>
  );
}

/** Some room above and below, so that values that hardly change are no line on the edge. */
function aroundValues([lowest, highest]: readonly [number, number]): [number, number] {
  const room = Math.max((highest - lowest) / 10, Math.abs(highest) / 50);
  return [lowest - room, highest + room];
}
