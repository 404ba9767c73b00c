import { linear, radial } from '../svg.ts';

const defs = [
  linear(
    'cockpit-roof',
    [0, 0, 0, 150],
    [
      [0, '#22313A'],
      [1, '#3C4B54'],
    ],
  ),
  linear(
    'cockpit-top',
    [0, 430, 0, 580],
    [
      [0, '#3A4A53'],
      [0.25, '#26343D'],
      [1, '#17232B'],
    ],
  ),
  linear(
    'cockpit-low',
    [0, 620, 0, 900],
    [
      [0, '#1B2830'],
      [1, '#0C151B'],
    ],
  ),
  linear(
    'cockpit-leather',
    [0, 540, 0, 680],
    [
      [0, '#EBD8B6'],
      [0.5, '#DCC6A0'],
      [1, '#B79C72'],
    ],
  ),
  linear(
    'cockpit-seat',
    [0, 650, 0, 900],
    [
      [0, '#E9D6B4'],
      [1, '#B4966B'],
    ],
  ),
  linear(
    'cockpit-screen',
    [770, 480, 1150, 640],
    [
      [0, '#F0F6F2'],
      [1, '#D3E7E4'],
    ],
  ),
  radial(
    'cockpit-sun',
    [1010, 430, 620],
    [
      [0, '#FFE7B8', 0.18],
      [1, '#FFE7B8', 0],
    ],
  ),
].join('');

/** Headlining, pillars with their side windows, sun visors and the mirror. */
const frame = [
  '<path d="M0 0H1600V112C1546 84 1470 74 1392 76C1330 52 1120 40 800 40C480 40 270 52 208 76C130 74 54 84 0 112Z" fill="url(#cockpit-roof)"/>',
  '<path d="M208 76C134 160 92 320 76 520H18C34 318 82 150 164 74ZM1392 76C1466 160 1508 320 1524 520H1582C1566 318 1518 150 1436 74Z" fill="#26343D"/><path d="M208 76C134 160 92 320 76 520M1392 76C1466 160 1508 320 1524 520" fill="none" stroke="#6A7A83" stroke-width="3"/><path d="M208 76C270 52 480 40 800 40C1120 40 1330 52 1392 76" fill="none" stroke="#0E181E" stroke-width="7"/>',
  '<path d="M262 46C380 26 540 20 656 20L662 58C540 60 400 68 300 84Q284 84 278 74Z" fill="#4B5A63"/><path d="M1338 46C1220 26 1060 20 944 20L938 58C1060 60 1200 68 1300 84Q1316 84 1322 74Z" fill="#4B5A63"/><path d="M282 78C400 60 540 52 660 50M1318 78C1200 60 1060 52 940 50" fill="none" stroke="#71818A" stroke-width="2"/>',
  '<path d="M790 34h20v36h-20Z" fill="#111B21"/><rect x="656" y="62" width="288" height="84" rx="34" fill="#131E25"/><clipPath id="cockpit-mirror"><rect x="666" y="70" width="268" height="68" rx="27"/></clipPath><g clip-path="url(#cockpit-mirror)"><rect x="660" y="64" width="280" height="80" fill="#A9CDD2"/><path d="M660 112C740 92 860 92 940 112V146H660Z" fill="#37474F"/><path d="M724 146v-20q0 -16 16 -16h24q16 0 16 16v20ZM820 146v-20q0 -16 16 -16h24q16 0 16 16v20Z" fill="#C9B086"/><path d="M738 112v-8q0 -10 10 -10h8q10 0 10 10v8ZM834 112v-8q0 -10 10 -10h8q10 0 10 10v8Z" fill="#DCC6A0"/><path d="M676 146L738 62H778L716 146Z" fill="#FFFFFF" fill-opacity=".22"/></g><path d="M686 68H914" stroke="#4F5F68" stroke-width="2" stroke-linecap="round"/>',
].join('');

/** The exterior mirror in the driver's side window. */
const doorMirror =
  '<path d="M-10 424Q40 414 54 426Q62 436 58 474Q54 492 30 494H-10Z" fill="#0C4A5B"/><path d="M-10 436Q34 428 42 436Q48 444 46 470Q44 480 26 482H-10Z" fill="#A9CDD2"/><path d="M-10 466Q20 452 46 460V470Q44 480 26 482H-10Z" fill="#7E898C"/>';

const top = 'C150 470 320 452 470 448C620 444 700 462 800 464C1000 466 1300 452 1600 494';

const board = [
  `<path d="M0 510${top}V900H0Z" fill="url(#cockpit-top)"/><path d="M0 512${top.replace('1600 494', '1600 496')}" fill="none" stroke="#73838C" stroke-width="3.4"/>`,
  `<path d="M0 510${top}V900H0Z" fill="url(#cockpit-sun)"/>`,
  // The vents: one slim line across the board, with a thin line of light below.
  '<path d="M40 566Q44 548 66 545L196 533Q206 533 204 545L200 562Q198 570 186 572L58 584Q38 586 40 566ZM1196 540Q1192 528 1206 528L1520 542Q1552 545 1556 562Q1558 582 1538 581L1220 568Q1206 567 1204 560Z" fill="#0A1217"/><path d="M54 562L194 548M52 573L192 559M1210 542L1542 557M1212 554L1544 570" stroke="#42525B" stroke-width="4" stroke-linecap="round"/>',
  '<path d="M0 640C150 610 300 600 470 600C640 600 700 622 800 624H1120C1280 620 1440 612 1600 606V720C1440 716 1280 716 1120 712H800C700 712 640 694 470 690C300 690 150 700 0 724Z" fill="url(#cockpit-leather)"/><path d="M0 640C150 610 300 600 470 600C640 600 700 622 800 624H1120C1280 620 1440 612 1600 606" fill="none" stroke="#19B5AE" stroke-width="4"/><path d="M0 654C150 624 300 614 470 614C640 614 700 636 800 638H1120C1280 634 1440 626 1600 620" fill="none" stroke="#8F744E" stroke-width="2.4" stroke-dasharray="10 7"/>',
  '<path d="M0 724C150 700 300 690 470 690C640 694 700 712 800 712H1120C1280 716 1440 716 1600 720V900H0Z" fill="url(#cockpit-low)"/><path d="M1340 712V800Q1342 822 1366 822H1600" fill="none" stroke="#33434C" stroke-width="3"/>',
].join('');

/** The screen in the middle with a map of the bay and the way along it. */
const screen =
  '<rect x="760" y="470" width="400" height="190" rx="22" fill="#0A1217"/><path d="M782 474H1138" stroke="#5C6C75" stroke-width="2.4" stroke-linecap="round"/><clipPath id="cockpit-map"><rect x="774" y="484" width="372" height="162" rx="12"/></clipPath><g clip-path="url(#cockpit-map)"><rect x="774" y="484" width="372" height="162" fill="url(#cockpit-screen)"/><path d="M774 590C836 572 858 606 924 598C1000 590 1016 556 1072 562C1108 566 1128 552 1146 542V650H774Z" fill="#8FD3D1"/><path d="M774 598C836 580 858 614 924 606C1000 598 1016 564 1072 570C1108 574 1128 560 1146 550" fill="none" stroke="#FFFFFF" stroke-width="4" stroke-opacity=".8"/><path d="M774 524L850 542L910 484M850 542L880 590M980 484L996 536L1146 508M996 536L980 580M920 556L996 536" fill="none" stroke="#FFFFFF" stroke-width="7"/><path d="M800 484C806 524 850 560 918 552C974 546 976 530 1026 524C1078 518 1096 530 1108 544" fill="none" stroke="#0B7A78" stroke-width="9" stroke-linecap="round"/><circle cx="1108" cy="544" r="11" fill="#C8402A" stroke="#FFFFFF" stroke-width="4"/><path d="M906 538l14 30l-14 -7l-14 7Z" fill="#FFB424" stroke="#0B1F2A" stroke-width="2.4" stroke-linejoin="round"/><rect x="786" y="496" width="140" height="46" rx="12" fill="#0B1F2A"/><path d="M806 530v-10q0 -9 9 -9h12m-6 -7l7 7l-7 7" fill="none" stroke="#FFB424" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M846 513h62M846 527h38" stroke="#FBFAF7" stroke-width="5.4" stroke-linecap="round"/><path d="M774 646L920 484H986L840 646Z" fill="#FFFFFF" fill-opacity=".14"/></g><rect x="800" y="676" width="320" height="22" rx="11" fill="#0A1217" fill-opacity=".85"/><path d="M826 687h22M866 687h22M950 687h22M1032 687h22M1072 687h22" stroke="#BFD6D8" stroke-width="4" stroke-linecap="round"/><circle cx="920" cy="687" r="5" fill="#C8402A"/><circle cx="1004" cy="687" r="5" fill="#19B5AE"/>';

/** The hood over the dials. */
const hood =
  '<path d="M238 640L246 498C256 440 304 410 368 406H552C616 410 664 440 674 498L682 640Z" fill="#131E25"/><path d="M248 496C260 446 306 416 368 412H552C614 416 660 446 672 496" fill="none" stroke="#66767F" stroke-width="3"/><path d="M264 640L272 506C282 456 322 432 374 430H546C598 432 638 456 648 506L656 640Z" fill="#0A1318"/>';

const passengerSeat =
  '<path d="M1376 900C1378 778 1392 724 1438 706C1496 684 1560 676 1600 676V900Z" fill="url(#cockpit-seat)"/><path d="M1376 900C1378 778 1392 724 1438 706C1462 716 1470 760 1472 900Z" fill="#CBB087"/><path d="M1472 900C1470 760 1462 716 1438 706" fill="none" stroke="#8F744E" stroke-width="3.4"/><path d="M1530 900C1530 800 1536 740 1556 690" fill="none" stroke="#9A7E57" stroke-width="3.4" stroke-opacity=".6"/><path d="M1386 800C1392 748 1404 724 1440 712C1500 692 1560 684 1600 684" fill="none" stroke="#FBEFD9" stroke-width="4.4" stroke-linecap="round" stroke-opacity=".8"/>';

interface Cockpit {
  /** What lies before the windscreen, drawn down to about y = 520. */
  view: string;
  /** The dials in the hood, about x 272 to 648 and y 430 to 620. */
  dials: string;
  /** What stands on the middle console, from y = 700 down, x 700 to 1340. */
  console: string;
  /** What the hands hold or turn, over everything: the steering wheel first. */
  front: string;
}

/** The inside of a car from between the seats, the steering wheel on the left. */
export const cockpit = ({ view, dials, console, front }: Cockpit): string =>
  [
    `<defs>${defs}</defs>`,
    view,
    doorMirror,
    frame,
    board,
    hood,
    dials,
    screen,
    console,
    passengerSeat,
    front,
  ].join('');
