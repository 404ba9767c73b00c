import type { CarBody } from './car-shapes.ts';
import { isDark, scatter } from './colour.ts';
import type { RimStyle } from './wheel.ts';

/** What sets one car apart from the next one with the same body. */
interface Look {
  rim?: RimStyle;
  darkRims?: boolean;
  /** Only where the shape has a `roof`. */
  blackRoof?: boolean;
  /** Bright lines around the windows. */
  bright?: boolean;
}

const looks: Partial<Record<CarBody, Look[]>> = {
  hatchback: [{}, { rim: 'wye', blackRoof: true }, { rim: 'star', darkRims: true }],
  sedan: [{}, { rim: 'wye' }, { rim: 'turbine', bright: true }],
  suv: [
    {},
    { rim: 'wye', darkRims: true, blackRoof: true },
    { rim: 'aero' },
    { rim: 'turbine', bright: true },
  ],
  'station-wagon': [
    { rim: 'double', bright: true },
    { rim: 'wye', darkRims: true },
  ],
  kombi: [{}, { rim: 'turbine' }],
};

/** The finer class of a body in a dark colour: many fine spokes and bright window lines. */
const fine: Partial<Record<CarBody, Look>> = {
  sedan: { rim: 'fan', bright: true },
  suv: { rim: 'fan', bright: true },
  minivan: { rim: 'fan', bright: true },
};

/** The look of a car follows from its colour, so that all of its pictures agree. */
export const lookOf = (body: CarBody, tint: string): Look => {
  const special = isDark(tint) ? fine[body] : undefined;
  if (special) return special;
  const choice = looks[body] ?? [{}];
  return choice[scatter(tint) % choice.length] ?? {};
};
