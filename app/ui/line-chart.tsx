import { lazy } from 'react';
import { UndrawnChart } from './chart-frame.tsx';

/**
 * Lines over time, in a `ChartFrame`. The library that draws it is fetched when it is needed, and the
 * back office alone needs it; when it does not come, the frame's table has everything.
 */
export const LineChart = lazy(() =>
  import('./line-chart-drawing.tsx').then(
    ({ LineChartDrawing }) => ({ default: LineChartDrawing }),
    () => ({ default: UndrawnChart }),
  ),
);
