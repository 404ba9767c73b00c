import { expect, test } from 'vitest';
import { FIELD, stillView } from './panorama.rules.ts';

/** From top to bottom, in degrees. */
const heightOf = (zoom: number) => FIELD.widest - (zoom / 100) * (FIELD.widest - FIELD.closest);

/** From side to side, in degrees. */
function widthOf(zoom: number, aspect: number) {
  const half = Math.tan((heightOf(zoom) * Math.PI) / 360) * aspect;
  return (2 * Math.atan(half) * 180) / Math.PI;
}

test('a box of the shape of the still shows all of it', () => {
  expect(widthOf(stillView(16 / 9).zoom, 16 / 9)).toBeCloseTo(84);
});

test('a flat box shows the whole width, a high one the whole height', () => {
  expect(widthOf(stillView(21 / 9).zoom, 21 / 9)).toBeCloseTo(84);
  expect(heightOf(stillView(4 / 5).zoom)).toBeCloseTo(heightOf(stillView(16 / 9).zoom));
});

test('looks where the still looks, in a narrow box at what it keeps of the right', () => {
  expect(stillView(21 / 9)).toMatchObject({ yaw: 0, pitch: (1.5 * Math.PI) / 180 });
  expect(stillView(16 / 9).yaw).toBeCloseTo(0);
  const { yaw } = stillView(4 / 5);
  const rightEdge = (42 * Math.PI) / 180;
  expect(yaw).toBeGreaterThan(0);
  expect(yaw).toBeLessThan(rightEdge);
});
