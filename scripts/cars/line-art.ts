/** Geometry of the side views: curves through key points, their offsets, cuts and round corners. */

/** A point of a car: distance from its nose and height above the ground, in centimetres. */
export type Spot = [x: number, height: number];

/**
 * A point that a curve runs through, and the direction it has there in degrees: 0 is rearward, 90 up.
 * With a fourth number the curve has a corner: it arrives by the first and leaves by the second.
 */
export type Key = [x: number, height: number, direction: number, leaves?: number];

/** How far a handle reaches along the chord to the next key point. */
const REACH = 0.36;

const towards = ([x, h]: Spot, degrees: number, distance: number): Spot => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * distance, h + Math.sin(angle) * distance];
};

/** Points on the curve through all key points, some `step` cm apart. */
export function curve(keys: readonly Key[], step = 1.5): Spot[] {
  const spots: Spot[] = [];
  keys.forEach(([x, h, arrives, leaves = arrives], i) => {
    const next = keys[i + 1];
    if (!next) {
      spots.push([x, h]);
      return;
    }
    const from: Spot = [x, h];
    const to: Spot = [next[0], next[1]];
    const chord = Math.hypot(to[0] - x, to[1] - h);
    const a = towards(from, leaves, chord * REACH);
    const b = towards(to, next[2] + 180, chord * REACH);
    const count = Math.max(2, Math.ceil(chord / step));
    for (let k = 0; k < count; k++) {
      const t = k / count;
      const u = 1 - t;
      const at = (axis: 0 | 1) =>
        u ** 3 * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * to[axis];
      spots.push([at(0), at(1)]);
    }
  });
  return spots;
}

const number = (value: number) => String(Math.round(value * 100) / 100);

/** A path through the points, with heights upwards as the shapes have them. */
export const pathOf = (spots: readonly Spot[], closed = true): string =>
  `M ${spots.map(([x, h]) => `${number(x)} ${number(h)}`).join(' L ')}${closed ? ' Z' : ''}`;

/** A curve as an open path. */
export const curvePath = (keys: readonly Key[]): string => pathOf(curve(keys), false);

/** The points moved to the right-hand side of their way (inward, for an outline drawn clockwise). */
export function offset(spots: readonly Spot[], distance: number | ((share: number) => number)) {
  return spots.map(([x, h], i): Spot => {
    const before = spots[i - 1] ?? [x, h];
    const after = spots[i + 1] ?? [x, h];
    const [dx, dh] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dh) || 1;
    const far = typeof distance === 'number' ? distance : distance(i / (spots.length - 1));
    return [x + (dh / length) * far, h - (dx / length) * far];
  });
}

/** The height of an open line at x; its points may go back a little. */
export function heightAt(spots: readonly Spot[], x: number): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 1; i < spots.length; i++) {
    const a: Spot = spots[i - 1] ?? [0, 0];
    const b: Spot = spots[i] ?? [0, 0];
    const [left, right]: [Spot, Spot] = a[0] <= b[0] ? [a, b] : [b, a];
    if (x < left[0] || x > right[0]) continue;
    const share = right[0] === left[0] ? 0 : (x - left[0]) / (right[0] - left[0]);
    highest = Math.max(highest, left[1] + (right[1] - left[1]) * share);
  }
  return highest;
}

/** The part of a shape to the left of the line from one point up to another. */
export function cutRightOf(spots: readonly Spot[], foot: Spot, top: Spot): Spot[] {
  const side = ([x, h]: Spot) =>
    (top[0] - foot[0]) * (h - foot[1]) - (top[1] - foot[1]) * (x - foot[0]);
  return spots.flatMap((spot, i) => {
    const next = spots[(i + 1) % spots.length] ?? spot;
    const [here, there] = [side(spot), side(next)];
    const kept: Spot[] = here >= 0 ? [spot] : [];
    if (here >= 0 !== there >= 0) {
      const share = here / (here - there);
      kept.push([spot[0] + (next[0] - spot[0]) * share, spot[1] + (next[1] - spot[1]) * share]);
    }
    return kept;
  });
}

/** The part of a shape to the right of the line from one point up to another. */
export const cutLeftOf = (spots: readonly Spot[], foot: Spot, top: Spot): Spot[] =>
  cutRightOf(spots, top, foot);

/** Sharp corners of a shape made round by a curve that begins `radius` before them. */
export function rounded(spots: readonly Spot[], radius: number): Spot[] {
  const clean = spots.filter((spot, i) => {
    const next = spots[(i + 1) % spots.length] ?? spot;
    return Math.hypot(next[0] - spot[0], next[1] - spot[1]) > 0.05;
  });
  const count = clean.length;
  const at = (i: number) => clean[(i + count) % count] ?? [0, 0];
  /** The point `radius` away from a corner along the shape. */
  const walk = (corner: number, way: 1 | -1): Spot => {
    let left = radius;
    for (let i = corner; Math.abs(i - corner) < count / 2; i += way) {
      const [a, b] = [at(i), at(i + way)];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (length >= left) {
        const share = left / length;
        return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      }
      left -= length;
    }
    return at(corner + way);
  };
  const isCorner = clean.map((spot, i) => {
    const [before, after] = [at(i - 1), at(i + 1)];
    const turn = Math.abs(
      Math.atan2(after[1] - spot[1], after[0] - spot[0]) -
        Math.atan2(spot[1] - before[1], spot[0] - before[0]),
    );
    return Math.min(turn, 2 * Math.PI - turn) > 0.42;
  });
  const corners = clean.filter((_, i) => isCorner[i]);
  return clean.flatMap((spot, i): Spot[] => {
    if (!isCorner[i]) {
      const near = corners.some((c) => Math.hypot(c[0] - spot[0], c[1] - spot[1]) < radius * 0.98);
      return near ? [] : [spot];
    }
    const [a, b] = [walk(i, -1), walk(i, 1)];
    return [0, 0.25, 0.5, 0.75, 1].map((t): Spot => {
      const u = 1 - t;
      const mid = (axis: 0 | 1) => u * u * a[axis] + 2 * u * t * spot[axis] + t * t * b[axis];
      return [mid(0), mid(1)];
    });
  });
}

/** Part of a circle as points, from one angle to another in degrees (0 is rearward, 90 up). */
export const arc = ([cx, ch]: Spot, radius: number, from: number, to: number): Spot[] =>
  Array.from({ length: 17 }, (_, i) => towards([cx, ch], from + ((to - from) * i) / 16, radius));
