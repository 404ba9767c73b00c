import { dice } from '../landscape.ts';
import { linear, n, radial } from '../svg.ts';
import { at, cover } from './cover.ts';
import { frontViewCar, lampPool } from './front-view-car.ts';
import { range } from './mountains.ts';
import { sky } from './sky.ts';
import { laneSpot, tollPlaza, plazaView as view } from './toll-plaza.ts';

const defs = [
  linear(
    'toll-road',
    [0, 430, 0, 900],
    [
      [0, '#C98A80'],
      [0.1, '#7C6A80'],
      [0.4, '#4C4F68'],
      [1, '#2A3248'],
    ],
  ),
  radial(
    'toll-shine',
    [0, 0, 1],
    [
      [0, '#FFD08A', 0.75],
      [1, '#FFD08A', 0],
    ],
    'translate(760 450) scale(460 230)',
  ),
  linear(
    'toll-under',
    [0, 180, 0, 280],
    [
      [0, '#1C3A54'],
      [1, '#46607C'],
    ],
  ),
  linear(
    'toll-fascia',
    [0, 110, 0, 196],
    [
      [0, '#24395C'],
      [1, '#152744'],
    ],
  ),
].join('');

const placeCar = (lane: number, away: number, tint: string, near = false): string => {
  const [x, y] = view.point(laneSpot(lane, away));
  return at(
    x,
    y,
    view.scale(away),
    `${lampPool(`pool-${n(lane)}-${away}`)}${frontViewCar({ tint, near })}`,
  );
};

/** Long clouds with the sun below them. */
const clouds =
  '<path d="M-20 64C120 40 260 58 420 46C520 40 600 56 700 52C560 74 420 66 300 78C180 88 60 76 -20 86Z" fill="#F2977C" fill-opacity=".7"/><path d="M880 34C1000 18 1120 36 1260 26C1400 18 1500 34 1620 24V48C1500 54 1380 44 1240 54C1120 62 980 48 880 34Z" fill="#F2977C" fill-opacity=".75"/><path d="M1100 86C1220 74 1340 88 1620 72V96C1420 104 1240 98 1100 86Z" fill="#FFB98A" fill-opacity=".6"/><path d="M-20 20C100 10 200 22 330 12C240 34 90 32 -20 38Z" fill="#C97F8C" fill-opacity=".6"/>';

/** Trees along the plain behind the plaza. */
const trees = (() => {
  const roll = dice(23);
  const crowns = Array.from({ length: 130 }, () => {
    const x = roll() * 1600;
    const r = 5 + roll() * 9;
    return `M${n(x - r)} 434a${n(r)} ${n(r * 1.1)} 0 0 1 ${n(r * 2)} 0Z`;
  }).join('');
  return `<path d="${crowns}M0 434V426H1600V434Z" fill="#5A4467"/>`;
})();

/** The antenna over the lane asks the tag behind the windscreen. */
const waves =
  '<g fill="none" stroke="#8CF0E2" stroke-width="5" stroke-linecap="round"><path d="M740 276a30 30 0 0 0 40 0" stroke-opacity=".95"/><path d="M726 296a52 52 0 0 0 68 0" stroke-opacity=".75"/><path d="M712 316a74 74 0 0 0 96 0" stroke-opacity=".5"/></g>';

/** Cars in the evening pass under the lit panels of a motorway's toll plaza. */
export const tollGate = (): string =>
  cover([
    `<defs>${defs}</defs>`,
    sky({ horizon: 430, tone: 'sunset', sun: [760, 350], disc: 44 }),
    clouds,
    range({
      id: 'toll-far',
      line: '-20,330 120,296 260,340 400,310 540,360 700,392 860,404 1000,380 1140,330 1280,352 1420,290 1620,330',
      floor: 432,
      tones: ['#8A7396', '#E8A98C'],
      seed: 5,
      light: 0.1,
    }),
    range({
      id: 'toll-near',
      line: '-20,372 140,350 300,384 480,404 640,424 960,428 1120,404 1280,382 1440,394 1620,360',
      floor: 434,
      tones: ['#4A4A74', '#A97488'],
      seed: 17,
      light: 0.06,
    }),
    trees,
    '<rect y="430" width="1600" height="470" fill="url(#toll-road)"/><rect y="430" width="1600" height="300" fill="url(#toll-shine)"/>',
    tollPlaza(placeCar(-1, 1480, '#E6E9EA') + placeCar(1, 1010, '#0B7A78')),
    waves,
    placeCar(0, 392, '#B9C2C7', true),
  ]);
