import { type CarBody, carShapes } from '../car-shapes.ts';
import { pine, shrubs } from '../landscape.ts';
import { linear, n, radial } from '../svg.ts';
import { accidentReport } from './accident-report.ts';
import { castShadow } from './cast-shadow.ts';
import { at, car, cover } from './cover.ts';
import { forest } from './forest.ts';
import { range, rangeTones } from './mountains.ts';
import { guardRail, markerPost, warningTriangle } from './road-furniture.ts';
import { sky } from './sky.ts';

const body: CarBody = 'station-wagon';
const place = { x: 250, ground: 574, scale: 1.3 };

/** The hazard lights of the car: amber lamps at both ends, their light around them. */
const hazards = (() => {
  const { lens, length, belt } = carShapes[body];
  const lamps: [x: number, height: number][] = [
    [lens[0] + 2, lens[1] + 1],
    [length - 14, belt - 8],
  ];
  return lamps
    .map(([x, height], i) => {
      const [cx, cy] = [place.x + x * place.scale, place.ground - height * place.scale];
      const rays = Array.from({ length: 8 }, (_, ray) => {
        const angle = ((ray + 0.5) / 8) * Math.PI * 2;
        const [from, to] = [30, 46];
        return `M${n(cx + Math.cos(angle) * from)} ${n(cy + Math.sin(angle) * from)}L${n(cx + Math.cos(angle) * to)} ${n(cy + Math.sin(angle) * to)}`;
      }).join('');
      return `<defs>${radial(
        `hazard-${i}`,
        [cx, cy, 110],
        [
          [0, '#FFD27A', 1],
          [0.14, '#FFB424', 0.85],
          [0.45, '#FFA51E', 0.28],
          [1, '#FFA51E', 0],
        ],
      )}</defs><circle cx="${n(cx)}" cy="${n(cy)}" r="110" fill="url(#hazard-${i})"/><circle cx="${n(cx)}" cy="${n(cy)}" r="12" fill="#FFF1CC"/><path d="${rays}" stroke="#FFC552" stroke-width="4.4" stroke-linecap="round"/>`;
    })
    .join('');
})();

/** The bonnet the report lies on, seen across it, with the foot of the windscreen at the left. */
const bonnet = [
  '<path d="M-20 742C160 690 460 652 820 642C1160 634 1420 650 1620 704V920H-20Z" fill="url(#bonnet-paint)"/>',
  '<path d="M-20 742C160 690 460 652 820 642C1160 634 1420 650 1620 704V740C1420 682 1160 662 820 668C460 676 160 716 -20 772Z" fill="url(#bonnet-sky)"/>',
  '<path d="M330 920C380 800 470 720 640 662C560 730 500 820 470 920Z" fill="#7FC3C6" fill-opacity=".2"/><path d="M330 920C380 800 470 720 640 662" fill="none" stroke="#A8DAD8" stroke-width="3" stroke-opacity=".7"/><path d="M338 920C388 802 478 722 648 663" fill="none" stroke="#06303C" stroke-width="3" stroke-opacity=".7"/><path d="M1600 880C1520 770 1420 700 1290 656" fill="none" stroke="#A8DAD8" stroke-width="3" stroke-opacity=".6"/><path d="M1606 874C1526 766 1426 696 1296 655" fill="none" stroke="#06303C" stroke-width="3" stroke-opacity=".6"/>',
  '<path d="M-20 742C160 690 460 652 820 642C1160 634 1420 650 1620 704" fill="none" stroke="#E3F4F2" stroke-width="4" stroke-opacity=".85"/>',
  '<path d="M-20 736L150 696C176 760 196 830 204 920H-20Z" fill="#0E1A21"/><path d="M-20 748L116 716C140 778 158 842 164 920H-20Z" fill="url(#bonnet-glass)"/><path d="M-20 880L70 727L104 719L-20 930Z" fill="#FFFFFF" fill-opacity=".16"/><path d="M168 712C190 770 206 840 212 920" fill="none" stroke="#33434C" stroke-width="5"/><path d="M150 920C142 850 122 790 96 738" fill="none" stroke="#060C10" stroke-width="7" stroke-linecap="round"/><path d="M150 886L176 876" stroke="#060C10" stroke-width="8" stroke-linecap="round"/>',
].join('');

/** A car with its hazard lights on and a triangle behind it; on a bonnet, the report being filled in. */
export const roadsideReport = (): string =>
  cover([
    `<defs>${linear(
      'wayside-road',
      [0, 520, 0, 760],
      [
        [0, '#A2A8A6'],
        [0.5, '#858E91'],
        [1, '#717B7F'],
      ],
    )}${linear(
      'wayside-verge',
      [0, 470, 0, 530],
      [
        [0, '#C9B98F'],
        [1, '#E3D3AC'],
      ],
    )}${linear(
      'bonnet-paint',
      [0, 640, 0, 900],
      [
        [0, '#3F93A0'],
        [0.22, '#1C6C7C'],
        [0.6, '#0F5264'],
        [1, '#093C4B'],
      ],
    )}${linear(
      'bonnet-sky',
      [0, 640, 0, 770],
      [
        [0, '#CFEAEA', 0.85],
        [1, '#8FCBD0', 0],
      ],
    )}${linear(
      'bonnet-glass',
      [0, 716, 160, 900],
      [
        [0, '#8FB9C2'],
        [1, '#2B4C59'],
      ],
    )}</defs>`,
    sky({
      horizon: 400,
      sun: [1180, 236],
      disc: 36,
      clouds: [
        [120, 130, 300],
        [700, 90, 240],
      ],
    }),
    range({
      id: 'wayside-haze',
      line: '-20,300 140,236 280,276 430,196 560,250 700,216 860,286 1000,262 1140,300 1300,250 1450,292 1620,240',
      floor: 430,
      tones: rangeTones.haze,
      seed: 7,
    }),
    range({
      id: 'wayside-far',
      line: '-20,230 90,190 210,262 330,240 480,330 620,318 760,372 900,384 1060,372 1240,352 1400,306 1500,330 1620,290',
      floor: 450,
      tones: rangeTones.far,
      seed: 15,
    }),
    forest({
      line: '-30,300 120,310 280,352 420,380 560,402 760,424 980,440 1200,424 1400,396 1640,350',
      floor: 500,
      tones: [
        [92, 148, 138],
        [38, 92, 80],
      ],
      size: [36, 74],
      rows: 4,
      seed: 11,
    }),
    '<rect y="482" width="1600" height="60" fill="url(#wayside-verge)"/>',
    pine(90, 500, 330, 9),
    pine(1490, 500, 380, 4),
    pine(1330, 496, 240, 14),
    shrubs(-20, 1620, 496, 496, 46, 23, 0.56),
    guardRail(-10, 1610, 532, 56),
    '<rect y="528" width="1600" height="240" fill="url(#wayside-road)"/><rect y="526" width="1600" height="5" fill="#D8C9A3"/><rect y="606" width="1600" height="6" fill="#F6F1E4" fill-opacity=".9"/>',
    at(1424, 532, 1.05, markerPost),
    at(1060, 588, 2, warningTriangle),
    castShadow({ ...place, length: carShapes[body].length, towards: 'left' }),
    car({ body, tint: '#DFE5E8', ...place }),
    hazards,
    bonnet,
    accidentReport(800, 686),
  ]);
