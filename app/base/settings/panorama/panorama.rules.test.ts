import { expect, test } from 'vitest';
import { FIELD, stillView } from './panorama.rules.ts';

/** Share of the still's width that a narrow box keeps. */
const KEPT = 0.94;

/** Vertical angle of view in degrees. */
const heightOf = (zoom: number) => FIELD.widest - (zoom / 100) * (FIELD.widest - FIELD.closest);

/** Horizontal angle of view in degrees. */
function widthOf(zoom: number, aspect: number) {
  const half = Math.tan((heightOf(zoom) * Math.PI) / 360) * aspect;
  return (2 * Math.atan(half) * 180) / Math.PI;
}

test('a box with the shape of the still shows all of the still', () => {
  expect(widthOf(stillView(16 / 9, KEPT).zoom, 16 / 9)).toBeCloseTo(84);
});

test('a flat box shows the whole width, and a high box the whole height', () => {
  expect(widthOf(stillView(21 / 9, KEPT).zoom, 21 / 9)).toBeCloseTo(84);
  expect(heightOf(stillView(4 / 5, KEPT).zoom)).toBeCloseTo(heightOf(stillView(16 / 9, KEPT).zoom));
});

test('the view has the direction of the still, and further to the right in a narrow box', () => {
  expect(stillView(21 / 9, KEPT)).toMatchObject({ yaw: 0, pitch: (1.5 * Math.PI) / 180 });
  expect(stillView(16 / 9, KEPT).yaw).toBeCloseTo(0);
  const { yaw } = stillView(4 / 5, KEPT);
  const rightEdge = (42 * Math.PI) / 180;
  expect(yaw).toBeGreaterThan(0);
  expect(yaw).toBeLessThan(rightEdge);
});
