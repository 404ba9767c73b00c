import { lazy } from 'react';
import { UndrawnChart } from './chart-frame.tsx';

/**
 * Bars, upright over time or lying in a list of names, in a `ChartFrame`. Its library is fetched when
 * it is needed, as that of `line-chart.tsx`.
 */
export const BarChart = lazy(() =>
  import('./bar-chart-drawing.tsx').then(
    ({ BarChartDrawing }) => ({ default: BarChartDrawing }),
    () => ({ default: UndrawnChart }),
  ),
);

/** Height in px of a chart of lying bars, so that each has room for its name. */
export function barListHeight(bars: number): number {
  return 40 + bars * 34;
}
