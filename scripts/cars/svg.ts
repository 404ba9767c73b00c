/**
 * Small helpers to write SVG. The drawings measure in centimetres with heights upwards. They use
 * no filters, and `fill-opacity` and `stroke-opacity` instead of `opacity`: both would make the
 * renderer paint through a layer of the size of the picture, ten times slower.
 */

/** A number as SVG wants it: short, without needless digits. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A path written with heights above the ground, turned to SVG's downward axis. */
export const up = (path: string): string => {
  let vertical = false;
  return path
    .trim()
    .split(/[\s,]+/)
    .map((token) => {
      if (/^[A-Za-z]$/.test(token)) {
        vertical = false;
        return token;
      }
      const value = Number(token);
      const text = n(vertical ? -value : value);
      vertical = !vertical;
      return text;
    })
    .join(' ');
};

export type Stop = [offset: number, colour: string, opacity?: number];

const stopTags = (stops: Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${n(offset)}" stop-color="${colour}"${
          opacity === undefined ? '' : ` stop-opacity="${opacity}"`
        }/>`,
    )
    .join('');

/** A straight gradient between two points of the drawing (SVG's axis). */
export const linear = (
  id: string,
  [x1, y1, x2, y2]: [number, number, number, number],
  stops: Stop[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopTags(stops)}</linearGradient>`;

/** A round gradient about a point (SVG's axis). */
export const radial = (
  id: string,
  [cx, cy, r]: [number, number, number],
  stops: Stop[],
  transform = '',
): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${
    transform ? ` gradientTransform="${transform}"` : ''
  }>${stopTags(stops)}</radialGradient>`;

/** A closed or open shape. */
export const shape = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;

/** A line with round ends. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${
    more ? ` ${more}` : ''
  }/>`;

/**
 * A line with soft edges: strokes of growing width lie on each other. A blur filter gives the same
 * look, but costs as much time as the whole rest of a picture.
 */
export const softLine = (d: string, stroke: string, width: number, opacity: number): string => {
  const layers = [width + 5, width + 3, width + 1, Math.max(1, width - 1.5)];
  return layers
    .map((w) => line(d, stroke, w, `stroke-opacity="${n(opacity / layers.length)}"`))
    .join('');
};

/** A whole picture. */
export const svg = (box: [number, number, number, number], content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(n).join(' ')}" width="${n(box[2])}" height="${n(box[3])}">${content}</svg>`;
