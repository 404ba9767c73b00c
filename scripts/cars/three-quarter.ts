import sharp from 'sharp';
import type { CarShape } from './car-shape.ts';
import type { Front } from './fronts.ts';
import { paintOf } from './paint.ts';
import type { Design, Dimensions } from './side-view.ts';
import { clamp, type Solid, smoothstep, solidOf } from './solid.ts';
import { n, svg, up } from './svg.ts';
import { wheel } from './wheel.ts';

type Vector = [x: number, y: number, z: number];
type Colour = [red: number, green: number, blue: number];

const add = (a: Vector, b: Vector, share = 1): Vector => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vector): Vector => {
  const size = Math.hypot(...a) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
};
const blend = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const rgb = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** A drawing as pixels, read between them. */
interface Decal {
  at(u: number, v: number): [red: number, green: number, blue: number, alpha: number];
}

/** Draws `content` (SVG, cm) and returns its colour by place: `u` to the right, `v` upwards. */
async function decal(
  box: [left: number, right: number, high: number],
  content: string,
  perCm = 4,
): Promise<Decal> {
  const [left, right, high] = box;
  const { data, info } = await sharp(Buffer.from(svg([left, -high, right - left, high], content)), {
    density: 72 * perCm,
    limitInputPixels: false,
  })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = info.width / (right - left);
  return {
    at(u, v) {
      const px = clamp((u - left) * scale - 0.5, 0, info.width - 1.001);
      const py = clamp((high - v) * scale - 0.5, 0, info.height - 1.001);
      const [i, j] = [Math.floor(px), Math.floor(py)];
      const [fx, fy] = [px - i, py - j];
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let k = 0; k < 4; k++) {
        const weight = (k & 1 ? fx : 1 - fx) * (k & 2 ? fy : 1 - fy);
        const o = ((j + (k >> 1)) * info.width + i + (k & 1)) * 4;
        const alpha = ((data[o + 3] ?? 0) / 255) * weight;
        r += ((data[o] ?? 0) / 255) * alpha;
        g += ((data[o + 1] ?? 0) / 255) * alpha;
        b += ((data[o + 2] ?? 0) / 255) * alpha;
        a += alpha;
      }
      return a > 0 ? [r / a, g / a, b / a, a] : [0, 0, 0, 0];
    },
  };
}

/** Colour of the shadow on the ground. */
const SHADOW: Colour = [0.05, 0.085, 0.11];
const SUN = unit([-0.42, 0.34, 0.84]);

/** What the surroundings throw back to a polished surface in a direction. */
function surroundings([x, y, z]: Vector): Colour {
  const zenith: Colour = [0.52, 0.68, 0.76];
  const sky: Colour = [0.95, 0.98, 0.99];
  const horizon: Colour = [0.16, 0.25, 0.29];
  const ground: Colour = [0.8, 0.79, 0.74];
  const near: Colour = [0.42, 0.43, 0.42];
  // Hills behind the coast: their height differs by direction.
  const hills = 0.05 + 0.03 * Math.sin(Math.atan2(y, x) * 3 + 1);
  const above = blend(sky, zenith, smoothstep(hills, 0.85, z));
  const below = blend(ground, near, smoothstep(-0.12, -0.8, z));
  const land = blend(below, horizon, smoothstep(-0.16, 0.0, z));
  return blend(land, above, smoothstep(hills - 0.015, hills + 0.02, z));
}

/** Where the car is seen from: degrees from its nose, distance and height of the eye in cm. */
export interface Camera {
  yaw: number;
  distance: number;
  eye: number;
}

/** The picture of the trade, and the side from so far that it has its measures. */
export const cameras = {
  corner: { yaw: 41, distance: 880, eye: 128 },
  side: { yaw: 90, distance: 12_000, eye: 700 },
} satisfies Record<string, Camera>;

export interface Scene {
  camera: Camera;
  width: number;
  height: number;
  /** Pixels for a centimetre at the middle of the car. */
  scale: number;
  /** Rays for a pixel, along each side. */
  samples: number;
  /** Line of the picture on which the middle of the car stands. */
  ground: number;
  /** Pixels from the left to the middle of the car. */
  middle: number;
}

export interface Drawn {
  size: Dimensions;
  design: Design;
  car: CarShape;
  front: Front;
  /** The face of the car, drawn from the middle along the nose. */
  face: { paint: string; gloss: string };
}

/** Draws a car from its front corner; returns the picture of 8-bit RGBA. */
export async function threeQuarter({ size, design, car, front, face }: Drawn, scene: Scene) {
  const solid = solidOf(car, size, design, front);
  const paint = paintOf(design.tint);
  const tint = rgb(paint.tint);
  const { length, height } = size;
  const sideMask = await decal([-20, length + 20, height + 10], sideMaskOf(car));
  const sideInk = await decal([-20, length + 20, height + 10], sideInkOf(car, design, paint));
  const faceInk = await decal([-170, 170, 140], face.paint, 5);
  const faceGloss = await decal([-170, 170, 140], face.gloss);
  const tyre = size.tyre / 2;
  const wheelInk = await decal(
    [-tyre - 2, tyre + 2, tyre * 2 + 2],
    wheel({ id: 'w', x: 0, radius: tyre, rim: design.rim, dark: design.darkRims }),
    8,
  );
  const rearWheelInk =
    design.rearRim &&
    (await decal(
      [-tyre - 2, tyre + 2, tyre * 2 + 2],
      wheel({ id: 'w', x: 0, radius: tyre, rim: design.rearRim, dark: design.darkRims }),
      8,
    ));

  const { distance, eye: eyeHeight } = scene.camera;
  const yaw = (scene.camera.yaw * Math.PI) / 180;
  const middle: Vector = [length / 2, 0, 0];
  const eye: Vector = [middle[0] - Math.cos(yaw) * distance, Math.sin(yaw) * distance, eyeHeight];
  const ahead = unit([Math.cos(yaw), -Math.sin(yaw), (80 - eyeHeight) / distance]);
  const right: Vector = [Math.sin(yaw), Math.cos(yaw), 0];
  const upward: Vector = [
    -ahead[2] * Math.cos(yaw) * 1,
    ahead[2] * Math.sin(yaw),
    Math.hypot(ahead[0], ahead[1]),
  ];
  const focal = scene.scale * distance;
  const toMiddle = add(middle, eye, -1);
  const depth = dot(toMiddle, ahead);
  const middleLine = (dot(toMiddle, upward) / depth) * focal;
  const rayAt = (px: number, py: number): Vector => {
    const u = (px - scene.middle) / focal;
    const v = (scene.ground - py + middleLine) / focal;
    return unit(add(add(ahead, right, u), upward, v));
  };

  const normalAt = (p: Vector): Vector => {
    const e = 0.6;
    const d = (x: number, y: number, z: number) => solid.distance(p[0] + x, p[1] + y, p[2] + z);
    return unit([d(e, 0, 0) - d(-e, 0, 0), d(0, e, 0) - d(0, -e, 0), d(0, 0, e) - d(0, 0, -e)]);
  };
  const openness = (p: Vector, normal: Vector): number => {
    let shut = 0;
    for (const [far, weight] of [
      [4, 0.5],
      [11, 0.3],
      [24, 0.2],
    ] as const) {
      const high = p[2] + normal[2] * far;
      const d = Math.min(
        solid.distance(p[0] + normal[0] * far, p[1] + normal[1] * far, high),
        Math.max(0, high),
      );
      shut += weight * clamp(1 - d / far, 0, 1);
    }
    return 1 - shut;
  };
  const boxes: [Vector, Vector] = [
    [-8, -solid.half - 26, 0.02],
    [length + 8, solid.half + 26, height + 12],
  ];
  /** First place where a ray meets the car, or null. */
  const meet = (from: Vector, ray: Vector): Vector | null => {
    let [near, far] = [0, 1e9];
    for (let i = 0; i < 3; i++) {
      const [o, r] = [from[i] ?? 0, ray[i] ?? 0];
      const a = ((boxes[0][i] ?? 0) - o) / r;
      const b = ((boxes[1][i] ?? 0) - o) / r;
      near = Math.max(near, Math.min(a, b));
      far = Math.min(far, Math.max(a, b));
    }
    if (near >= far) return null;
    // Plain numbers: this loop runs some hundred million times.
    const [fx, fy, fz] = from;
    const [rx, ry, rz] = ray;
    let t = near;
    let before = t;
    for (let i = 0; i < 200 && t < far; i++) {
      const d = solid.distance(fx + rx * t, fy + ry * t, fz + rz * t);
      if (d < 0.03) {
        let low = before;
        let high = t;
        for (let k = 0; k < 7; k++) {
          const half = (low + high) / 2;
          if (solid.distance(fx + rx * half, fy + ry * half, fz + rz * half) < 0.03) high = half;
          else low = half;
        }
        return [fx + rx * high, fy + ry * high, fz + rz * high];
      }
      before = t;
      t += d < 0.22 ? 0.16 : d > 28 ? 20 : d * 0.72;
    }
    return null;
  };

  const [cowl, head] = [design.cowl, design.top[0] ?? design.cowl];
  const glassLine = size.glassLine;
  const glassColour = (p: Vector, normal: Vector, view: Vector): Colour => {
    const mirrored = reflect(view, normal);
    const facing = clamp(-dot(view, normal), 0, 1);
    const share = 0.1 + 0.75 * (1 - facing) ** 3.2;
    const dark = blend(
      [0.075, 0.125, 0.15],
      [0.17, 0.26, 0.3],
      smoothstep(height, glassLine, p[2]),
    );
    return blend(dark, surroundings(mirrored), share);
  };

  /** What is seen through a window: the cabin, its seats, and the light of the windows beyond. */
  const throughGlass = (p: Vector, normal: Vector, view: Vector): Colour => {
    let seen = glassColour(p, normal, view);
    const far = add(p, view, (-solid.half * 0.72 - p[1]) / Math.min(-0.02, view[1]));
    const light =
      far[0] > p[0] - 5 ? sideMask.at(far[0], far[2])[1] * sideMask.at(far[0], far[2])[3] : 0;
    seen = blend(seen, [0.5, 0.63, 0.68], light * 0.34);
    const soft = (edge: number) => smoothstep(1.2, -1.2, edge);
    for (const row of [...car.seats].reverse())
      for (const y of [-37, 37]) {
        const t = Math.abs(view[1]) > 0.75 ? (y - p[1]) / view[1] : (row[0] + 4 - p[0]) / view[0];
        if (t < 0) continue;
        const [sx, sy, sz] = add(p, view, t);
        const across = Math.abs(view[1]) > 0.75 ? sx - row[0] - 4 : sy - y;
        const high = sz - row[1];
        const narrow = Math.abs(view[1]) > 0.75 ? 0.5 : 1;
        const headrest =
          Math.hypot(
            Math.max(0, Math.abs(across) / narrow - 6),
            Math.max(0, Math.abs(high - 24) - 3),
          ) - 5;
        const back =
          Math.hypot(
            Math.max(0, Math.abs(across) / narrow - 13 + high * 0.12),
            Math.max(0, high - 10),
          ) - 8;
        seen = blend(seen, [0.04, 0.065, 0.08], Math.max(soft(headrest), soft(back)) * 0.62);
      }
    return seen;
  };

  const shade = (p: Vector, view: Vector): Colour => {
    solid.distance(...p);
    const { part, face: on } = solid;
    const normal = normalAt(p);
    const [x, y, z] = p;
    const ay = Math.abs(y);
    const facing = clamp(-dot(view, normal), 0, 1);
    const mirrored = reflect(view, normal);
    const light = clamp(dot(normal, SUN), 0, 1);
    const open = openness(p, normal);
    const matte = (base: Colour, gain = 1): Colour => {
      const lit =
        (0.54 + 0.22 * (0.5 + 0.5 * normal[2]) + 0.42 * light) * gain * (0.35 + 0.65 * open);
      return [base[0] * lit, base[1] * lit, base[2] * lit];
    };
    const polished = (base: Colour, least: number, most: number): Colour => {
      const share = (least + (most - least) * (1 - facing) ** 4) * (0.25 + 0.75 * open);
      const towardSun = clamp(dot(mirrored, SUN), 0, 1);
      const glint = towardSun ** 160 * 0.9 + towardSun ** 14 * 0.13;
      const around = surroundings(mirrored);
      return blend(matte(base), around, share).map((c) => c + glint) as Colour;
    };
    const under = ay < solid.half - 26 && x > car.axles[0] - 20 && z < car.sill + 14;
    if (part === 'well' || (part === 'body' && (on === 'floor' || under)))
      return [0.03, 0.04, 0.045];
    if (part === 'wheel') {
      const axle =
        Math.abs(x - car.axles[0]) < Math.abs(x - car.axles[1]) ? car.axles[0] : car.axles[1];
      const outer = normal[1] * Math.sign(y) > 0.55;
      if (outer) {
        const ink = (axle === car.axles[1] && rearWheelInk) || wheelInk;
        const [r, g, b, a] = ink.at(x - axle, z);
        const lit = (0.72 + 0.28 * light) * (0.45 + 0.55 * open);
        return blend([0.06, 0.07, 0.075], [r * lit, g * lit, b * lit], a);
      }
      return matte([0.13, 0.145, 0.15]);
    }
    if (part === 'rail')
      return design.rails === 'bright'
        ? polished([0.72, 0.76, 0.78], 0.35, 0.8)
        : polished([0.08, 0.1, 0.11], 0.08, 0.5);
    if (part === 'fin') return polished(design.blackRoof ? [0.05, 0.06, 0.07] : tint, 0.08, 0.5);
    if (part === 'mirror') {
      const low = smoothstep(-0.15, -0.45, normal[2]);
      return blend(polished(tint, 0.07, 0.6), matte([0.06, 0.07, 0.08]), low);
    }
    const coat = 0.09 + 0.05 * smoothstep(0.5, 0.08, (tint[0] + tint[1] + tint[2]) / 3);
    let base = polished(tint, coat, 0.78);
    const black = (share = 0.06): Colour => polished([0.035, 0.045, 0.05], share, 0.6);
    if (on === 'side') {
      const [frame, pane, rough, painted] = sideMask.at(x, z);
      if (painted > 0 && y * 1 !== 0) {
        base = blend(base, black(), frame * painted);
        base = blend(base, matte([0.14, 0.165, 0.18]), rough * painted);
        base = blend(base, throughGlass(p, normal, view), pane * painted);
      }
    }
    if (on === 'side' || (on === 'rear' && x > length - 70)) {
      const [r, g, b, a] = sideInk.at(x, z);
      base = blend(base, [r, g, b], a);
    }
    if (on === 'top') {
      const rise = (solid.top(x + 2) - solid.top(x - 2)) / 4;
      const inset = solid.side(x, z) - ay;
      const [low, high] = [solid.top(cowl[0]) + 1, solid.top(head[0]) - 2];
      const onScreen = x > cowl[0] - 4 && x < head[0] + 26 && rise > 0.08;
      const share = onScreen
        ? smoothstep(low - 0.4, low + 0.4, z) *
          (1 -
            smoothstep(high - 0.5, high + 0.5, z + front.crown[1] * (ay / solid.half) ** 2 * 0.9))
        : 0;
      const rim = share * smoothstep(4.6, 5.4, inset);
      const glass = rim * smoothstep(8, 8.8, inset) * smoothstep(low + 3, low + 4.5, z);
      const roof = x > head[0] - 4 ? 1 : 0;
      if (design.blackRoof && roof) base = black();
      base = blend(base, black(), rim);
      base = blend(base, screenColour(p, normal, view), glass);
      // The shut lines of the bonnet.
      if (x < cowl[0]) {
        const edge = solid.half * (0.72 + 0.1 * smoothstep(design.nose[0], cowl[0], x));
        const gap = 1 - smoothstep(0.25, 0.75, Math.abs(ay - edge));
        base = blend(base, [tint[0] * 0.25, tint[1] * 0.25, tint[2] * 0.25], gap * 0.8);
      }
    }
    if (x < car.axles[0] - 8 && z < design.nose[1] + 16) {
      const s = Math.sign(y) * (ay + Math.max(0, x - solid.nose(z)));
      const [r, g, b, a] = faceInk.at(s, z);
      if (a > 0) {
        const lit = 0.7 + 0.3 * light;
        base = blend(base, [r * lit, g * lit, b * lit], a);
      }
      const gloss = faceGloss.at(s, z)[3];
      if (gloss > 0) {
        const around = surroundings(mirrored);
        base = blend(base, around, gloss * (0.1 + 0.5 * (1 - facing) ** 3));
      }
    }
    return base;
  };

  /** The windscreen: the cabin behind it, and the steering wheel. */
  const screenColour = (p: Vector, normal: Vector, view: Vector): Colour => {
    const seen = throughGlass(p, normal, view);
    const [, wy, wz] = add(p, view, (cowl[0] + 62 - p[0]) / view[0]);
    const ring = Math.abs(Math.hypot(wy - 37, (wz - glassLine + 4) * 1.12) - 18.5) - 1.5;
    return blend(seen, [0.03, 0.05, 0.06], smoothstep(1.2, -1.2, ring) * 0.55);
  };

  /** Adds the colour at a place of the picture to `sum`: red, green, blue and cover. */
  const sample = (px: number, py: number, sum: Float32Array, at: number) => {
    const ray = rayAt(px, py);
    const p = near(px, py) ? meet(eye, ray) : null;
    let [colour, cover]: [Colour, number] = [[0, 0, 0], 0];
    if (p) [colour, cover] = [shade(p, ray), 1];
    else if (ray[2] < 0) {
      colour = SHADOW;
      cover = shadow(solid, length, add(eye, ray, -eye[2] / ray[2]));
    }
    for (let i = 0; i < 3; i++)
      sum[at + i] = (sum[at + i] ?? 0) + clamp(colour[i] ?? 0, 0, 1) * cover;
    sum[at + 3] = (sum[at + 3] ?? 0) + cover;
  };
  const { width, samples } = scene;
  const first = new Float32Array(width * scene.height * 4);
  const near = nearCar(scene, (px, py) => meet(eye, rayAt(px, py)) !== null);
  for (let i = 0; i < width * scene.height; i++)
    sample((i % width) + 0.5, Math.floor(i / width) + 0.5, first, i * 4);
  /** True next to an edge, where one ray is not enough. */
  const isEdge = (i: number) =>
    [1, -1, width, -width].some((step) =>
      [0, 1, 2, 3].some(
        (c) =>
          Math.abs((first[i * 4 + c] ?? 0) - (first[(i + step) * 4 + c] ?? first[i * 4 + c] ?? 0)) >
          0.025,
      ),
    );
  const pixels = Buffer.alloc(width * scene.height * 4);
  const sum = new Float32Array(4);
  for (let i = 0; i < width * scene.height; i++) {
    let count = 1;
    sum.set(first.subarray(i * 4, i * 4 + 4));
    if (samples > 1 && isEdge(i)) {
      sum.fill(0);
      count = samples * samples;
      for (let k = 0; k < count; k++)
        sample(
          (i % width) + ((k % samples) + 0.5) / samples,
          Math.floor(i / width) + (Math.floor(k / samples) + 0.5) / samples,
          sum,
          0,
        );
    }
    const [, , , cover = 0] = sum;
    if (cover === 0) continue;
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = Math.round(((sum[c] ?? 0) / cover) * 255);
    pixels[i * 4 + 3] = Math.round((cover / count) * 255);
  }
  return pixels;
}

/** Side in px of the squares in which a car is looked for first. */
const SQUARE = 6;

/** Returns whether a place of the picture is in or next to a square with a part of the car. */
function nearCar(
  { width, height }: Scene,
  hits: (px: number, py: number) => boolean,
): (px: number, py: number) => boolean {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const near = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!hits((column + 0.5) * SQUARE, (row + 0.5) * SQUARE)) continue;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [column + dx, row + dy];
          if (x >= 0 && y >= 0 && x < columns && y < rows) near[y * columns + x] = 1;
        }
    }
  return (px, py) => near[Math.floor(py / SQUARE) * columns + Math.floor(px / SQUARE)] === 1;
}

function reflect(view: Vector, normal: Vector): Vector {
  return add(view, normal, -2 * dot(view, normal));
}

/** How dark the ground is below and beside the car. */
function shadow(solid: Solid, length: number, [x, y]: Vector): number {
  /** Distance to the outline of the car on the ground, `grown` cm wider. */
  const outline = (px: number, py: number, grown: number) => {
    const round = 46;
    const qx = Math.abs(px - length / 2) - length / 2 - grown + round;
    const qy = Math.abs(py) - solid.half - grown + round;
    return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - round;
  };
  const wide = outline(x - 8, y + 10, 0);
  if (wide > 60) return 0;
  const tread = Math.max(0, solid.wheels(x, y, 2));
  return clamp(
    0.3 * smoothstep(44, -26, wide) +
      0.48 * smoothstep(4, -22, outline(x, y, -4)) +
      0.4 * Math.exp(-tread / 6),
    0,
    0.92,
  );
}

/** What the side is made of: red for frames, green for panes, blue for rough parts. */
function sideMaskOf(car: CarShape): string {
  const fill = (paths: string[], colour: string) =>
    paths.map((d) => `<path d="${up(d)}" fill="${colour}"/>`).join('');
  const arches = car.cladding
    ? car.axles
        .map(
          (x) =>
            `<circle cx="${n(x)}" cy="${n(-car.tyre - 1)}" r="${n(car.arch + 7)}" fill="#00f"/>`,
        )
        .join('')
    : '';
  return (
    fill(car.plastic.slice(1), '#00f') + arches + fill(car.frame, '#f00') + fill(car.panes, '#0f0')
  );
}

/** Lines on the side: shut lines, handles, the flap. */
function sideInkOf(
  car: CarShape,
  design: Design,
  paint: ReturnType<typeof paintOf>,
): string {
  const gaps = car.seams
    .slice(0, car.seams.length)
    .map(
      (d) =>
        `<path d="${up(d)}" fill="none" stroke="${paint.shade(0.95)}" stroke-width=".8" stroke-opacity=".85"/>`,
    )
    .join('');
  const handles = car.handles
    .map(
      ([x, h]) =>
        `<rect x="${n(x - 9)}" y="${n(-h - 1)}" width="18" height="4.4" rx="2.2" fill="${paint.shade(0.8)}" fill-opacity=".5"/><rect x="${n(x - 10)}" y="${n(-h - 2.6)}" width="21" height="3.2" rx="1.6" fill="${paint.lift(0.35)}"/>`,
    )
    .join('');
  const trim = design.bright
    ? car.trim
        .map((d) => `<path d="${up(d)}" fill="none" stroke="#E0E7EA" stroke-width="1.2"/>`)
        .join('')
    : '';
  const tail = `<path d="${up(car.taillight)}" fill="#A3181F" stroke="#3E070B" stroke-width="1.4"/><path d="${up(car.taillit)}" fill="none" stroke="#FF7A68" stroke-width="2.2"/>`;
  return gaps + handles + trim + tail;
}
