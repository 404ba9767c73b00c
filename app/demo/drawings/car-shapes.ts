import type { CarShape } from './car-shape.ts';
import { bus } from './shapes/bus.ts';
import { convertible } from './shapes/convertible.ts';
import { coupe } from './shapes/coupe.ts';
import { hatchback } from './shapes/hatchback.ts';
import { kombi } from './shapes/kombi.ts';
import { lightTruck } from './shapes/light-truck.ts';
import { minibus } from './shapes/minibus.ts';
import { minivan } from './shapes/minivan.ts';
import { panelvan } from './shapes/panelvan.ts';
import { pickup } from './shapes/pickup.ts';
import { sedan } from './shapes/sedan.ts';
import { stationWagon } from './shapes/station-wagon.ts';
import { suv } from './shapes/suv.ts';
import { truck } from './shapes/truck.ts';

/** Every body the fleet can have, with its shape. */
export const carShapes = {
  hatchback,
  sedan,
  suv,
  'station-wagon': stationWagon,
  kombi,
  minivan,
  minibus,
  bus,
  panelvan,
  pickup,
  'light-truck': lightTruck,
  truck,
  convertible,
  coupe,
} satisfies Record<string, CarShape>;

export type CarBody = keyof typeof carShapes;

export const carBodies = Object.keys(carShapes) as CarBody[];
