import { carShapes } from '../car-shapes.ts';
import { line, linear, n } from '../svg.ts';
import { controlTower, terminal } from './airport.ts';
import { castShadow } from './cast-shadow.ts';
import { chargingPlug, chargingUnit, unitDefs } from './charging-unit.ts';
import { at, car, cover } from './cover.ts';
import { driveSign } from './drive-sign.ts';
import { exitGantry } from './exit-gantry.ts';
import { featherPalm } from './feather-palm.ts';
import { hedge } from './hedge.ts';
import { range, rangeTones } from './mountains.ts';
import { viewFrom } from './perspective.ts';
import { sky } from './sky.ts';

const view = viewFrom({ x: 800, y: 470, height: 2.19, focal: 1600 });

/** How far the middle of each bay lies ahead, in metres. */
const away = { electric: 10.9, hybrid: 13.5, petrol: 16.1 };

/** Where a car stands that lies so far ahead. */
const place = (ahead: number) => ({
  ground: view.point([0, 0, ahead])[1],
  scale: view.scale(ahead) / 100,
});

/** A stripe of the lot between two distances, as wide as the picture. */
const strip = (near: number, far: number): string =>
  view.area([-14, 0, near], [14, 0, near], [14, 0, far], [-14, 0, far]);

const lot = [
  '<rect y="556" width="1600" height="344" fill="url(#fleet-lot)"/>',
  `<path d="${strip(9.6, 12.15)}" fill="#19B5AE" fill-opacity=".34"/>`,
  `<path d="${[9.6, 12.2, 14.8, 17.4].map((edge) => strip(edge, edge + 0.1 * (edge / 12))).join('')}" fill="#FBFAF7" fill-opacity=".92"/>`,
  // A bolt painted on the bay of the electric car.
  `<path d="${view.area([-4.6, 0, 11.5], [-3.4, 0, 11.5], [-3.75, 0, 11], [-3.1, 0, 11], [-4.5, 0, 10.1], [-4.15, 0, 10.75], [-4.9, 0, 10.75])}" fill="#FBFAF7" fill-opacity=".92"/>`,
].join('');

const standing = (
  body: 'sedan' | 'suv' | 'hatchback',
  tint: string,
  x: number,
  ahead: number,
): string => {
  const spot = { x, ...place(ahead) };
  const { length } = carShapes[body];
  return castShadow({ ...spot, length, towards: 'right' }) + car({ body, tint, ...spot });
};

/** An airliner high above and the trail it leaves. */
const trail =
  '<path d="M352 118C640 70 1080 40 1620 60V82C1080 54 640 80 352 121Z" fill="url(#fleet-trail)"/><path d="M352 124C640 86 1080 66 1620 92V112C1080 80 640 96 352 127Z" fill="url(#fleet-trail)"/><g transform="translate(282 129) rotate(-9) scale(1.5)"><path d="M32 -3L50 -26H56L48 -4Z" fill="#5D8A99"/><path d="M0 0Q2 -5 12 -6L60 -6Q68 -6 72 -2Q68 3 60 4L10 5Q2 4 0 0Z" fill="#FBFAF7"/><path d="M2 1Q20 3 70 0Q66 4 60 4L10 5Q3 4 2 1Z" fill="#8FB0BA"/><path d="M58 -5L70 -19H75L71 -3Z" fill="#0B7A78"/><path d="M30 2L54 24H60L46 2Z" fill="#3F7181"/><path d="M38 12h11v5h-8Z" fill="#1F5563"/><path d="M8 -3l7 -1l-1 3h-8Z" fill="#1D3A46"/></g>';

const hatch = { x: 852, ...place(away.electric) };

const cable = (() => {
  const [fromX, fromY] = [hatch.x + 388 * hatch.scale, hatch.ground - 93 * hatch.scale];
  const d = `M${n(fromX)} ${n(fromY)}C${n(fromX + 30)} ${n(fromY + 8)} ${n(fromX + 26)} ${n(fromY + 96)} ${n(fromX + 52)} ${n(fromY + 134)}C${n(fromX + 84)} ${n(fromY + 168)} 1536 ${n(fromY + 60)} 1535 ${n(fromY - 4)}`;
  return `${line(d, '#14232B', 9)}${line(d, '#6B8089', 2.2, 'stroke-opacity=".8" transform="translate(-2 -1)"')}<path d="M1526 ${n(fromY - 34)}h18v26q0 8 -9 8t-9 -8Z" fill="#0B1F2A"/>`;
})();

/** At the way out of the airport stand a petrol saloon, a hybrid SUV and an electric hatchback on its charger. */
export const changingFleet = (): string =>
  cover([
    `<defs>${unitDefs}${linear(
      'fleet-lot',
      [0, 556, 0, 900],
      [
        [0, '#B0B5B2'],
        [0.4, '#939B9C'],
        [1, '#79838A'],
      ],
    )}${linear(
      'fleet-verge',
      [0, 500, 0, 560],
      [
        [0, '#DCD0B4'],
        [1, '#EFE4CC'],
      ],
    )}${linear(
      'fleet-trail',
      [352, 0, 1600, 0],
      [
        [0, '#FFFFFF', 0.95],
        [0.5, '#FFFFFF', 0.7],
        [1, '#FFFFFF', 0.25],
      ],
    )}</defs>`,
    sky({
      horizon: 470,
      sun: [210, 276],
      disc: 38,
      clouds: [
        [520, 214, 260],
        [1180, 178, 300],
      ],
    }),
    trail,
    range({
      id: 'fleet-haze',
      line: '-20,360 120,322 260,344 400,286 540,320 680,252 800,292 930,226 1060,268 1190,206 1320,250 1450,190 1620,236',
      floor: 520,
      tones: rangeTones.haze,
      seed: 8,
    }),
    range({
      id: 'fleet-far',
      line: '480,420 620,376 740,392 860,322 960,350 1080,282 1170,320 1290,250 1400,300 1500,246 1620,280',
      floor: 530,
      tones: rangeTones.far,
      seed: 26,
    }),
    range({
      id: 'fleet-middle',
      line: '820,470 960,420 1080,402 1200,362 1300,384 1420,330 1520,352 1620,312',
      floor: 540,
      tones: rangeTones.middle,
      seed: 35,
    }),
    at(800, 520, 0.84, controlTower()),
    hedge({ from: 640, to: 1610, ground: 524, height: 30, seed: 5 }),
    terminal({ from: -90, to: 690, ground: 520, height: 176 }),
    '<rect y="518" width="1600" height="42" fill="url(#fleet-verge)"/>',
    '<path d="M690 527H1620V549H730Z" fill="#9AA19F"/><path d="M720 538H1620" stroke="#FBF6EA" stroke-width="2.4" stroke-dasharray="34 26"/>',
    at(1160, 553, 0.92, exitGantry),
    featherPalm({ x: 96, ground: 540, height: 196, seed: 3, reach: 92, leaflets: 9 }),
    featherPalm({ x: 356, ground: 540, height: 170, seed: 8, reach: 84, leaflets: 9 }),
    featherPalm({ x: 668, ground: 542, height: 204, seed: 5, reach: 96, leaflets: 9 }),
    featherPalm({ x: 1528, ground: 544, height: 240, seed: 11, reach: 112, leaflets: 10 }),
    hedge({ from: -10, to: 1610, ground: 560, height: 24, seed: 33 }),
    lot,
    '<rect y="556" width="1600" height="6" fill="#F1E7D2"/>',
    at(150, place(17.6).ground, place(17.6).scale, driveSign('fuel')),
    at(560, place(15).ground, place(15).scale, driveSign('hybrid')),
    standing('sedan', '#A31F2D', 64, away.petrol),
    standing('suv', '#F2EFE8', 430, away.hybrid),
    at(1474, place(11.6).ground, place(11.6).scale, chargingUnit(true)),
    standing('hatchback', '#19B5AE', hatch.x, away.electric),
    at(hatch.x, hatch.ground, hatch.scale, chargingPlug('#0B7A78')),
    cable,
  ]);
