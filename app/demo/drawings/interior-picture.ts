import { ridge } from './landscape.ts';
import { seatRows } from './seat-rows.ts';
import { line, linear, n, radial, svg } from './svg.ts';

interface InteriorOptions {
  transmission: 'automatic' | 'manual';
  /** Seats of the car; from six on the picture shows their rows instead of the dashboard. */
  seats: number;
}

const defs = [
  linear(
    'in-sky',
    [0, 40, 0, 330],
    [
      [0, '#BFE3E8'],
      [0.7, '#EAF2EC'],
      [1, '#FDEBCB'],
    ],
  ),
  linear(
    'in-hill',
    [0, 150, 0, 330],
    [
      [0, '#6FA9B2'],
      [1, '#C4DAD2'],
    ],
  ),
  linear(
    'in-water',
    [0, 296, 0, 380],
    [
      [0, '#A9DEDB'],
      [1, '#45B9B6'],
    ],
  ),
  linear(
    'in-dash',
    [0, 330, 0, 800],
    [
      [0, '#2C3B44'],
      [0.16, '#1F2D36'],
      [0.6, '#16222A'],
      [1, '#0E181F'],
    ],
  ),
  linear(
    'in-lower',
    [0, 500, 0, 800],
    [
      [0, '#D8C3A0'],
      [1, '#A98E69'],
    ],
  ),
  linear(
    'in-rim',
    [180, 380, 520, 760],
    [
      [0, '#56666F'],
      [0.4, '#222E36'],
      [1, '#0C1419'],
    ],
  ),
  linear(
    'in-metal',
    [0, 0, 0, 60],
    [
      [0, '#F1F4F5'],
      [1, '#95A2A9'],
    ],
  ),
  linear(
    'in-screen',
    [520, 360, 900, 560],
    [
      [0, '#EAF3F0'],
      [1, '#D6E9E6'],
    ],
  ),
  linear(
    'in-seat',
    [0, 560, 0, 800],
    [
      [0, '#E3CDA9'],
      [1, '#B89A70'],
    ],
  ),
  linear(
    'in-roof',
    [0, 0, 0, 120],
    [
      [0, '#3A4750'],
      [1, '#1C2830'],
    ],
  ),
  radial(
    'in-light',
    [300, 240, 420],
    [
      [0, '#FFF3D0', 0.9],
      [1, '#FFF3D0', 0],
    ],
  ),
].join('');

/** The road ahead: bay, mountains and the coast road, seen through the windscreen. */
const view = [
  '<rect width="1200" height="420" fill="url(#in-sky)"/><rect width="1200" height="420" fill="url(#in-light)"/><circle cx="300" cy="216" r="30" fill="#FFFBEE"/>',
  `<path d="${ridge(
    [
      [380, 300],
      [520, 240],
      [640, 216],
      [760, 160],
      [860, 196],
      [1000, 120],
      [1210, 168],
    ],
    320,
    12,
  )}" fill="url(#in-hill)"/>`,
  '<rect y="296" width="1200" height="110" fill="url(#in-water)"/>',
  '<path d="M640 296C700 298 760 310 860 330L1200 352V420H420Z" fill="#7FB08B"/><path d="M668 297L690 297C640 318 600 350 640 420H250C420 350 560 320 668 297Z" fill="#7C868A"/><path d="M672 299C612 322 520 356 448 420" fill="none" stroke="#FBF6EA" stroke-width="4" stroke-dasharray="14 16"/><path d="M690 297C640 318 600 350 640 420" fill="none" stroke="#F3E6C9" stroke-width="7"/>',
].join('');

const mirror = `<path d="M592 34h16v32h-16Z" fill="#141E25"/><rect x="482" y="58" width="236" height="66" rx="26" fill="#141E25"/><rect x="491" y="65" width="218" height="52" rx="20" fill="#9CC0C6"/><clipPath id="in-mirror"><rect x="491" y="65" width="218" height="52" rx="20"/></clipPath><g clip-path="url(#in-mirror)"><path d="M486 100C560 84 640 84 716 100V124H486Z" fill="#3B4B54"/>${[540, 600, 660].map((x) => `<rect x="${x - 14}" y="82" width="28" height="22" rx="8" fill="#C8AE86"/><rect x="${x - 22}" y="103" width="44" height="24" rx="10" fill="#B4976C"/>`).join('')}<path d="M500 120L548 62H580L532 120Z" fill="#FFFFFF" fill-opacity=".25"/></g>`;

/** Dials behind the wheel: speed, range and the gear that is in. */
const dials = (transmission: InteriorOptions['transmission']): string => {
  const ticks = (cx: number, cy: number, r: number) =>
    Array.from({ length: 21 }, (_, i) => {
      const angle = ((150 + i * 12) * Math.PI) / 180;
      const inner = r - (i % 5 === 0 ? 12 : 7);
      return `M${n(cx + r * Math.cos(angle))} ${n(cy + r * Math.sin(angle))}L${n(cx + inner * Math.cos(angle))} ${n(cy + inner * Math.sin(angle))}`;
    }).join('');
  return `<path d="M170 372C178 340 206 330 246 328H430C468 330 494 340 502 372L506 470H164Z" fill="#0B141A"/><path d="M172 372C182 344 208 336 246 334H430C466 336 490 344 500 372" fill="none" stroke="#4A5A63" stroke-width="2"/><path d="${ticks(254, 420, 56)}${ticks(418, 420, 56)}" stroke="#BFD6D8" stroke-width="2.4" stroke-linecap="round"/>${line('M254 420L222 396M418 420L444 386', '#FFB424', 4)}<circle cx="254" cy="420" r="9" fill="#24323A"/><circle cx="418" cy="420" r="9" fill="#24323A"/><g fill="none" stroke="#EAF3F2" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${transmission === 'automatic' ? '<path d="M328 400v26h8q14 0 14 -13t-14 -13Z"/>' : '<path d="M326 406q2 -8 10 -7t6 9q-1 4 -6 6q7 1 7 8t-8 8t-10 -6"/>'}</g><path d="M316 446h42" stroke="#19B5AE" stroke-width="5" stroke-linecap="round"/><path d="M316 458h28" stroke="#5D7078" stroke-width="5" stroke-linecap="round"/>`;
};

const wheel =
  '<g><ellipse cx="336" cy="552" rx="196" ry="190" fill="none" stroke="#060B0E" stroke-width="40" stroke-opacity=".35" transform="translate(6 8)"/><path d="M160 540C210 520 262 514 292 520L380 520C410 514 462 520 512 540L508 580C460 568 420 580 396 604L366 640L372 736H300L306 640L276 604C252 580 212 568 164 580Z" fill="#1B272F"/><path d="M164 544C214 526 262 520 292 526L380 526C410 520 458 526 508 544" fill="none" stroke="#51616A" stroke-width="2.4"/><path d="M312 650L318 730H354L360 650Z" fill="#B9C4C9"/><ellipse cx="336" cy="552" rx="196" ry="190" fill="none" stroke="url(#in-rim)" stroke-width="36"/><path d="M166 470C196 406 262 372 336 372C410 372 476 406 506 470" fill="none" stroke="#7F8F97" stroke-width="3" stroke-opacity=".7" stroke-linecap="round"/><rect x="272" y="520" width="128" height="104" rx="40" fill="#22303A"/><path d="M280 546C288 530 304 525 320 525H352C368 525 384 530 392 546" fill="none" stroke="#51616A" stroke-width="2"/><path d="M336 546c9 7 22 12 22 30v18h-44v-18c0 -18 13 -23 22 -30Z" fill="#19B5AE"/><circle cx="336" cy="573" r="8" fill="#FFB424"/><path d="M314 587q7 -9 13 -3t10 2t9 -4t12 5v7h-44Z" fill="#FBFAF7"/><g fill="#5D6E77"><rect x="196" y="545" width="26" height="9" rx="4.5"/><rect x="230" y="542" width="20" height="9" rx="4.5"/><rect x="450" y="545" width="26" height="9" rx="4.5"/><rect x="422" y="542" width="20" height="9" rx="4.5"/></g></g>';

/** The screen with a map of the bay and the route along it. */
const screen =
  '<rect x="556" y="352" width="372" height="218" rx="20" fill="#0A1217"/><path d="M572 356H912" stroke="#5C6C75" stroke-width="2" stroke-linecap="round"/><clipPath id="in-map"><rect x="570" y="366" width="344" height="190" rx="10"/></clipPath><g clip-path="url(#in-map)"><rect x="570" y="366" width="344" height="190" fill="url(#in-screen)"/><path d="M570 480C630 462 650 500 710 492C770 484 784 448 836 452C870 456 890 440 914 430V560H570Z" fill="#8FD3D1"/><path d="M570 488C630 470 652 508 712 500C772 492 788 456 838 460C872 464 892 448 914 438" fill="none" stroke="#FFFFFF" stroke-width="4" stroke-opacity=".8"/><path d="M570 410L640 430L700 366M640 430L668 480M760 366L776 420L914 396M776 420L762 470M700 440L776 420" fill="none" stroke="#FFFFFF" stroke-width="6"/><path d="M590 366C600 410 640 446 700 440C750 434 752 418 800 412C850 406 868 420 880 432" fill="none" stroke="#0B7A78" stroke-width="8" stroke-linecap="round"/><circle cx="880" cy="432" r="10" fill="#C8402A" stroke="#FFFFFF" stroke-width="4"/><path d="M690 428l12 26l-12 -6l-12 6Z" fill="#FFB424" stroke="#0B1F2A" stroke-width="2" stroke-linejoin="round"/><rect x="582" y="378" width="126" height="42" rx="10" fill="#0B1F2A"/><path d="M600 408v-10q0 -8 8 -8h10m-5 -6l6 6l-6 6" fill="none" stroke="#FFB424" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M634 394h58M634 406h36" stroke="#FBFAF7" stroke-width="5" stroke-linecap="round"/><path d="M570 556L700 366H760L630 556Z" fill="#FFFFFF" fill-opacity=".14"/></g>';

const vents =
  '<g fill="#0A1217"><rect x="556" y="582" width="176" height="34" rx="13"/><rect x="752" y="582" width="176" height="34" rx="13"/><rect x="1010" y="398" width="150" height="46" rx="16"/><rect x="24" y="398" width="120" height="46" rx="16"/></g><path d="M570 593h148M570 605h148M766 593h148M766 605h148M1024 414h122M1024 429h122M36 414h96M36 429h96" stroke="#4A5A63" stroke-width="4" stroke-linecap="round"/><circle cx="606" cy="650" r="21" fill="#22303A" stroke="#8FA0A8" stroke-width="3"/><path d="M606 634v9" stroke="#FFB424" stroke-width="4" stroke-linecap="round"/><circle cx="878" cy="650" r="21" fill="#22303A" stroke="#8FA0A8" stroke-width="3"/><path d="M889 637l-5 7" stroke="#19B5AE" stroke-width="4" stroke-linecap="round"/><rect x="650" y="636" width="184" height="28" rx="11" fill="#0A1217"/><path d="M670 650h20M708 650h20M746 650h20M784 650h20" stroke="#BFD6D8" stroke-width="4" stroke-linecap="round"/>';

/** The gear lever: a short selector with its P R N D lights, or a stick with its gate. */
const lever = (transmission: InteriorOptions['transmission']): string => {
  const base =
    '<path d="M604 706H880C896 706 904 714 906 728L926 840H558L578 728C580 714 588 706 604 706Z" fill="#1A262E"/><path d="M606 710H878" stroke="#51616A" stroke-width="2"/>';
  if (transmission === 'automatic') {
    const positions =
      '<path d="M832 736v-14h5q6 0 6 4.5t-6 4.5h-5" stroke="#8FA0A8"/><path d="M832 757v-14h5q6 0 6 4t-6 4h-5m6 0l5 6" stroke="#8FA0A8"/><path d="M832 778v-14l11 14v-14" stroke="#8FA0A8"/><path d="M832 799v-14h4q8 0 8 7t-8 7Z" stroke="#FFB424"/>';
    return `${base}<rect x="686" y="722" width="112" height="130" rx="24" fill="#0A1217"/><path d="M722 840L728 736H756L762 840Z" fill="url(#in-metal)"/><path d="M706 752C702 726 708 700 722 692C734 686 750 686 762 692C776 700 782 726 778 752C774 764 710 764 706 752Z" fill="url(#in-rim)"/><path d="M714 738C712 718 718 704 728 700C738 696 750 697 758 701" fill="none" stroke="#A9B8BF" stroke-width="3" stroke-linecap="round"/><path d="M708 750C716 760 768 760 776 750" fill="none" stroke="#C7D1D5" stroke-width="3"/><rect x="732" y="708" width="20" height="8" rx="4" fill="#8FA0A8"/><g fill="none" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${positions}</g><rect x="604" y="734" width="54" height="44" rx="12" fill="#0A1217"/><path d="M631 745v11M624 750a10 10 0 1 0 14 0" fill="none" stroke="#19B5AE" stroke-width="3.6" stroke-linecap="round"/>`;
  }
  return `${base}<path d="M660 840C672 764 698 746 742 746C786 746 812 764 824 840Z" fill="#24313A"/><path d="M682 840C696 776 712 758 728 750M802 840C788 776 772 758 756 750M742 808V750" fill="none" stroke="#0E171D" stroke-width="4"/><path d="M660 840C672 764 698 746 742 746C786 746 812 764 824 840" fill="none" stroke="#51616A" stroke-width="2.4"/><path d="M735 752L737 716H747L749 752Z" fill="url(#in-metal)"/><ellipse cx="742" cy="706" rx="31" ry="28" fill="url(#in-rim)"/><ellipse cx="742" cy="699" rx="22" ry="15" fill="#C7D1D5"/><path d="M731 692v14M742 692v14M753 692v14M731 699h22" stroke="#0B1F2A" stroke-width="2.4" stroke-linecap="round"/><path d="M717 700C720 687 731 680 744 681" fill="none" stroke="#8D9DA5" stroke-width="3" stroke-linecap="round"/>`;
};

/** The passenger's seat: a cushion with raised sides, stitched seams and the belt lock beside it. */
const passengerSeat =
  '<path d="M944 840C946 742 956 700 986 684C1044 660 1140 652 1200 656V840H944Z" fill="url(#in-seat)"/><path d="M944 840C946 742 956 700 986 684C1006 690 1014 726 1016 840H944Z" fill="#C9AE84"/><path d="M1016 840C1014 726 1006 690 986 684" fill="none" stroke="#8F744E" stroke-width="3"/><path d="M1060 840C1062 760 1066 716 1084 680M1130 840C1132 760 1140 710 1156 672" fill="none" stroke="#9A7E57" stroke-width="3" stroke-opacity=".6"/><path d="M952 760C956 722 964 700 988 690C1046 668 1140 661 1200 664" fill="none" stroke="#FBEFD9" stroke-width="4" stroke-linecap="round" stroke-opacity=".75"/>';

/**
 * The view from the driver's side over wheel, screen and gear lever, or the rows of a van or bus, as an SVG
 * of 1200 by 800.
 */
export const interiorPicture = ({ transmission, seats }: InteriorOptions): string => {
  if (seats > 5) return seatRows(seats);
  return svg(
    [0, 34, 1200, 800],
    [
      `<defs>${defs}</defs>`,
      view,
      // Roof lining, pillars and the sun visors.
      '<path d="M0 0H1200V470H1130C1124 300 1090 160 1020 92C960 50 780 42 600 42C420 42 240 50 180 92C110 160 76 300 70 470H0Z" fill="url(#in-roof)"/><path d="M70 470C76 300 110 160 180 92C240 50 420 42 600 42C780 42 960 50 1020 92C1090 160 1124 300 1130 470" fill="none" stroke="#5C6B74" stroke-width="3"/><path d="M232 52C300 44 400 42 470 42L474 62C400 64 320 68 262 78Z" fill="#46545D"/><path d="M968 52C900 44 800 42 730 42L726 62C800 64 880 68 938 78Z" fill="#46545D"/>',
      mirror,
      '<path d="M0 378C140 336 260 322 420 328C520 330 560 340 640 340C800 338 1000 328 1200 372V840H0Z" fill="url(#in-dash)"/><path d="M0 380C140 338 260 324 420 330C520 332 560 342 640 342C800 340 1000 330 1200 374" fill="none" stroke="#6A7A83" stroke-width="3"/>',
      '<path d="M0 492C160 470 420 492 556 500L552 626C400 606 160 596 0 612Z" fill="url(#in-lower)"/><path d="M928 500C1030 490 1120 470 1200 466V560C1120 556 1030 560 940 580Z" fill="url(#in-lower)"/><path d="M0 492C160 470 420 492 556 500M928 500C1030 490 1120 470 1200 466" fill="none" stroke="#F3E4C8" stroke-width="4"/><path d="M0 502C160 480 420 502 556 510M930 510C1030 500 1120 480 1200 476" fill="none" stroke="#8F744E" stroke-width="2" stroke-dasharray="8 6"/>',
      vents,
      dials(transmission),
      screen,
      lever(transmission),
      passengerSeat,
      wheel,
    ].join(''),
  );
};
