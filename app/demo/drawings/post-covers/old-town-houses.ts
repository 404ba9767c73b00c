import type { HouseTones } from './house-wall.ts';
import { ottomanHouse } from './ottoman-house.ts';
import { viewFrom } from './perspective.ts';

/** The street as a walker sees it, in centimetres. */
export const streetView = viewFrom({ x: 700, y: 430, height: 170, focal: 900 });
/** Half its width. */
export const street = 260;
/** The street falls towards the harbour. */
export const ground = (away: number): number => -0.05 * Math.max(0, away - 620);

const sunny: HouseTones = {
  plaster: '#F8EBD0',
  shaded: '#D9BE96',
  timber: '#8A5A38',
  timberShaded: '#573724',
  shutter: '#1E8C87',
  glass: '#2B5560',
  trim: '#FFF9EC',
  tile: '#CF7A50',
  tileEnd: '#A9573A',
  shadow: '#3A3B52',
};
const shady: HouseTones = {
  plaster: '#AAB0BA',
  shaded: '#7D869A',
  timber: '#59473F',
  timberShaded: '#352C30',
  shutter: '#2C6A70',
  glass: '#22404C',
  trim: '#C9CCCB',
  tile: '#8F5F52',
  tileEnd: '#6E463F',
  shadow: '#16243A',
};

const house = { view: streetView, street, ground };
/** The houses on the right, in the morning sun. */
export const sunnySide = [
  ottomanHouse({
    ...house,
    side: 1,
    from: 2200,
    to: 2900,
    height: 540,
    tones: { ...sunny, plaster: '#F3D9C2' },
    upper: [2350, 2570, 2760],
    windows: [2400, 2650],
  }),
  ottomanHouse({
    ...house,
    side: 1,
    from: 1530,
    to: 2200,
    height: 560,
    tones: { ...sunny, plaster: '#FBF3E2', shutter: '#3C6E8F' },
    upper: [1680, 1880, 2080],
    windows: [1640, 2080],
    doors: [1850],
  }),
  ottomanHouse({
    ...house,
    side: 1,
    from: 850,
    to: 1530,
    height: 570,
    tones: { ...sunny, plaster: '#F2CFA0' },
    bay: [930, 1270],
    upper: [1420],
    windows: [960, 1240, 1430],
    doors: [1100],
  }),
  ottomanHouse({
    ...house,
    side: 1,
    from: 250,
    to: 850,
    height: 690,
    tones: { ...sunny, shutter: '#7C4A2C' },
    windows: [370],
    doors: [520],
    upper: [500, 720],
  }),
].join('');
/** The houses beyond the garden on the left, in the shade. */
export const shadySide = [
  ottomanHouse({
    ...house,
    side: -1,
    from: 2150,
    to: 2900,
    height: 470,
    tones: { ...shady, plaster: '#B5A79D' },
    upper: [2350, 2600],
    windows: [2400],
  }),
  ottomanHouse({
    ...house,
    side: -1,
    from: 1420,
    to: 2150,
    height: 540,
    tones: { ...shady, plaster: '#A5ACB0' },
    bay: [1500, 1860],
    upper: [2010],
    windows: [1520, 2010],
    doors: [1700],
  }),
].join('');
/** The house on the left next to us. */
export const shadyCorner = ottomanHouse({
  ...house,
  side: -1,
  from: 250,
  to: 840,
  height: 640,
  tones: shady,
  windows: [440, 730],
  doors: [580],
  upper: [450, 620, 770],
});
