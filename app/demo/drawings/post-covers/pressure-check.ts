import { line, linear, n, radial } from '../svg.ts';
import { wheel } from '../wheel.ts';
import { at } from './cover.ts';

/** The middle and the radius of the round picture. */
const lens = { x: 1322, y: 640, r: 248 };
/** The gauge in the hand. */
const gauge = { x: 1394, y: 664, r: 84 };

const defs = [
  linear(
    'check-wall',
    [0, 390, 0, 890],
    [
      [0, '#BFE3E4'],
      [0.5, '#F2E6CB'],
      [1, '#E6D2A9'],
    ],
  ),
  linear(
    'check-ground',
    [0, 830, 0, 890],
    [
      [0, '#B9AA8C'],
      [1, '#978767'],
    ],
  ),
  linear(
    'check-under',
    [0, 770, 0, 838],
    [
      [0, '#1C221F', 0.85],
      [1, '#4A4232', 0.45],
    ],
  ),
  linear(
    'check-thumb',
    [0, 600, 0, 766],
    [
      [0, '#E6B187'],
      [0.6, '#DBA075'],
      [1, '#D2976C'],
    ],
  ),
  linear(
    'check-paint',
    [0, 390, 0, 560],
    [
      [0, '#2FB7B0'],
      [0.5, '#128A87'],
      [1, '#0A5F63'],
    ],
  ),
  radial(
    'check-skin',
    [1400, 690, 190],
    [
      [0, '#E8B48A'],
      [0.7, '#D2976C'],
      [1, '#B67B53'],
    ],
  ),
  linear(
    'check-cuff',
    [1440, 800, 1560, 880],
    [
      [0, '#FFFFFF'],
      [1, '#C9D3D6'],
    ],
  ),
  linear(
    'check-ring',
    [1320, 590, 1470, 740],
    [
      [0, '#F7FAFA'],
      [0.5, '#AEBBC1'],
      [1, '#6E7E86'],
    ],
  ),
].join('');

/** The round face of the gauge: figures as lines, the green part, the needle in it. */
const dialFace = (() => {
  const { x, y, r } = gauge;
  const spot = (size: number, share: number) => {
    const angle = ((140 + share * 260) * Math.PI) / 180;
    return `${n(x + Math.cos(angle) * size)} ${n(y + Math.sin(angle) * size)}`;
  };
  const ticks = Array.from(
    { length: 27 },
    (_, i) => `M${spot(r * 0.68, i / 26)}L${spot(r * (i % 5 ? 0.6 : 0.54), i / 26)}`,
  ).join('');
  const green = `M${spot(r * 0.62, 0.5)}A${n(r * 0.62)} ${n(r * 0.62)} 0 0 1 ${spot(r * 0.62, 0.7)}`;
  return [
    `<circle cx="${x + 5}" cy="${y + 9}" r="${r * 1.04}" fill="#3A2A1E" fill-opacity=".25"/>`,
    // The rubber guard, the chrome ring and the face.
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#F2A000"/><path d="M${x - r * 0.72} ${y - r * 0.66}A${r} ${r} 0 0 1 ${x + r * 0.4} ${n(y - r * 0.9)}" fill="none" stroke="#FFD98A" stroke-width="5" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${r * 0.83}" fill="url(#check-ring)"/><circle cx="${x}" cy="${y}" r="${r * 0.75}" fill="#FBFAF7"/>`,
    `<path d="${green}" fill="none" stroke="#4CC38A" stroke-width="${r * 0.15}"/><path d="${ticks}" stroke="#0B1F2A" stroke-width="2.6" stroke-linecap="round"/>`,
    line(`M${spot(-r * 0.16, 0.6)}L${spot(r * 0.6, 0.6)}`, '#C8402A', 4.6),
    `<circle cx="${x}" cy="${y}" r="${r * 0.1}" fill="#22303A"/><path d="M${x - 17} ${y + r * 0.38}h34" stroke="#9AA8AE" stroke-width="4" stroke-linecap="round"/><path d="M${x - 10} ${y + r * 0.5}h20" stroke="#C3CDD1" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M${x - r * 0.56} ${y - r * 0.42}A${r * 0.7} ${r * 0.7} 0 0 1 ${x + r * 0.1} ${y - r * 0.69}L${x - r * 0.24} ${y - r * 0.2}Z" fill="#FFFFFF" fill-opacity=".6"/>`,
  ].join('');
})();

/** The palm behind the gauge with the forearm, and the fingers that close over its edge. */
const palm =
  '<path d="M1600 800C1560 770 1520 748 1496 736C1500 700 1496 650 1478 612C1460 590 1430 600 1428 640L1330 700C1322 740 1350 780 1400 792C1440 802 1462 826 1480 862L1540 920Z" fill="url(#check-skin)"/><path d="M1400 792C1440 802 1462 826 1480 862" fill="none" stroke="#9A6440" stroke-width="3" stroke-opacity=".6" stroke-linecap="round"/><path d="M1462 838L1524 762L1640 830V930H1500Z" fill="url(#check-cuff)"/><path d="M1462 838L1524 762L1538 770L1474 850Z" fill="#EEF3F3"/>';

const finger = (x: number, y: number, turn: number, long: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-18" y="-15" width="${long}" height="31" rx="15.5" fill="#A96F49" transform="translate(2 4)" fill-opacity=".5"/><rect x="-18" y="-15" width="${long}" height="30" rx="15" fill="#DDA479"/><path d="M-8 -10H${long - 34}" stroke="#F3C9A2" stroke-width="4" stroke-linecap="round"/><path d="M${long - 34} -8Q${long - 22} -9 ${long - 22} 0Q${long - 22} 8 ${long - 34} 7Z" fill="#F6D6BB"/></g>`;

const fingers = [
  finger(1316, 640, 12, 62),
  finger(1312, 674, 0, 64),
  finger(1320, 708, -14, 60),
  finger(1340, 738, -30, 52),
].join('');

const thumb =
  '<path d="M1498 742C1510 700 1504 650 1490 618C1482 598 1462 594 1453 608C1447 622 1458 640 1460 660C1462 690 1450 716 1432 736Z" fill="#8A5636" fill-opacity=".4" transform="translate(-4 6)"/><path d="M1500 768C1514 710 1508 652 1493 617C1484 597 1464 593 1455 608C1449 622 1461 642 1462 664C1463 694 1448 722 1420 744C1440 764 1470 772 1500 768Z" fill="url(#check-thumb)"/><path d="M1461 612C1464 602 1478 602 1484 614C1488 624 1487 632 1482 634C1471 632 1461 622 1461 612Z" fill="#F6D6BB"/><path d="M1501 704C1503 674 1500 650 1494 634" fill="none" stroke="#F3C9A2" stroke-width="4" stroke-linecap="round"/><path d="M1470 668q9 3 17 0M1468 676q8 3 15 1" fill="none" stroke="#B67B53" stroke-width="2" stroke-linecap="round" stroke-opacity=".7"/>';

const hose = (() => {
  const d = 'M1362 740C1348 800 1290 812 1262 776C1246 754 1250 730 1238 706';
  return `${line(d, '#101A20', 13)}${line(d, '#4D5E67', 3, 'transform="translate(-2 -2)"')}<path d="M1350 726L1376 734L1370 756L1344 748Z" fill="#C3A45A"/><path d="M1228 690L1246 684L1254 708L1236 714Z" fill="#C3A45A"/><path d="M1232 692L1240 689L1246 706L1239 709Z" fill="#F0DC9E"/>`;
})();

/** The car's flank about the wheel, in the paint of the house: wing, door and sill. */
const flank = [
  '<path d="M1040 380H1380V776H1040Z" fill="#04191D"/><path d="M1040 776H1620V838H1040Z" fill="url(#check-under)"/>',
  '<path d="M1040 380H1620V742H1340L1372 690A252 252 0 0 0 1040 412Z" fill="url(#check-paint)"/>',
  '<path d="M1322 742H1620V776H1340Q1326 764 1322 742Z" fill="#14222A"/><path d="M1340 742H1620V748H1342Z" fill="#0A4B50"/>',
  '<path d="M1476 380C1462 470 1462 640 1478 742" fill="none" stroke="#074247" stroke-width="4"/><path d="M1481 380C1467 470 1467 640 1483 742" fill="none" stroke="#7FDAD2" stroke-width="2" stroke-opacity=".6"/>',
  '<path d="M1300 470C1400 452 1500 446 1620 444" fill="none" stroke="#8FE3DB" stroke-width="4" stroke-opacity=".55"/><path d="M1310 476C1400 460 1500 454 1620 452" fill="none" stroke="#074247" stroke-width="3" stroke-opacity=".45"/>',
  '<path d="M1040 412A252 252 0 0 1 1372 690L1340 742" fill="none" stroke="#0A4B50" stroke-width="10"/><path d="M1040 424A240 240 0 0 1 1358 690L1326 742" fill="none" stroke="#04191D" stroke-width="18"/>',
].join('');

/** A round picture at the edge: a hand measures the pressure of a tyre. */
export const pressureCheck = (): string => {
  const { x, y, r } = lens;
  return [
    `<defs>${defs}<clipPath id="check-lens"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath></defs>`,
    `<circle cx="${x + 6}" cy="${y + 14}" r="${r + 20}" fill="#05090C" fill-opacity=".4"/><circle cx="${x}" cy="${y}" r="${r + 16}" fill="#FBFAF7"/>`,
    `<g clip-path="url(#check-lens)"><rect x="1060" y="380" width="540" height="520" fill="url(#check-wall)"/><path d="M1040 836H1620V900H1040Z" fill="url(#check-ground)"/>`,
    flank,
    `<ellipse cx="1120" cy="846" rx="230" ry="16" fill="#2A2419" fill-opacity=".45"/>`,
    at(1118, 848, 1, wheel({ id: 'check-wheel', x: 0, radius: 204, rim: 'double' })),
    '<circle cx="1236" cy="702" r="7" fill="#0B1217"/>',
    palm,
    dialFace,
    fingers,
    thumb,
    hose,
    '</g>',
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#0B1F2A" stroke-width="2" stroke-opacity=".3"/>`,
  ].join('');
};
