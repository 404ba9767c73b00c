/** A background of 1200 by 800 and where a car stands in it. */
export interface Scene {
  /** Everything behind the car. */
  back: string;
  /** Everything before the car. */
  front?: string;
  /** Where the tyres touch the ground. */
  ground: number;
  /** Share of the picture's width that a car of middle length takes. */
  share: number;
  /** Lamps on. */
  lit?: boolean;
  /** The colour of the light that lies over the car. */
  veil?: string;
}
