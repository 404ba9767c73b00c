import { linear } from '../svg.ts';
import { climbingRoad } from './climbing-road.ts';
import { cover } from './cover.ts';
import { gearLevers } from './gear-levers.ts';
import { steeringWheel } from './steering-wheel.ts';

const defs = [
  linear(
    'gears-board',
    [0, 400, 0, 640],
    [
      [0, '#42525B'],
      [0.25, '#28363F'],
      [1, '#141F26'],
    ],
  ),
  linear(
    'gears-pillar',
    [0, 0, 110, 0],
    [
      [0, '#22313A'],
      [1, '#3C4B54'],
    ],
  ),
  linear(
    'gears-console',
    [0, 600, 0, 900],
    [
      [0, '#2A3841'],
      [1, '#0F191F'],
    ],
  ),
  linear(
    'gears-leather',
    [0, 520, 0, 640],
    [
      [0, '#EBD8B6'],
      [1, '#B79C72'],
    ],
  ),
  linear(
    'gears-seat',
    [0, 640, 0, 900],
    [
      [0, '#E9D6B4'],
      [1, '#B4966B'],
    ],
  ),
].join('');

const frame =
  '<path d="M0 0H96C66 120 46 250 40 420H0Z" fill="url(#gears-pillar)"/><path d="M96 0C66 120 46 250 40 420" fill="none" stroke="#73838C" stroke-width="3.4"/><g transform="translate(1600 0) scale(-1 1)"><path d="M0 0H96C66 120 46 250 40 420H0Z" fill="url(#gears-pillar)"/><path d="M96 0C66 120 46 250 40 420" fill="none" stroke="#73838C" stroke-width="3.4"/></g><path d="M0 0H1600V20C1200 2 400 2 0 20Z" fill="#22313A"/>';

const vent = (x: number): string =>
  `<rect x="${x}" y="474" width="180" height="52" rx="18" fill="#0A1217"/><path d="M${x + 18} 490h144M${x + 18} 500h144M${x + 18} 510h144" stroke="#46565F" stroke-width="4" stroke-linecap="round"/><rect x="${x + 84}" y="480" width="12" height="40" rx="6" fill="#8FA0A8"/>`;

const board = [
  '<path d="M0 430C240 404 520 400 800 404C1080 400 1360 404 1600 430V900H0Z" fill="url(#gears-board)"/><path d="M0 432C240 406 520 402 800 406C1080 402 1360 406 1600 432" fill="none" stroke="#7E8E97" stroke-width="3.6"/>',
  '<path d="M0 548C240 530 420 536 560 552V660C420 644 200 640 0 664ZM1040 552C1180 536 1360 530 1600 548V664C1400 640 1180 644 1040 660Z" fill="url(#gears-leather)"/><path d="M0 548C240 530 420 536 560 552M1040 552C1180 536 1360 530 1600 548" fill="none" stroke="#19B5AE" stroke-width="4"/><path d="M0 562C240 544 420 550 560 566M1040 566C1180 550 1360 544 1600 562" fill="none" stroke="#8F744E" stroke-width="2.4" stroke-dasharray="10 7"/>',
  '<path d="M540 452H1060L1074 640H526Z" fill="#131E25"/><path d="M540 452H1060" stroke="#5C6C75" stroke-width="3"/>',
  vent(572),
  vent(848),
  '<rect x="640" y="548" width="320" height="44" rx="20" fill="#0A1217"/><circle cx="610" cy="570" r="24" fill="#24323A" stroke="#8FA0A8" stroke-width="3"/><path d="M610 552v12" stroke="#C8402A" stroke-width="5" stroke-linecap="round"/><circle cx="990" cy="570" r="24" fill="#24323A" stroke="#8FA0A8" stroke-width="3"/><path d="M1003 557l-8 9" stroke="#19B5AE" stroke-width="5" stroke-linecap="round"/><path d="M676 570h28M732 570h28M840 570h28M896 570h28" stroke="#BFD6D8" stroke-width="5" stroke-linecap="round"/><circle cx="800" cy="570" r="7" fill="#FFB424"/>',
].join('');

/** The console between the seats. */
const tunnel =
  '<path d="M392 640H1208C1226 640 1236 650 1240 668L1300 900H300L360 668C364 650 374 640 392 640Z" fill="url(#gears-console)"/><path d="M300 900L360 668C364 650 374 640 392 640H424L352 900ZM1300 900L1240 668C1236 650 1226 640 1208 640H1176L1248 900Z" fill="#DCC6A0"/><path d="M424 640L352 900M1176 640L1248 900" stroke="#8F744E" stroke-width="3"/><path d="M406 646L334 900M1194 646L1266 900" fill="none" stroke="#8F744E" stroke-width="2.4" stroke-dasharray="10 7"/><path d="M424 642H1176" stroke="#6A7A83" stroke-width="3"/><path d="M800 650V900" stroke="#19B5AE" stroke-width="4"/>';

const seats =
  '<path d="M-10 900V716C60 690 170 694 230 730C270 760 284 830 290 900Z" fill="url(#gears-seat)"/><path d="M150 704C196 730 214 800 220 900" fill="none" stroke="#9A7E57" stroke-width="3.4" stroke-opacity=".7"/><path d="M0 722C70 700 168 702 226 740C258 766 272 820 278 880" fill="none" stroke="#FBEFD9" stroke-width="4.4" stroke-linecap="round" stroke-opacity=".8"/><g transform="translate(1600 0) scale(-1 1)"><path d="M-10 900V716C60 690 170 694 230 730C270 760 284 830 290 900Z" fill="url(#gears-seat)"/><path d="M150 704C196 730 214 800 220 900" fill="none" stroke="#9A7E57" stroke-width="3.4" stroke-opacity=".7"/><path d="M0 722C70 700 168 702 226 740C258 766 272 820 278 880" fill="none" stroke="#FBEFD9" stroke-width="4.4" stroke-linecap="round" stroke-opacity=".8"/></g>';

/** A manual gate and an automatic selector on one console, a road of hairpins before the windscreen. */
export const twoGearboxes = (): string =>
  cover([
    `<defs>${defs}</defs>`,
    climbingRoad(),
    frame,
    board,
    tunnel,
    seats,
    steeringWheel(90, 600, 0.94),
    gearLevers(),
  ]);
