import { polar } from './polar.ts';
import { n, radial } from './svg.ts';

type Face = (id: string, cx: number, cy: number, r: number) => string;

const disc = (cx: number, cy: number, r: number, rest: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${rest}/>`;

/** A ring of oval holes, upright to the middle. */
const holes = (cx: number, cy: number, count: number, at: number, rx: number, ry: number): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = n((i * 360) / count + 180 / count);
    const [x, y] = polar(cx, cy, [at, Number(turn)]).split(' ');
    return `<ellipse cx="${x}" cy="${y}" rx="${n(rx)}" ry="${n(ry)}" transform="rotate(${turn} ${x} ${y})" fill="#141A1E"/>`;
  }).join('');

const nuts = (cx: number, cy: number, count: number, at: number, r: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = polar(cx, cy, [at, (i * 360) / count])
      .split(' ')
      .map(Number);
    return `${disc(x ?? 0, y ?? 0, r, 'fill="#3E494F"')}${disc((x ?? 0) - r * 0.2, (y ?? 0) - r * 0.3, r * 0.55, 'fill="#C4CDD1"')}`;
  }).join('');

const steel: Face = (id, cx, cy, r) =>
  `${disc(cx, cy, r * 0.94, `fill="url(#${id}-metal)"`)}${disc(cx, cy, r * 0.86, `fill="none" stroke="#6C777D" stroke-width="${n(r * 0.03)}"`)}${holes(cx, cy, 10, r * 0.7, r * 0.1, r * 0.14)}${disc(cx, cy, r * 0.46, `fill="url(#${id}-cap)" stroke="#7A868C" stroke-width="${n(r * 0.03)}"`)}`;

/** The front wheel of a lorry: the disc stands out, with its nuts in a ring about the hub. */
const truck: Face = (id, cx, cy, r) =>
  `${disc(cx, cy, r * 0.94, `fill="url(#${id}-metal)"`)}${disc(cx, cy, r * 0.85, `fill="none" stroke="#5D696F" stroke-width="${n(r * 0.035)}"`)}${holes(cx, cy, 10, r * 0.7, r * 0.075, r * 0.1)}${disc(cx, cy, r * 0.56, `fill="#B3BEC3" stroke="#6C777D" stroke-width="${n(r * 0.025)}"`)}${nuts(cx, cy, 10, r * 0.46, r * 0.055)}${disc(cx, cy, r * 0.35, `fill="url(#${id}-cap)" stroke="#66727A" stroke-width="${n(r * 0.03)}"`)}${disc(cx, cy, r * 0.2, 'fill="none" stroke="#9CA8AE" stroke-width=".8"')}`;

/** Twin rear wheels: the disc lies deep in the rim and the hub comes out of it. */
const dual: Face = (id, cx, cy, r) =>
  `<defs>${radial(
    `${id}-deep`,
    [cx, cy + r * 0.3, r],
    [
      [0, '#8E9AA0'],
      [0.5, '#59656C'],
      [0.85, '#2B353A'],
      [1, '#1A2226'],
    ],
  )}</defs>${disc(cx, cy, r * 0.94, `fill="url(#${id}-metal)"`)}${disc(cx, cy, r * 0.84, `fill="url(#${id}-deep)" stroke="#4A565C" stroke-width="${n(r * 0.03)}"`)}${disc(cx, cy, r * 0.66, `fill="#98A4AA" stroke="#39444A" stroke-width="${n(r * 0.03)}"`)}${holes(cx, cy, 10, r * 0.56, r * 0.06, r * 0.07)}${nuts(cx, cy, 10, r * 0.4, r * 0.045)}${disc(cx, cy, r * 0.3, `fill="url(#${id}-cap)" stroke="#4A565C" stroke-width="${n(r * 0.035)}"`)}${disc(cx, cy, r * 0.17, 'fill="#7D8A91"')}`;

/** Faces of pressed steel, by the name of their rim. */
export const pressedFace = { steel, truck, dual } satisfies Record<string, Face>;
