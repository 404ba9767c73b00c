import { line, linear, n, shape, up } from './svg.ts';

/** Parts of a lorry's underside and load area; heights upwards, as in the shapes. */

/** The rail of the chassis with its bright upper edge. */
export const rail = (from: number, to: number, low: number, high: number): string =>
  `<rect x="${n(from)}" y="${n(-high)}" width="${n(to - from)}" height="${n(high - low)}" fill="#20292E"/>${line(`M${n(from)} ${n(-high + 1.5)}H${n(to)}`, '#5B686F', 1)}${line(`M${n(from)} ${n(-low - 1)}H${n(to)}`, '#0C1215', 1.4)}`;

/** Two bars that keep cyclists from the rear wheels, on their posts. */
export const sideGuard = (from: number, to: number, low: number): string => {
  const posts = [from + 14, (from + to) / 2, to - 14];
  return `${posts.map((x) => line(`M${n(x)} ${n(-low - 42)}V${n(-low)}`, '#242E33', 4)).join('')}${[
    low + 24,
    low + 2,
  ]
    .map(
      (h) =>
        `<rect x="${n(from)}" y="${n(-h - 7)}" width="${n(to - from)}" height="8" rx="2" fill="#8F9BA1"/><rect x="${n(from)}" y="${n(-h - 6.4)}" width="${n(to - from)}" height="2.2" rx="1" fill="#E1E7E9"/>`,
    )
    .join('')}`;
};

/** A fuel tank of bright metal with its straps and cap. */
export const tank = (id: string, x: number, width: number, low: number, high: number): string =>
  `<defs>${linear(
    `${id}-tank`,
    [0, -high, 0, -low],
    [
      [0, '#8B979D'],
      [0.18, '#EEF2F3'],
      [0.4, '#AEB9BE'],
      [0.8, '#67737A'],
      [1, '#2F393E'],
    ],
  )}</defs><rect x="${n(x)}" y="${n(-high)}" width="${n(width)}" height="${n(high - low)}" rx="7" fill="url(#${id}-tank)" stroke="#2A3439" stroke-width=".8"/>${[
    0.2, 0.8,
  ]
    .map(
      (share) =>
        `<rect x="${n(x + width * share - 3)}" y="${n(-high - 1)}" width="6" height="${n(high - low + 2)}" rx="1.5" fill="#39454B"/>`,
    )
    .join(
      '',
    )}<rect x="${n(x + width * 0.44)}" y="${n(-high - 4)}" width="12" height="5" rx="1.5" fill="#20292E"/>`;

/** A black guard over a wheel that is free under its load, with a flap behind it. */
export const wheelGuard = (x: number, axle: number, radius: number): string => {
  const outer = radius + 6.5;
  const low = axle - 8;
  return `<path d="M${n(x - outer)} ${n(-low)}V${n(-axle)}A${n(outer)} ${n(outer)} 0 0 1 ${n(x + outer)} ${n(-axle)}V${n(-low)}H${n(x + radius)}V${n(-axle)}A${n(radius)} ${n(radius)} 0 0 0 ${n(x - radius)} ${n(-axle)}V${n(-low)}Z" fill="#2A343A"/>${line(`M${n(x - outer + 1)} ${n(-axle)}A${n(outer - 1)} ${n(outer - 1)} 0 0 1 ${n(x + outer - 1)} ${n(-axle)}`, '#5F6C73', 0.9)}<path d="M${n(x + radius)} ${n(-low)}h6l1 ${n(low - 12)}h-7Z" fill="#161D21"/>`;
};

/** A darker rear edge for a cab that ends before the load, where the paint turns away. */
export const cabEnd = (id: string, path: string, from: number, to: number): string =>
  `<defs>${linear(
    `${id}-cabend`,
    [from, 0, to, 0],
    [
      [0, '#0A151B', 0],
      [1, '#0A151B', 0.42],
    ],
  )}</defs>${shape(up(path), `fill="url(#${id}-cabend)"`)}`;

/** One drop side of ribbed aluminium between two posts, with latches and hinges. */
const dropSide = (id: string, from: number, to: number, low: number, high: number): string => {
  const step = (high - low) / 4;
  const ribs = [1, 2, 3]
    .map(
      (i) =>
        `${line(`M${n(from + 1)} ${n(-low - i * step)}H${n(to - 1)}`, '#77848B', 1)}${line(`M${n(from + 1)} ${n(-low - i * step + 1.2)}H${n(to - 1)}`, '#F5F8F9', 0.8)}`,
    )
    .join('');
  const hinges = [0.2, 0.8]
    .map(
      (share) =>
        `<rect x="${n(from + (to - from) * share - 3)}" y="${n(-low - 3)}" width="6" height="9" rx="1" fill="#55626A"/>`,
    )
    .join('');
  return `<rect x="${n(from)}" y="${n(-high)}" width="${n(to - from)}" height="${n(high - low)}" fill="url(#${id}-alu)" stroke="#5E6B72" stroke-width=".7"/>${ribs}${hinges}`;
};

/** A flat bed with drop sides from its first to its last post. */
export const bed = (id: string, posts: number[], low: number, high: number): string => {
  const [first = 0, last = 0] = [posts[0], posts.at(-1)];
  const sides = posts.slice(1).map((to, i) => dropSide(id, posts[i] ?? first, to, low, high));
  const stands = posts.map(
    (x) =>
      `<rect x="${n(x - 3)}" y="${n(-high - 3)}" width="6" height="${n(high - low + 9)}" rx="1" fill="#6D7A81" stroke="#3A454B" stroke-width=".5"/><rect x="${n(x - 1.8)}" y="${n(-high - 2)}" width="1.4" height="${n(high - low + 6)}" fill="#C7D0D4"/><rect x="${n(x - 5)}" y="${n(-high + 7)}" width="10" height="4" rx="1.4" fill="#2B353A"/>`,
  );
  return `<defs>${linear(
    `${id}-alu`,
    [0, -high, 0, -low],
    [
      [0, '#F4F7F8'],
      [0.3, '#D3DADD'],
      [0.7, '#BBC5CA'],
      [1, '#93A0A7'],
    ],
  )}</defs><rect x="${n(first - 3)}" y="${n(-low - 1)}" width="${n(last - first + 6)}" height="9" fill="#333E44"/>${line(`M${n(first - 2)} ${n(-low)}H${n(last + 2)}`, '#7D8A91', 0.9)}${sides.join('')}${stands.join('')}`;
};
