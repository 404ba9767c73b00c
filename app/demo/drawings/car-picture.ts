import { carGroup } from './car-drawing.ts';
import { type CarBody, carShapes } from './car-shapes.ts';
import type { Scene } from './scene.ts';
import { coast } from './scenes/coast.ts';
import { evening } from './scenes/evening.ts';
import { studio } from './scenes/studio.ts';
import { town } from './scenes/town.ts';
import { n, svg } from './svg.ts';

const scenes = { studio, coast, town, evening } satisfies Record<string, () => Scene>;

export type CarScene = keyof typeof scenes;

interface CarPictureOptions {
  body: CarBody;
  /** The colour of the paint, as a hex value. */
  tint: string;
  scene: CarScene;
}

/** A car composed in a scene, as a whole SVG of 1200 by 800. */
export const carPicture = ({ body, tint, scene }: CarPictureOptions): string => {
  const { length } = carShapes[body];
  const { back, front = '', ground, share, lit, veil } = scenes[scene]();
  // Long cars may take a little more of the width, so that short ones stay short beside them.
  const width = 1200 * (share + (length - 450) * 0.00028);
  const scale = width / length;
  const place = `translate(${n((1200 - width) / 2)} ${ground}) scale(${Math.round(scale * 1e4) / 1e4})`;
  const car = `<g transform="${place}">${carGroup({ body, tint, lit, veil })}</g>`;
  return svg([0, 0, 1200, 800], `${back}${car}${front}`);
};
