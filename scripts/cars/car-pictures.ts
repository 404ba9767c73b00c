import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import fleet from '#app/demo/fleet.json' with { type: 'json' };
import { slugify } from '#app/lib/words/turkish-text.ts';
import { designs } from './car-designs.ts';
import table from './car-dimensions.json' with { type: 'json' };
import { carGroup } from './car-drawing.ts';
import type { CarShape } from './car-shape.ts';
import { faceOf, faces, plainFace } from './faces.ts';
import { fittedShape } from './fitted-shape.ts';
import { fronts, plainFront } from './fronts.ts';
import { groundFor } from './grounds.ts';
import { beam } from './lights.ts';
import { carton, openLoad, suitcase } from './open-load.ts';
import { paintOf } from './paint.ts';
import { type Dimensions, sideView } from './side-view.ts';
import { specialCars } from './special-cars.ts';
import { n, svg } from './svg.ts';
import { cameras, type Drawn, threeQuarter } from './three-quarter.ts';

/** Pictures are drawn at 1200 by 800 px. */
const [WIDTH, HEIGHT] = [1200, 800];
/**
 * One scale for all cars: the frame is 5.80 m wide, so that a Panda (3.65 m) fills three fifths of it
 * and a Vito (5.14 m) nine tenths.
 */
export const PX_PER_CM = WIDTH / 580;
/** Cars that would not leave this share of the frame free are drawn as large as it lets them be. */
const WIDEST = 0.94 * WIDTH;

const dimensions: Record<string, Dimensions> = table.cars;

/** Names of all cars that can be drawn; those of their folders. */
export const drawnCars = Object.keys(dimensions);

/** Pixels for a centimetre of a car; less than `PX_PER_CM` where the car is longer than the frame. */
export const scaleOf = (length: number): number => Math.min(PX_PER_CM, WIDEST / length);

/** The side views of a car: what is behind it, where its tyres touch the ground, and the light. */
const SCENES = {
  studio: { ground: 598 },
  coast: { ground: 660 },
  evening: { ground: 662, lit: true, veil: '#1A2450' },
} as const;

export type View = keyof typeof SCENES | 'front' | 'luggage';

/** The views of one car: cars with a face are also seen from their front corner. */
export const viewsOf = (name: string): View[] => [
  ...(fronts[name] && faces[name] ? (['front'] as const) : []),
  'studio',
  'coast',
  'evening',
  'luggage',
];

/** One car from its side, to its measures. */
export function carShape(name: string): CarShape {
  const [size, design, special] = [dimensions[name], designs[name], specialCars[name]];
  if (size && design) return sideView(size, design);
  if (size && special) return fittedShape(special, size);
  throw new Error(`There are no measures or no lines of "${name}"`);
}

const luggageOf = (name: string): number | null =>
  fleet.find(({ brand, model }) => slugify(`${brand} ${model}`, '') === name)?.luggage ?? null;

/** A view of a car as a PNG of 1200 by 800. */
export async function carPicture(name: string, view: View): Promise<Buffer> {
  const car = carShape(name);
  const behind =
    view === 'coast' || view === 'evening'
      ? sharp(fileURLToPath(new URL(`./backdrop-${view}.webp`, import.meta.url)))
      : sharp(Buffer.from(svg([0, 0, WIDTH, HEIGHT], groundFor(car.tint, view === 'luggage'))));
  const layers = await carLayers(name, car, view);
  return behind.composite(layers).png().toBuffer();
}

type Layer = {
  input: Buffer;
  raw?: { width: number; height: number; channels: 4 };
  top?: number;
  left?: number;
};

/** What is laid over the backdrop, from the back to the front. */
async function carLayers(name: string, car: CarShape, view: View): Promise<Layer[]> {
  // Drawn at twice the size: fine lines come out evenly.
  const drawn = async (content: string): Promise<Layer> => ({
    input: await sharp(Buffer.from(svg([0, 0, WIDTH, HEIGHT], content)), { density: 144 })
      .resize(WIDTH, HEIGHT)
      .png()
      .toBuffer(),
  });
  if (view === 'luggage') return [await drawn(openBoot(car, luggageOf(name)))];
  const solid = solidDrawing(name, car);
  if (view !== 'front' && !solid) return [await drawn(inScene(car, SCENES[view]))];
  if (!solid) throw new Error(`There is no front of "${name}"`);
  const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const;
  const frame = { width: WIDTH, height: HEIGHT, samples: SAMPLES };
  if (view === 'front') {
    const input = await threeQuarter(solid, {
      ...frame,
      ...CORNER,
      camera: cameras.corner,
    });
    return [{ input, raw }];
  }
  const scale = scaleOf(car.length);
  const { ground } = SCENES.studio;
  const scene = { ...frame, scale, ground, middle: WIDTH / 2, camera: cameras.side };
  const side = await sideOf(name, () => threeQuarter(solid, scene));
  const lower = SCENES[view].ground - ground;
  const placed = async (input: Buffer): Promise<Layer> => ({
    input: await sharp(input, { raw })
      .extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT - lower })
      .png()
      .toBuffer(),
    top: lower,
    left: 0,
  });
  if (view !== 'evening') return [await placed(side)];
  const dark = atEvening(side, SCENES.evening.veil, { ground, scale, car });
  const left = (WIDTH - car.length * scale) / 2;
  const lights = `<g transform="translate(${n(left)} ${SCENES.evening.ground}) scale(${scale.toFixed(4)})">${beam(car, 'car')}</g>`;
  return [await placed(dark), await drawn(lights)];
}

/** The side of the car that was drawn last: three views share it. */
const last: { name?: string; side?: Promise<Buffer> } = {};
function sideOf(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  if (last.name !== name || !last.side) Object.assign(last, { name, side: draw() });
  return last.side ?? draw();
}

/** A side view under a veil of the evening, which is thicker towards the road. */
function atEvening(
  side: Buffer,
  veil: string,
  { ground, scale, car }: { ground: number; scale: number; car: CarShape },
): Buffer {
  const dark = Buffer.from(side);
  const colour = [1, 3, 5].map((at) => Number.parseInt(veil.slice(at, at + 2), 16));
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const high = (ground - Math.floor(i / WIDTH)) / scale;
    const share =
      high > car.belt
        ? 0.36 - 0.2 * Math.min(1, (high - car.belt) / (car.height - car.belt))
        : 0.78 - 0.42 * Math.max(0, high / car.belt);
    for (let c = 0; c < 3; c++) {
      const at = i * 4 + c;
      dark[at] = Math.round((dark[at] ?? 0) * (1 - share) + (colour[c] ?? 0) * share);
    }
  }
  return dark;
}

/** Rays for a pixel, along each side. */
const SAMPLES = 2;
/** All cars stand on one scale before the camera. */
const CORNER = { scale: 2.3, ground: 592, middle: 632 };

/** What a car needs to be drawn as a solid; null for cars of special form. */
function solidDrawing(name: string, car: CarShape): Drawn | null {
  const [size, design] = [dimensions[name], designs[name]];
  if (!size || !design) return null;
  const front = fronts[name] ?? plainFront(size.height, design.vanMirror);
  const face = faces[name] ?? plainFace(design.lamp, design.nose[1]);
  return { size, design, car, front, face: faceOf(face) };
}

/** A car in the middle of a scene. */
function inScene(car: CarShape, scene: { ground: number; lit?: boolean; veil?: string }): string {
  const scale = scaleOf(car.length);
  const left = (WIDTH - car.length * scale) / 2;
  return `<g transform="translate(${n(left)} ${scene.ground}) scale(${scale.toFixed(4)})">${carGroup(car, scene)}</g>`;
}

/**
 * The rear of a car, opened, and next to it what it takes: as many cases as the fleet says, or boxes
 * where it says none.
 */
function openBoot(car: CarShape, luggage: number | null): string {
  const scale = Math.min(2.9, 480 / car.height);
  const count = luggage ?? 6;
  const perRow = Math.min(5, Math.ceil(count / 2));
  const rows = Math.ceil(count / perRow);
  const [item, width, heights] =
    luggage === null ? [carton, 56, [50, 40]] : ([suitcase, 44, [66, 58]] as const);
  const step = (width + 5) * scale;
  const shift = 20 * scale;
  const start = WIDTH - 60 - perRow * step - (rows > 1 ? shift : 0);
  const tail = start - 22 * scale;
  // From the last row to the first: each is before the other, half a piece to its side.
  const pieces = Array.from({ length: rows }, (_, i) => {
    const back = rows - 1 - i;
    const inRow = Math.min(perRow, count - back * perRow);
    const row = Array.from({ length: inRow }, (_, k) =>
      item({
        x: k * step,
        width: width * scale,
        height: (heights[(k + back + 1) % 2] ?? 60) * scale,
        index: back * perRow + k,
      }),
    );
    return `<g transform="translate(${n(start + (rows > 1 && back % 2 === 0 ? shift : 0))} ${690 - back * 42})">${row.join('')}</g>`;
  });
  const open = openLoad({ car, paint: paintOf(car.tint), id: 'luggage' });
  return `<defs>${open.defs}</defs><g transform="translate(${n(tail - car.length * scale)} 640) scale(${n(scale)})">${open.behind}${carGroup(car)}${open.over}</g>${pieces.join('')}`;
}
