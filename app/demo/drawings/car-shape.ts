import type { Paint } from './colour.ts';
import type { RimStyle } from './wheel.ts';

/** A point of a car: distance from its nose and height above the ground, in centimetres. */
export type Spot = [x: number, height: number];

/**
 * One body, drawn in centimetres with its nose to the left and heights upwards.
 * Paths use absolute M, L, C, Q, S and Z with spaces between all numbers.
 */
export interface CarShape {
  length: number;
  height: number;
  /** Height of the lower edge of the doors. */
  sill: number;
  /** Height of the shoulder, where the doors turn to the windows and catch the light. */
  belt: number;
  axles: [front: number, rear: number];
  tyre: number;
  arch: number;
  rim: RimStyle;
  /** Missing where both axles carry the same rims. */
  rearRim?: RimStyle;
  /** Where streaks of light lie on the side windows; missing where the usual places do. */
  shine?: number[];
  /** The painted silhouette. */
  outline: string;
  /** What turns black where a car has a roof of its own colour: from the window line upwards. */
  roof?: string;
  /** Gloss-black surround of the side windows. */
  frame: string[];
  /** The side windows themselves. */
  panes: string[];
  /** Windscreen and rear screen, seen edge on. */
  screens: string[];
  /** Shut lines of doors, bonnet, boot and bumpers. */
  seams: string[];
  /** Pressed lines that catch light above and throw a shadow below. */
  creases: string[];
  /** Dark, unpainted parts: sills and bumper inserts. */
  plastic: string[];
  /** Bright strips: window trim, bumper blades. */
  trim: string[];
  grille: string;
  /** Slats where it is missing. */
  grillePattern?: 'mesh' | 'bars';
  /** What shines in the headlight: two projectors where it is missing. */
  lamp?: 'round' | 'blade';
  /** The projector inside the headlight; at dusk its beam starts here. */
  lens: Spot;
  headlight: string;
  /** The day-running line inside the headlight. */
  daylight: string;
  taillight: string;
  /** The lit line inside the tail light. */
  taillit: string;
  handles: Spot[];
  /** Missing where `extra` draws a mirror of its own, as on vans. */
  mirror?: Spot;
  /** Front seats first; each is the foot of a backrest at the shoulder. */
  seats: Spot[];
  /** Wide unpainted arches, as on cars for rough roads. */
  cladding?: boolean;
  /** What stands out of the painted silhouette: a box or a bed; the dusk lies over it too. */
  load?: string[];
  /** Drawn behind the body, such as seats in an open car. */
  behind?(paint: Paint, id: string): string;
  /** Drawn over the body, such as roof rails. */
  extra?(paint: Paint, id: string): string;
}
