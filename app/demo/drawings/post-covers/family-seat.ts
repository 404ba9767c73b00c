import { carGroup } from '../car-drawing.ts';
import { pine, shrubs } from '../landscape.ts';
import { line, linear, shape } from '../svg.ts';
import { childSeat } from './child-seat.ts';
import { at, cover } from './cover.ts';
import { beside, carPlace, carScale } from './doorway-view.ts';
import { featherPalm } from './feather-palm.ts';
import { hedge } from './hedge.ts';
import { range, rangeTones } from './mountains.ts';
import { doorway, openRearDoor } from './open-rear-door.ts';
import { rearCabin } from './rear-cabin.ts';
import { sky } from './sky.ts';

/** The hotel in its garden: white storeys with long balconies and awnings. */
const hotel = (() => {
  const floors = [40, 104, 168, 232, 296];
  const rooms = Array.from({ length: 9 }, (_, i) => 700 + i * 76);
  const awnings = ['#19B5AE', '#FBFAF7'];
  return [
    '<path d="M684 22H1384V420H684Z" fill="#F4EDDD"/><path d="M1384 22L1440 44V420H1384Z" fill="#CFC4AC"/><path d="M676 10H1390L1448 34V46L1386 24H676Z" fill="#FFFBF0"/>',
    floors
      .map((y) =>
        rooms
          .map(
            (x, i) =>
              `<rect x="${x}" y="${y}" width="52" height="44" rx="3" fill="#5E98A3"/><path d="M${x} ${y}h52l-30 44h-22Z" fill="#A9D2D6" fill-opacity=".6"/>${(i * 7 + y) % 3 ? '' : `<path d="M${x - 4} ${y - 4}h60l6 16h-72Z" fill="${awnings[(i + y) % 2]}"/>`}`,
          )
          .join(''),
      )
      .join(''),
    floors
      .map(
        (y) =>
          `<rect x="690" y="${y + 30}" width="694" height="20" fill="#BFDAD9" fill-opacity=".85"/><rect x="688" y="${y + 48}" width="700" height="7" fill="#FFFBF0"/>`,
      )
      .join(''),
  ].join('');
})();

/** What one sees of the garden through the far window. */
const beyond = [
  '<rect x="500" y="200" width="800" height="300" fill="#D9EDEA"/>',
  '<path d="M500 390C620 350 700 372 800 356C900 340 1000 366 1200 340V520H500Z" fill="#8DB58F"/>',
  shrubs(600, 1240, 392, 384, 34, 6, 0.8),
].join('');

/** The orange child seat, buckled into the rear of a turquoise saloon, its door open to a hotel garden. */
export const familySeat = (): string => {
  const cut = beside(doorway);
  return cover([
    `<defs>${linear(
      'family-shade',
      [0, 200, 0, 840],
      [
        [0, '#0A1217', 0.5],
        [0.12, '#0A1217', 0.12],
        [0.7, '#0A1217', 0],
        [1, '#0A1217', 0.4],
      ],
    )}${linear(
      'family-ground',
      [0, 820, 0, 900],
      [
        [0, '#BDAA86'],
        [1, '#D8C6A0'],
      ],
    )}<clipPath id="family-doorway"><path d="${cut}"/></clipPath></defs>`,
    sky({
      horizon: 430,
      sun: [330, 70],
      disc: 0,
      clouds: [
        [40, 84, 260],
        [1460, 90, 220],
      ],
    }),
    range({
      id: 'family-haze',
      line: '-20,150 120,96 260,132 400,70 540,120 700,90 860,140 1300,150 1620,60',
      floor: 430,
      tones: rangeTones.haze,
      seed: 5,
    }),
    hotel,
    featherPalm({ x: 1520, ground: 430, height: 300, seed: 3, reach: 170, leaflets: 13 }),
    featherPalm({ x: 560, ground: 430, height: 330, seed: 8, reach: 150, leaflets: 12 }),
    pine(180, 400, 340, 9),
    hedge({ from: 1180, to: 1620, ground: 450, height: 60, seed: 12 }),
    '<rect y="640" width="1600" height="260" fill="url(#family-ground)"/>',
    at(carPlace[0], carPlace[1], carScale, carGroup({ body: 'sedan', tint: '#0FA09C' })),
    // The opening with its painted jamb, the seal and the cabin.
    shape(
      beside(doorway, 1),
      'fill="#0A6E6D" stroke="#075453" stroke-width="16" stroke-linejoin="round"',
    ),
    `<g clip-path="url(#family-doorway)">${rearCabin(beyond)}${at(886, 664, 0.735, `<g transform="translate(0 -390)">${childSeat()}</g>`)}<path d="${cut}" fill="url(#family-shade)"/></g>`,
    line(cut, '#0A1217', 11),
    line(cut, '#3B4B54', 2.4),
    shape(
      beside('M 228 25 L 309 25 L 310 30.5 L 228 30.5 Z'),
      'fill="#B9C6C9" stroke="#71848B" stroke-width="2"',
    ),
    line(beside('M 240 27.7 L 296 27.7'), '#71848B', 7, 'stroke-dasharray="26 8"'),
    openRearDoor(),
  ]);
};
