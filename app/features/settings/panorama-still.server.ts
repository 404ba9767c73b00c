import { setImmediate as turn } from 'node:timers/promises';
import { loadSharp } from '#app/features/images/picture-decoding.server.ts';
import { STILL } from './panorama.rules.ts';

/** As large as the still of the painted panorama. */
const WIDTH = 1600;
const HEIGHT = Math.round(WIDTH / STILL.aspect);
const CHANNELS = 3;
/** Lines after which other work has its turn: some five milliseconds' worth. */
const LINES_AT_ONCE = 32;

const RADIANS = Math.PI / 180;

/**
 * What a camera sees of an equirectangular picture that looks into its middle, as `STILL` says: the
 * picture that stands where the viewer will open. Gives a PNG.
 */
export async function cutStill(panorama: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(panorama)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const still = Buffer.alloc(WIDTH * HEIGHT * CHANNELS);
  const halfWidth = Math.tan((STILL.width / 2) * RADIANS);
  const [sin, cos] = [Math.sin(STILL.pitch * RADIANS), Math.cos(STILL.pitch * RADIANS)];
  for (let line = 0; line < HEIGHT; line += 1) {
    if (line % LINES_AT_ONCE === 0) await turn();
    const up = ((1 - (2 * (line + 0.5)) / HEIGHT) * halfWidth) / STILL.aspect;
    const [y, ahead] = [sin + up * cos, cos - up * sin];
    for (let column = 0; column < WIDTH; column += 1) {
      const right = ((2 * (column + 0.5)) / WIDTH - 1) * halfWidth;
      const across = Math.atan2(right, ahead) / (2 * Math.PI) + 0.5;
      const down = 0.5 - Math.atan2(y, Math.hypot(right, ahead)) / Math.PI;
      sample(
        data,
        info,
        across * info.width - 0.5,
        down * info.height - 0.5,
        still,
        (line * WIDTH + column) * CHANNELS,
      );
    }
  }
  return sharp(still, { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } })
    .png()
    .toBuffer();
}

/** The colour between the four pixels around a point; to the left of the first lies the last. */
function sample(
  data: Buffer,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  into: Buffer,
  at: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const [x0, x1] = [(left + width) % width, (left + 1 + width) % width];
  const [y0, y1] = [Math.max(0, top), Math.min(height - 1, top + 1)];
  for (let c = 0; c < CHANNELS; c += 1) {
    const pixel = (px: number, py: number) => data[(py * width + px) * CHANNELS + c] ?? 0;
    const upper = pixel(x0, y0) * (1 - dx) + pixel(x1, y0) * dx;
    const lower = pixel(x0, y1) * (1 - dx) + pixel(x1, y1) * dx;
    into[at + c] = Math.round(upper * (1 - dy) + lower * dy);
  }
}
