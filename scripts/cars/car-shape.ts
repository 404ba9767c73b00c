import type { Spot } from './line-art.ts';
import type { Paint } from './paint.ts';
import type { RimStyle } from './wheel.ts';

/** How the load of a car is reached; seen in the picture of its luggage. */
export type Opening =
  | { kind: 'tailgate' | 'lid'; hinge: Spot; length: number; angle: number }
  | { kind: 'doors'; from: number; low: number; high: number; glass: boolean }
  | { kind: 'bed'; boxes: [x: number, width: number, height: number][]; floor: number }
  | { kind: 'lift' };

/**
 * One car from its side, in centimetres: its nose at x = 0, heights upwards. Paths use absolute
 * M, L, C, Q, S and Z with spaces between all numbers.
 */
export interface CarShape {
  /** The colour of its paint, as a hex value. */
  tint: string;
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
  darkRims?: boolean;
  /** Where streaks of light lie on the side windows. */
  shine: number[];
  /** The painted silhouette. */
  outline: string;
  /** What is black where a car has a roof of its own colour. */
  roof?: string;
  /** Gloss-black surround of the side windows. */
  frame: string[];
  /** The side windows themselves. */
  panes: string[];
  /** Windscreen and rear screen, seen edge on. */
  screens: string[];
  /** Shut lines of doors, bonnet, boot and bumpers, and the fuel flap. */
  seams: string[];
  /** Pressed lines that catch light above and throw a shadow below. */
  creases: string[];
  /** Dark, unpainted parts: sills and bumper inserts. */
  plastic: string[];
  /** Bright strips: window trim, bumper blades. */
  trim: string[];
  /** The part of the front grille that shows from the side; it reaches over the outline. */
  grille: string;
  grillePattern?: 'mesh' | 'bars';
  /** Lens units of the headlight: middle and radius; the lit beam starts at the first. */
  lenses: [x: number, height: number, radius: number][];
  headlight: string;
  /** The day-running line. It may leave the headlight, down into the bumper. */
  daylight: string;
  taillight: string;
  /** The lit line inside the tail light. */
  taillit: string;
  handles: Spot[];
  mirror?: Spot;
  /** Mirrors of vans and lorries stand upright on an arm. */
  vanMirror?: Spot;
  /** Front seats first; each is the foot of a backrest at the shoulder. */
  seats: Spot[];
  /** Wide unpainted arches, as on cars for rough roads. */
  cladding?: boolean;
  /** A rail on the roof, as a closed shape. */
  rail?: string;
  brightRail?: boolean;
  aerial?: Spot;
  /** Heights at which the edges of the number plates show. */
  plates?: [front: Spot, rear: Spot];
  /** A small name badge on the front wing or the door. */
  badge?: Spot;
  opening: Opening;
  /** What is outside of the painted silhouette: a box or a bed; the dusk covers it too. */
  load?: string[];
  /** Drawn behind the body, such as seats in an open car. */
  behind?(paint: Paint, id: string): string;
  /** Drawn over the body. */
  extra?(paint: Paint, id: string): string;
}
