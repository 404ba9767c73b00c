import { chance } from '../painting/noise.ts';
import type { Colour } from './palette.ts';
import type { Lens } from './projection.ts';
import type { Scene } from './scene.ts';

interface Size {
  width: number;
  height: number;
  /** Rays along each side of a pixel where one does not tell enough. */
  fine: number;
}

/** How unlike two neighbours have to be for a pixel to be looked at more closely. */
const CONTRAST = 9;

const unlike = (a: Colour, b: Colour): boolean =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) > CONTRAST;

/**
 * Paints a picture: one ray a pixel, and `fine` × `fine` of them where the colour changes. Returns
 * red, green and blue, row by row.
 */
export function render(scene: Scene, lens: Lens, { width, height, fine }: Size): Buffer {
  const first: Colour[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) first.push(scene(lens((x + 0.5) / width, (y + 0.5) / height)));
  }
  const at = (x: number, y: number): Colour =>
    first[Math.min(height - 1, Math.max(0, y)) * width + ((x + width) % width)] as Colour;

  const closer = (x: number, y: number): Colour => {
    let [r, g, b] = [0, 0, 0];
    for (let i = 0; i < fine; i++) {
      for (let j = 0; j < fine; j++) {
        // Rows are shifted against each other: lines that are nearly upright get more steps.
        const across = (i + (j + 0.5) / fine) / fine;
        const tone = scene(lens((x + across) / width, (y + (j + 0.5) / fine) / height));
        r += tone[0];
        g += tone[1];
        b += tone[2];
      }
    }
    const count = fine * fine;
    return [r / count, g / count, b / count];
  };

  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = at(x, y);
      const changes =
        unlike(own, at(x - 1, y)) ||
        unlike(own, at(x + 1, y)) ||
        unlike(own, at(x, y - 1)) ||
        unlike(own, at(x, y + 1));
      const tone = changes ? closer(x, y) : own;
      // A grain too fine to see keeps the sky from breaking into bands.
      const grain = chance(x, y) - 0.5;
      for (let c = 0; c < 3; c++) {
        const value = Math.round((tone[c] ?? 0) + grain);
        pixels[(y * width + x) * 3 + c] = Math.min(255, Math.max(0, value));
      }
    }
  }
  return pixels;
}
