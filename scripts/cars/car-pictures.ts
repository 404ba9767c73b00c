import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import fleet from '#app/demo/fleet.json' with { type: 'json' };
import { slugify } from '#app/lib/turkish-text.ts';
import { designs } from './car-designs.ts';
import table from './car-dimensions.json' with { type: 'json' };
import { carGroup } from './car-drawing.ts';
import type { CarShape } from './car-shape.ts';
import { fittedShape } from './fitted-shape.ts';
import { carton, openLoad, suitcase } from './open-load.ts';
import { paintOf } from './paint.ts';
import { type Dimensions, sideView } from './side-view.ts';
import { specialCars } from './special-cars.ts';
import { n, svg } from './svg.ts';

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

/** The views of a car: what is behind it, where its tyres touch the ground, and the light. */
const SCENES = {
  studio: { ground: 598 },
  coast: { ground: 660 },
  evening: { ground: 662, lit: true, veil: '#1A2450' },
} as const;

export const views = [...(Object.keys(SCENES) as (keyof typeof SCENES)[]), 'luggage' as const];
type View = (typeof views)[number];

/** One car from its side, to its measures. */
export function carShape(name: string): CarShape {
  const [size, design, special] = [dimensions[name], designs[name], specialCars[name]];
  if (size && design) return sideView(size, design);
  if (size && special) return fittedShape(special, size);
  throw new Error(`There are no measures or no lines of "${name}"`);
}

const luggageOf = (name: string): number | null =>
  fleet.find(({ brand, model }) => slugify(`${brand} ${model}`, '') === name)?.luggage ?? null;

/** A view of a car as pixels of 1200 by 800. */
export async function carPicture(name: string, view: View): Promise<Buffer> {
  const car = carShape(name);
  const drawn = view === 'luggage' ? openBoot(car, luggageOf(name)) : inScene(car, SCENES[view]);
  // Drawn at twice the size: fine lines come out evenly.
  const layer = await sharp(Buffer.from(svg([0, 0, WIDTH, HEIGHT], drawn)), { density: 144 })
    .resize(WIDTH, HEIGHT)
    .png()
    .toBuffer();
  const backdrop = fileURLToPath(new URL(`./backdrop-${view}.webp`, import.meta.url));
  return sharp(backdrop)
    .composite([{ input: layer }])
    .png()
    .toBuffer();
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
