import { linear } from '../svg.ts';
import { at } from './cover.ts';

/** The mark of the house: the sun over a wave in a turquoise arch, 44 wide about its middle. */
const houseMark =
  '<path d="M0 -27c9 7 22 12 22 30v18h-44V3c0 -18 13 -23 22 -30Z" fill="#19B5AE"/><circle cx="0" cy="0" r="8" fill="#FFB424"/><path d="M-22 14q7 -9 13 -3t10 2t9 -4t12 5v7h-44Z" fill="#FBFAF7"/>';

const wheel =
  '<ellipse cx="8" cy="12" rx="258" ry="246" fill="none" stroke="#060B0E" stroke-width="50" stroke-opacity=".3"/><path d="M-232 -18C-166 -42 -98 -50 -58 -44H58C98 -50 166 -42 232 -18L226 40C164 22 112 38 80 72L42 118L50 246H-50L-42 118L-80 72C-112 38 -164 22 -226 40Z" fill="url(#wheel-spokes)"/><path d="M-230 -12C-164 -36 -98 -43 -58 -37H58C98 -43 164 -36 230 -12" fill="none" stroke="#5C6C75" stroke-width="3"/><path d="M-33 132L-24 236H24L33 132Z" fill="url(#wheel-metal)"/><path d="M-33 132L-24 236M33 132L24 236" stroke="#0C1419" stroke-width="2"/><path d="M-226 40C-164 22 -112 38 -80 72L-42 118M226 40C164 22 112 38 80 72L42 118" fill="none" stroke="#0A1116" stroke-width="4"/><ellipse rx="258" ry="246" fill="none" stroke="#0A1116" stroke-width="50"/><ellipse rx="258" ry="246" fill="none" stroke="url(#wheel-rim)" stroke-width="46"/><path d="M-236 -104C-196 -196 -104 -250 0 -250C104 -250 196 -196 236 -104" fill="none" stroke="#9AA9B0" stroke-width="4" stroke-opacity=".75" stroke-linecap="round"/><path d="M-238 26A238 226 0 0 0 238 26" fill="none" stroke="#4A5A63" stroke-width="2" stroke-dasharray="7 6"/><path d="M-279 -30A279 267 0 0 1 -246 -132L-205 -112A234 222 0 0 0 -233 -24ZM279 -30A279 267 0 0 0 246 -132L205 -112A234 222 0 0 1 233 -24Z" fill="#DCC6A0"/><path d="M-246 -132L-205 -112M246 -132L205 -112M-279 -30L-233 -24M279 -30L233 -24" stroke="#8F744E" stroke-width="3"/><rect x="-86" y="-56" width="172" height="138" rx="54" fill="url(#wheel-hub)"/><path d="M-78 -16C-70 -38 -50 -48 -28 -48H28C50 -48 70 -38 78 -16" fill="none" stroke="#66767F" stroke-width="3" stroke-linecap="round"/>';

const buttons =
  '<g fill="#0C141A"><rect x="-202" y="-22" width="98" height="38" rx="17"/><rect x="104" y="-22" width="98" height="38" rx="17"/></g><g fill="none" stroke="#A9BBC3" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="M-186 -3h14M-179 -10v14M-134 -3h14M-160 -8v10"/><path d="M124 -8l8 5l-8 5ZM178 -8l-8 5l8 5ZM151 -9v12"/></g><path d="M-106 -3h-8" stroke="#19B5AE" stroke-width="4" stroke-linecap="round"/>';

/** The steering wheel about its hub, 516 wide. */
export const steeringWheel = (x: number, y: number, scale = 1): string =>
  `<defs>${linear(
    'wheel-rim',
    [-200, -240, 200, 240],
    [
      [0, '#5C6C75'],
      [0.35, '#26333B'],
      [1, '#0C1419'],
    ],
  )}${linear(
    'wheel-spokes',
    [0, -50, 0, 240],
    [
      [0, '#2A3841'],
      [1, '#131D24'],
    ],
  )}${linear(
    'wheel-hub',
    [0, -56, 0, 82],
    [
      [0, '#31414A'],
      [1, '#1A262E'],
    ],
  )}${linear(
    'wheel-metal',
    [-30, 0, 30, 0],
    [
      [0, '#8F9EA6'],
      [0.4, '#E4EAEC'],
      [1, '#7E8D95'],
    ],
  )}</defs>${at(x, y, scale, `${wheel}${buttons}${at(0, 14, 1.25, houseMark)}`)}`;
