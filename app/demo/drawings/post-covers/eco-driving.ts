import { linear } from '../svg.ts';
import { at, cover } from './cover.ts';
import { ecoCluster } from './eco-cluster.ts';
import { palmAvenue } from './palm-avenue.ts';
import { pressureCheck } from './pressure-check.ts';
import { steeringWheel } from './steering-wheel.ts';

const board = [
  `<defs>${linear(
    'eco-board',
    [0, 380, 0, 700],
    [
      [0, '#42525B'],
      [0.2, '#2A3841'],
      [1, '#121C23'],
    ],
  )}${linear(
    'eco-pillar',
    [0, 0, 130, 0],
    [
      [0, '#22313A'],
      [1, '#3C4B54'],
    ],
  )}</defs>`,
  '<path d="M0 0H150C96 110 62 240 50 400L0 430Z" fill="url(#eco-pillar)"/><path d="M150 0C96 110 62 240 50 400" fill="none" stroke="#73838C" stroke-width="3.4"/>',
  '<path d="M0 416C200 382 430 366 660 372C980 380 1300 372 1600 408V900H0Z" fill="url(#eco-board)"/><path d="M0 418C200 384 430 368 660 374C980 382 1300 374 1600 410" fill="none" stroke="#7E8E97" stroke-width="3.6"/>',
  '<path d="M0 452C180 420 420 400 660 404C980 410 1300 404 1600 442" fill="none" stroke="#19B5AE" stroke-width="3" stroke-opacity=".7"/>',
].join('');

/** Dials at ease in the green, palms before the windscreen, and a hand at the tyre. */
export const ecoDriving = (): string =>
  cover([
    at(-200, -206, 1.25, palmAvenue()),
    board,
    ecoCluster(),
    steeringWheel(640, 966, 2.3),
    pressureCheck(),
  ]);
