import { carGroup } from '../../app/demo/drawings/car-drawing.ts';
import { carShapes } from '../../app/demo/drawings/car-shapes.ts';
import { bougainvillea, dice, palm, pine, sailingBoat } from '../../app/demo/drawings/landscape.ts';
import type { Standing } from './cut-outs.ts';
import { heightAt } from './land.ts';
import { besideRoad, EYE, EYE_OVER_SEA, groundAt, WALL, wallDistance } from './site.ts';

const plane =
  '<g fill="#FFFFFF"><path d="M4 26C20 20 70 20 96 24C104 25 108 27 106 29C90 33 30 34 12 32C6 31 3 28 4 26Z"/><path d="M6 27L0 10H8L18 25Z" fill="#19B5AE"/><path d="M52 28L34 44H42L66 29Z" fill="#C9D9DC"/><path d="M60 23L50 13H55L70 23Z" fill="#E3ECEE"/></g><path d="M88 25l7 .6M80 24.6h3M74 24.4h3M68 24.3h3M62 24.3h3M56 24.3h3M50 24.4h3M44 24.5h3M38 24.7h3M32 25h3" stroke="#5C8792" stroke-width="1.4"/>';

/** Where a drawing stands; its shape and its size are its own. */
type Place = Omit<Standing, 'content' | 'box' | 'height'>;

const aPine = (seed: number, height: number, place: Place): Standing => ({
  content: pine(0, 0, 400, seed),
  box: [-300, -440, 600, 446],
  height: height * 1.1,
  leaves: true,
  ...place,
});

const aPalm = (seed: number, height: number, place: Place): Standing => ({
  content: palm(0, 0, 400, seed),
  box: [-240, -520, 480, 524],
  height: height * 1.3,
  leaves: true,
  ...place,
});

const aBoat = (azimuth: number, distance: number): Standing => ({
  content: sailingBoat,
  box: [-30, -72, 60, 92],
  height: 15,
  azimuth,
  distance,
  base: -EYE_OVER_SEA - 3,
});

/** A hedge of many small bushes, so that flowers keep their size. */
const aHedge = (seed: number, wide: number, place: Place): Standing => {
  const roll = dice(seed);
  const count = Math.round(wide * 5);
  const bushes = Array.from({ length: count }, (_, i) => {
    const share = (i + roll()) / count;
    const bulk = Math.sin(Math.PI * share) ** 0.6;
    const size = 18 + roll() * 8 + 12 * bulk;
    // It is high in its middle and hangs a little over the wall.
    const y = 16 - bulk * (6 + roll() * 48) - (1 - bulk) * 22;
    return { x: 45 + share * (wide * 100 - 90), y, size };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, size }, i) => bougainvillea(x, y, size, seed * 20 + i));
  return { content: bushes.join(''), box: [0, -95, wide * 100, 150], height: 1.5, ...place };
};

/** The car of our fleet that brought us here: the same as on the home page's picture. */
const car = (): Standing => {
  const { length, height } = carShapes.suv;
  return {
    content: carGroup({ body: 'suv', tint: '#C8402A' }),
    box: [-40, -height - 10, length + 80, height + 30],
    height: (height + 30) / 100,
    azimuth: 39,
    distance: 8.4,
    base: -EYE - 0.2,
    casts: 1.7,
  };
};

/** A bench of slats, from behind: it looks at the sea. */
const bench =
  '<g><path d="M20 -2V-46M160 -2V-46" stroke="#2C3A40" stroke-width="6"/><path d="M0 -46H180V-40H0Z" fill="#8E5F3C"/><path d="M8 0H20L30 -90H22ZM172 0H160L150 -90H158Z" fill="#3A4A50"/><path d="M8 -62H172V-52H8ZM11 -76H169V-66H11ZM14 -90H166V-80H14Z" fill="#B98252"/><path d="M8 -62H172V-60H8ZM11 -76H169V-74H11ZM14 -90H166V-88H14Z" fill="#E0B689"/><path d="M8 -52.5H172V-52H8ZM11 -66.5H169V-66H11ZM14 -80.5H166V-80H14Z" fill="#7C5233"/></g>';

/** Pines on the slope behind the road and on the one below the wall. */
const pines = (): Standing[] => {
  const roll = dice(12);
  const found: Standing[] = [];
  for (let i = 0; i < 2400 && found.length < 260; i++) {
    const x = -40 + roll() * 150;
    const z = -130 + roll() * 260;
    const distance = Math.hypot(x, z);
    const side = besideRoad(x, z);
    const height = 7 + roll() * 6;
    const seed = 1 + Math.floor(roll() * 14);
    if (distance < 20 || groundAt(x, z) || (side < 9 && side > -9)) continue;
    if (side < 0 ? roll() < 0.7 : roll() < 0.25) continue;
    const base = heightAt(x, z, 20) - EYE_OVER_SEA - 0.4;
    const azimuth = (Math.atan2(x, z) * 180) / Math.PI;
    // The view over the bays ahead stays open.
    if (side < 0 && base + height > -2.2 && azimuth > -80 && azimuth < 30) continue;
    found.push(aPine(seed, height, { azimuth, distance, base }));
  }
  return found;
};

/** Bougainvillea that hangs over the wall from outside. */
const hedges = (): Standing[] =>
  (
    [
      [-172, 2.6],
      [-126, 1.8],
      [-97, 2.4],
      [-31, 2.2],
      [-8, 1.5],
      [24, 2.4],
      [138, 2.8],
      [158, 1.6],
    ] as const
  ).map(([azimuth, wide], i) =>
    aHedge(i + 3, wide, {
      azimuth,
      distance: (wallDistance(azimuth) ?? 12) - 0.3,
      base: -EYE + WALL.height - 0.55,
    }),
  );

/** Everything that is drawn and put into the scene, the farthest first. */
export function standingThings(): Standing[] {
  const things: Standing[] = [
    { content: plane, box: [-2, 6, 112, 42], height: 26, azimuth: -22, distance: 900, base: 250 },
    aBoat(-17, 620),
    aBoat(-48, 1300),
    aBoat(-128, 1900),
    {
      content: pine(50, 0, 350, 5) + pine(-60, 0, 360, 11) + pine(0, 0, 420, 9),
      box: [-320, -470, 640, 476],
      height: 11.5,
      azimuth: -48.5,
      distance: 13,
      base: -EYE - 3.8,
      casts: 0,
      leaves: true,
    },
    aPine(4, 9, { azimuth: -31, distance: 24, base: -EYE - 9.5 }),
    aPine(14, 9, { azimuth: -169, distance: 14.5, base: -EYE - 4.4, casts: 0 }),
    aPalm(3, 7, { azimuth: -112, distance: 11.5, base: -EYE - 2.2, casts: 0 }),
    aPalm(8, 6.4, { azimuth: 140, distance: 14.4, base: -EYE - 0.6, casts: 0 }),
    {
      content: bench,
      box: [-4, -94, 188, 98],
      height: 0.98,
      azimuth: -68,
      distance: 4.5,
      base: -EYE - 0.04,
      casts: 0,
    },
    car(),
    ...hedges(),
    ...pines(),
  ];
  return things.sort((a, b) => b.distance - a.distance);
}
