import { linear, n, radial, type Stop } from '../svg.ts';
import { coverSize } from './cover.ts';

/** Hours of the day; most covers share the morning. */
const tones = {
  morning: {
    air: [
      [0, '#A6D6E2'],
      [0.45, '#D3EBEE'],
      [0.8, '#F5F0E1'],
      [1, '#FDE6BF'],
    ],
    glow: '#FFEFCB',
    disc: '#FFFBEE',
    cloud: '#FFFFFF',
  },
  day: {
    air: [
      [0, '#7FC3D6'],
      [0.5, '#BFE1E8'],
      [1, '#EFF3E8'],
    ],
    glow: '#FFF3CF',
    disc: '#FFFDF4',
    cloud: '#FFFFFF',
  },
  afternoon: {
    air: [
      [0, '#8FC8D8'],
      [0.4, '#C9E4E4'],
      [0.75, '#F9EBCB'],
      [1, '#FDD5A0'],
    ],
    glow: '#FFE6B8',
    disc: '#FFFBEE',
    cloud: '#FFFFFF',
  },
  evening: {
    air: [
      [0, '#2B5A7A'],
      [0.42, '#7C86A4'],
      [0.72, '#E0A08C'],
      [0.92, '#F9BE7E'],
      [1, '#FFD894'],
    ],
    glow: '#FFC87C',
    disc: '#FFF0C8',
    cloud: '#FFE1C4',
  },
  sunset: {
    air: [
      [0, '#2F5F83'],
      [0.32, '#857C9E'],
      [0.6, '#DC8C80'],
      [0.85, '#F9AE6E'],
      [1, '#FFD58F'],
    ],
    glow: '#FFC070',
    disc: '#FFF3CE',
    cloud: '#FFD2B4',
  },
} satisfies Record<string, { air: Stop[]; glow: string; disc: string; cloud: string }>;

/** A long thin cloud with a flat belly. */
const cloud = ([x, y, length]: [x: number, y: number, length: number]): string => {
  const l = (share: number) => n(length * share);
  return `M${n(x)} ${n(y)}c${l(0.12)} ${l(-0.03)} ${l(0.16)} ${l(-0.075)} ${l(0.28)} ${l(-0.07)}c${l(0.08)} ${l(-0.055)} ${l(0.2)} ${l(-0.05)} ${l(0.27)} 0c${l(0.1)} ${l(-0.025)} ${l(0.16)} ${l(0.02)} ${l(0.2)} ${l(0.04)}c${l(0.1)} ${l(-0.005)} ${l(0.19)} ${l(0.01)} ${l(0.25)} ${l(0.03)}c${l(-0.3)} ${l(0.035)} ${l(-0.72)} ${l(0.035)} ${l(-1)} 0Z`;
};

interface Sky {
  /** Where the sky ends. */
  horizon: number;
  tone?: keyof typeof tones;
  /** The middle of the sun; its glow lies about it. */
  sun?: [x: number, y: number];
  /** Radius of the sun's disc; 0 where it stands behind something and only glows. */
  disc?: number;
  /** Clouds by left end, belly and length. */
  clouds?: [x: number, y: number, length: number][];
}

/** The sky down to the horizon, with the glow of the sun and a few thin clouds. */
export const sky = ({ horizon, tone = 'morning', sun, disc = 40, clouds = [] }: Sky): string => {
  const { air, glow, disc: face, cloud: white } = tones[tone] as (typeof tones)['morning'];
  const { width } = coverSize;
  const area = `width="${width}" height="${n(horizon + 10)}"`;
  const light = sun
    ? `<defs>${radial(
        'sky-glow',
        [sun[0], sun[1], 760],
        [
          [0, '#FFF6DC', 1],
          [0.16, glow, 0.75],
          [0.45, glow, 0.32],
          [0.75, glow, 0.08],
          [1, glow, 0],
        ],
      )}</defs><rect ${area} fill="url(#sky-glow)"/>${disc ? `<circle cx="${n(sun[0])}" cy="${n(sun[1])}" r="${n(disc)}" fill="${face}"/>` : ''}`
    : '';
  return `<defs>${linear('sky-air', [0, 0, 0, horizon], air as Stop[])}</defs><rect ${area} fill="url(#sky-air)"/>${light}${
    clouds.length
      ? `<path d="${clouds.map(cloud).join('')}" fill="${white}" fill-opacity=".6"/><path d="${clouds.map(([x, y, l]) => cloud([x + l * 0.3, y - l * 0.035, l * 0.55])).join('')}" fill="${white}" fill-opacity=".5"/>`
      : ''
  }`;
};
