import { bougainvillea, pine, ridge } from '../landscape.ts';
import type { Scene } from '../scene.ts';
import { linear, radial } from '../svg.ts';

const glints = Array.from({ length: 26 }, (_, i) => {
  const y = 408 + i * 5.6;
  const x = 250 + ((i * 137) % 190) - 95 - i * 1.5;
  return `M${x} ${y}h${24 + ((i * 53) % 70)}`;
}).join('');

/** Morning on the Lycian coast road. */
export const coast = (): Scene => ({
  ground: 660,
  share: 0.7,
  back: [
    '<defs>',
    linear(
      'coast-sky',
      [0, 0, 0, 400],
      [
        [0, '#BFE3E8'],
        [0.55, '#E6F1EC'],
        [1, '#FDEBCB'],
      ],
    ),
    radial(
      'coast-sun',
      [250, 330, 330],
      [
        [0, '#FFF6DC', 1],
        [0.25, '#FFE9B4', 0.7],
        [1, '#FFE9B4', 0],
      ],
    ),
    linear(
      'coast-far',
      [0, 190, 0, 400],
      [
        [0, '#9FC3CB'],
        [1, '#D8E4DC'],
      ],
    ),
    linear(
      'coast-near',
      [0, 170, 0, 430],
      [
        [0, '#5F98A3'],
        [1, '#A9CBC8'],
      ],
    ),
    linear(
      'coast-cape',
      [0, 220, 0, 470],
      [
        [0, '#2F6F78'],
        [1, '#6BA5A3'],
      ],
    ),
    linear(
      'coast-water',
      [0, 398, 0, 600],
      [
        [0, '#9FD6D6'],
        [0.35, '#3FB3B2'],
        [1, '#0B7F86'],
      ],
    ),
    linear(
      'coast-road',
      [0, 592, 0, 800],
      [
        [0, '#8C9496'],
        [0.4, '#767F83'],
        [1, '#5D676C'],
      ],
    ),
    '</defs>',
    '<rect width="1200" height="420" fill="url(#coast-sky)"/>',
    '<rect width="1200" height="420" fill="url(#coast-sun)"/>',
    '<circle cx="250" cy="330" r="34" fill="#FFF8E6"/>',
    `<path d="${ridge(
      [
        [340, 400],
        [470, 330],
        [560, 300],
        [650, 258],
        [720, 288],
        [830, 230],
        [930, 270],
        [1060, 218],
        [1210, 260],
      ],
      402,
      5,
    )}" fill="url(#coast-far)"/>`,
    `<path d="${ridge(
      [
        [560, 402],
        [690, 330],
        [780, 300],
        [860, 236],
        [930, 250],
        [1010, 178],
        [1080, 214],
        [1210, 150],
      ],
      404,
      11,
    )}" fill="url(#coast-near)"/>`,
    '<rect y="398" width="1200" height="210" fill="url(#coast-water)"/>',
    `<path d="${glints}" stroke="#FFF4D6" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".75"/>`,
    `<path d="${ridge(
      [
        [820, 470],
        [900, 404],
        [990, 340],
        [1060, 300],
        [1120, 246],
        [1210, 222],
      ],
      474,
      21,
    )}" fill="url(#coast-cape)"/>`,
    '<path d="M812 470C900 466 1060 468 1200 466L1200 476L820 476Z" fill="#EAF6F3" fill-opacity=".7"/>',
    pine(1046, 590, 250, 4),
    pine(1128, 592, 310, 9),
    pine(92, 594, 200, 14),
    // The parapet along the road.
    '<path d="M0 576L1200 572L1200 606L0 606Z" fill="#E9DCC3"/><path d="M0 574L1200 570L1200 578L0 582Z" fill="#FBF3E2"/>',
    '<path d="M90 580v24M210 580v24M330 579v25M450 579v25M570 578v26M690 578v26M810 577v27M930 577v27M1050 576v28M1170 576v28" stroke="#CDBB9A" stroke-width="2"/>',
    bougainvillea(130, 566, 70, 7),
    bougainvillea(1014, 570, 52, 3),
    '<rect y="602" width="1200" height="198" fill="url(#coast-road)"/>',
    '<rect y="602" width="1200" height="5" fill="#C9BFA9"/>',
    '<rect y="616" width="1200" height="3.4" fill="#F4EFE2" fill-opacity=".85"/>',
    '<path d="M-20 752h170l-14 11h-170ZM330 752h190l-8 11h-190ZM700 752h190l6 11h-190ZM1070 752h190l12 11h-190Z" fill="#FBF6EA" fill-opacity=".9"/>',
  ].join(''),
});
