import { useState } from 'react';
import {
  Bar,
  BarChart as Bars,
  CartesianGrid,
  type LabelProps,
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
  name: string;
  /** Text below the name, for example the year below its first month. */
  group?: string;
  /** Title of the tooltip; the name if it is left out. */
  title?: string;
  /** Values by key of the series; several series are stacked. */
  values: Record<string, number>;
}

export interface BarChartProps {
  label: string;
  points: BarPoint[];
  series: BarSeries[];
  formatValue: (value: number) => string;
  /** Returns the shorter text of a total above a vertical bar; `formatValue` if it is left out. */
  formatTotal?: ((total: number) => string) | undefined;
  /** True for horizontal bars, which have room for long names and allow one series only. */
  horizontal?: boolean;
  /** True for small values: the axis has ticks between whole numbers. */
  fractions?: boolean;
}

/**
 * Pixels beside horizontal bars for their names, which wrap, and for the values at their ends. A narrow chart
 * has no axis of values, so that its longest bar uses the full width.
 */
const WIDE = { names: 170, ends: 64, axis: true };
const NARROW = { names: 110, ends: 60, axis: false };
/** Width in pixels below which a chart is narrow, as on a phone. */
const NARROW_BELOW = 480;

/**
 * Pixels for each vertical bar. Below FLAT_NAMES_FROM, names are rotated by 90°. A bar never has less than
 * NARROWEST_PLACE, the height of a line of text: the chart then scrolls sideways, and every bar keeps its name.
 */
const FLAT_NAMES_FROM = 23;
const NARROWEST_PLACE = 16;
/** Number of bars that fit into any frame without scrolling. */
const BARS_WITHOUT_SCROLL = 12;
/** Pixels beside the bars: the axis of values and the margin. */
const BESIDE_BARS = 64;

/** Width in pixels of a character of the total above a vertical bar. */
const CHARACTER_WIDTH = 6.5;
/** Width of a vertical bar and its gap, as a multiple of the bar's width. */
const BAR_AND_GAP = 1.25;

/** Drawing of a `BarChart`. For screen readers it is a picture; the values are in the table of the frame. */
export function BarChartDrawing({
  label,
  points,
  series,
  formatValue,
  formatTotal = formatValue,
  horizontal = false,
  fractions,
}: BarChartProps) {
  const [width, setWidth] = useState(NARROW_BELOW);
  const { names: namesWidth, ends, axis } = width < NARROW_BELOW ? NARROW : WIDE;
  const areFlat = (width - BESIDE_BARS) / points.length >= FLAT_NAMES_FROM;
  const aboveBars = areFlat ? 20 : 52;

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

  function upright({ x, y, index = 0 }: { x?: unknown; y?: unknown; index?: number }) {
    const { name, group } = points[index] ?? { name: '' };
    const [left, top] = [Number(x), Number(y)];
    if (!areFlat) {
      return (
        <text
          transform={`translate(${left + 4}, ${top + 4}) rotate(-90)`}
          textAnchor="end"
          {...CHART_TICK}
        >
          {group ? `${name} ${group}` : name}
        </text>
      );
    }
    return (
      <text x={left} y={top + 14} textAnchor="middle" {...CHART_TICK} fontSize={11}>
        <tspan>{name}</tspan>
        {group && (
          <tspan x={left} dy={17}>
            {group}
          </tspan>
        )}
      </text>
    );
  }

  /**
   * Draws the total above a vertical bar. A text that would reach the next bar is rotated like the
   * names, or left out if they are flat.
   */
  function onTop({ x, y, width, value }: LabelProps) {
    const total = Number(value);
    const text = formatTotal(total);
    const [left, top, room] = [Number(x), Number(y), Number(width)];
    const fits = text.length * CHARACTER_WIDTH <= room * BAR_AND_GAP;
    if (total === 0 || (areFlat && !fits)) return null;
    const middle = left + room / 2;
    const place = fits
      ? ({ x: middle, y: top - 6, textAnchor: 'middle' } as const)
      : { transform: `translate(${middle + 4}, ${top - 4}) rotate(-90)` };
    return (
      <text {...place} {...CHART_TICK} fontSize={11}>
        {text}
      </text>
    );
  }

  /**
   * Returns the total of the point's bar if this series is the upper end of the bar, else 0. A
   * series without a value has no rectangle, so the upper end differs between bars.
   */
  function totalAt({ values }: BarPoint, key: string): number {
    const upperEnd =
      series.findLast((each) => (values[each.key] ?? 0) > 0) ??
      series.find((each) => (values[each.key] ?? 0) < 0);
    if (upperEnd?.key !== key) return 0;
    return Object.values(values).reduce((sum, value) => sum + value, 0);
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
    <div
      role="img"
      aria-label={label}
      // Scrolling content must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={!horizontal && points.length > BARS_WITHOUT_SCROLL ? 0 : undefined}
      className="size-full overflow-x-auto overflow-y-hidden"
    >
      <ResponsiveContainer
        width="100%"
        height="100%"
        {...(!horizontal && { minWidth: BESIDE_BARS + points.length * NARROWEST_PLACE })}
        onResize={setWidth}
      >
        <Bars
          data={points}
          layout={horizontal ? 'vertical' : 'horizontal'}
          // Negative values of a stack go down from 0.
          stackOffset="sign"
          accessibilityLayer={false}
          margin={{
            top: horizontal ? 8 : aboveBars,
            right: horizontal ? ends : 4,
            bottom: 0,
            left: 0,
          }}
          maxBarSize={horizontal ? 20 : 44}
        >
          <CartesianGrid
            vertical={horizontal && axis}
            horizontal={!horizontal}
            stroke={CHART_LINES}
          />
          {horizontal ? (
            <>
              <XAxis
                {...values}
                {...(!axis && { hide: true, domain: [0, (most: number) => most || 1] })}
              />
              <YAxis
                {...names}
                type="category"
                width={namesWidth}
                tick={{ ...CHART_TICK, width: namesWidth }}
                interval={0}
                axisLine={false}
              />
            </>
          ) : (
            <>
              <XAxis
                {...names}
                interval={0}
                tick={upright}
                height={areFlat ? 42 : 76}
                axisLine={{ stroke: CHART_LINES }}
              />
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
              label={
                horizontal
                  ? atBar(formatValue)
                  : { content: onTop, dataKey: (point: BarPoint) => totalAt(point, key) }
              }
            />
          ))}
        </Bars>
      </ResponsiveContainer>
    </div>
  );
}

function atBar(formatValue: (value: number) => string) {
  return {
    position: 'right' as const,
    formatter: (value: unknown) => formatValue(Number(value)),
    ...CHART_TICK,
  };
}
