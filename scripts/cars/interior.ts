import { linear, n, svg } from './svg.ts';

/** The dashboards of the fleet, by the class of the car. */
export type Dashboard = 'small' | 'middle' | 'large' | 'van';
export type Gear = 'manual' | 'automatic';

interface Look {
  /** Opening of the windscreen in the lining and pillars. */
  screen: string;
  /** Upper edge of the dashboard, from left to right. */
  edge: string;
  lining: string;
  dash: [top: string, middle: string, low: string];
  /** The band across the dashboard, its colour, and its line of light or stitches. */
  band: { shape: string; colour: [high: string, low: string]; line: string; stitched: boolean };
  seat: [light: string, dark: string, seam: string];
  wheel: {
    x: number;
    y: number;
    rx: number;
    ry: number;
    thick: number;
    spokes: 2 | 3 | 4;
    flat?: boolean;
  };
  map: [x: number, y: number, width: number, height: number, radius: number];
  /** Where the gear lever grows out of console or dashboard. */
  lever: [x: number, y: number, size: number];
}

const CAR_SCREEN =
  'M66 480C74 300 108 160 180 94C240 52 420 42 600 42C780 42 960 52 1020 94C1092 160 1126 300 1134 480Z';

const looks: Record<Dashboard, Look> = {
  small: {
    screen: CAR_SCREEN,
    edge: 'M0 392C110 366 150 340 236 328C330 318 430 322 492 352C530 372 620 376 720 374C880 372 1040 374 1200 398',
    lining: '#CFC9BE',
    dash: ['#46545B', '#303C43', '#20292E'],
    band: {
      shape: 'M492 438C700 428 960 432 1200 446V512C960 500 700 498 492 506Z',
      colour: ['#2E9E9A', '#14706E'],
      line: 'M492 441C700 431 960 435 1200 449',
      stitched: false,
    },
    seat: ['#5B6C77', '#3C4A53', '#2B8C89'],
    wheel: { x: 330, y: 606, rx: 186, ry: 176, thick: 32, spokes: 3 },
    map: [604, 330, 228, 138, 14],
    lever: [742, 700, 1],
  },
  middle: {
    screen: CAR_SCREEN,
    edge: 'M0 378C140 336 260 322 420 328C520 330 560 340 640 340C800 338 1000 328 1200 372',
    lining: '#3A4750',
    dash: ['#2F3C44', '#1F2A31', '#12191E'],
    band: {
      shape:
        'M0 500C160 478 400 492 540 500L536 560C400 552 160 540 0 560ZM944 500C1040 492 1120 480 1200 474V532C1120 534 1030 540 948 556Z',
      colour: ['#AEB9BE', '#717E85'],
      line: 'M0 502C160 480 400 494 540 502M944 502C1040 494 1120 482 1200 476',
      stitched: false,
    },
    seat: ['#77828A', '#515C64', '#C9D2D6'],
    wheel: { x: 336, y: 572, rx: 192, ry: 184, thick: 36, spokes: 3 },
    map: [566, 352, 356, 206, 18],
    lever: [742, 706, 1],
  },
  large: {
    screen: CAR_SCREEN,
    edge: 'M0 366C150 340 300 334 460 336C640 338 900 336 1200 352',
    lining: '#2B2F33',
    dash: ['#2A2320', '#1C1715', '#110E0D'],
    band: {
      shape:
        'M0 476C200 458 420 486 560 512C760 516 1000 480 1200 448V640C1000 640 760 668 560 690C420 640 200 600 0 610Z',
      colour: ['#B9743E', '#7E4A24'],
      line: 'M0 484C200 466 420 494 560 520C760 524 1000 488 1200 456',
      stitched: true,
    },
    seat: ['#C4804A', '#8D5429', '#F0D3B0'],
    wheel: { x: 332, y: 602, rx: 188, ry: 176, thick: 38, spokes: 2, flat: true },
    map: [540, 356, 470, 162, 22],
    lever: [760, 726, 0.72],
  },
  van: {
    screen:
      'M26 600C30 360 44 170 84 92C150 54 380 44 600 44C820 44 1050 54 1116 92C1156 170 1170 360 1174 600Z',
    edge: 'M0 520C120 500 240 476 330 470C430 464 500 480 560 492C760 486 980 490 1200 524',
    lining: '#C9CCC9',
    dash: ['#55626A', '#3A464D', '#252E34'],
    band: {
      shape: 'M560 512C780 506 1000 512 1200 542V578C1000 552 780 546 560 552Z',
      colour: ['#1B2429', '#10171B'],
      line: 'M560 516C780 510 1000 516 1200 546',
      stitched: false,
    },
    seat: ['#4E5A61', '#353F46', '#8E9AA0'],
    wheel: { x: 320, y: 672, rx: 214, ry: 150, thick: 34, spokes: 4 },
    map: [676, 562, 214, 128, 12],
    lever: [596, 650, 0.86],
  },
};

/** Bay, mountains and the coast road, seen through the windscreen. */
function view(van: boolean): string {
  const drop = van ? 84 : 0;
  return `<g transform="translate(0 ${drop})"><rect y="-100" width="1200" height="620" fill="url(#sky)"/><circle cx="316" cy="206" r="34" fill="#FFF7DE"/><path d="M380 320L470 262L540 240L618 222L700 176L762 158L820 188L880 198L960 140L1010 122L1076 148L1140 150L1210 176V330H380Z" fill="#8FBAC0"/><path d="M640 324L730 270L810 262L900 226L980 214L1060 240L1210 222V330H640Z" fill="#6FA3AA"/><rect y="302" width="1200" height="220" fill="url(#water)"/><path d="M0 318H560M40 340H470M-20 366H400" stroke="#DDF5F1" stroke-width="3" stroke-opacity=".55"/><path d="M640 302C700 302 760 312 860 332L1200 356V540H420Z" fill="#86B591"/><path d="M668 301L690 301C636 322 590 356 668 540H150C420 356 560 324 668 301Z" fill="#7C868A"/><path d="M674 303C600 330 500 380 396 540" fill="none" stroke="#FBF6EA" stroke-width="5" stroke-dasharray="18 20"/><path d="M690 301C636 322 590 356 668 540" fill="none" stroke="#F3E6C9" stroke-width="8"/></g>`;
}

function mirror(van: boolean): string {
  if (van) return '';
  const seats = [540, 600, 660]
    .map(
      (x) =>
        `<rect x="${x - 13}" y="80" width="26" height="22" rx="8" fill="#7C8B94"/><rect x="${x - 21}" y="101" width="42" height="24" rx="9" fill="#66757E"/>`,
    )
    .join('');
  return `<path d="M592 40h16v28h-16Z" fill="#141E25"/><rect x="482" y="58" width="236" height="66" rx="26" fill="#141E25"/><clipPath id="m"><rect x="491" y="65" width="218" height="52" rx="20"/></clipPath><g clip-path="url(#m)"><rect x="491" y="65" width="218" height="52" fill="#A9CBD0"/>${seats}<path d="M500 120L548 62H580L532 120Z" fill="#FFFFFF" fill-opacity=".25"/></g>`;
}

/** The screen with a map of the bay and the route along it. */
function navigation([x, y, w, h, r]: Look['map']): string {
  return `<rect x="${x - 12}" y="${y - 12}" width="${w + 24}" height="${h + 24}" rx="${r + 8}" fill="#080E12"/><path d="M${x} ${y - 9}H${x + w}" stroke="#63737C" stroke-width="2" stroke-linecap="round"/><clipPath id="map"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/></clipPath><g clip-path="url(#map)"><g transform="translate(${x} ${y}) scale(${n(w / 344)} ${n(h / 190)}) translate(-570 -366)"><rect x="570" y="366" width="344" height="190" fill="#E6F0EC"/><path d="M570 480C630 462 650 500 710 492C770 484 784 448 836 452C870 456 890 440 914 430V560H570Z" fill="#8FD3D1"/><path d="M570 410L640 430L700 366M640 430L668 480M760 366L776 420L914 396M776 420L762 470M700 440L776 420" fill="none" stroke="#FFFFFF" stroke-width="6"/><path d="M590 366C600 410 640 446 700 440C750 434 752 418 800 412C850 406 868 420 880 432" fill="none" stroke="#0B7A78" stroke-width="8" stroke-linecap="round"/><circle cx="880" cy="432" r="10" fill="#C8402A" stroke="#FFFFFF" stroke-width="4"/><path d="M690 428l12 26l-12 -6l-12 6Z" fill="#FFB424" stroke="#0B1F2A" stroke-width="2" stroke-linejoin="round"/><rect x="582" y="378" width="126" height="42" rx="10" fill="#0B1F2A"/><path d="M600 408v-10q0 -8 8 -8h10m-5 -6l6 6l-6 6" fill="none" stroke="#FFB424" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M634 394h58M634 406h36" stroke="#FBFAF7" stroke-width="5" stroke-linecap="round"/></g></g>`;
}

/** Round dials with needles, at their places. */
function dials(spots: [x: number, y: number, r: number][]): string {
  return spots
    .map(([x, y, r], i) => {
      const ticks = Array.from({ length: 19 }, (_, k) => {
        const angle = ((150 + k * 13.33) * Math.PI) / 180;
        const inner = r - (k % 3 === 0 ? r * 0.2 : r * 0.1);
        return `M${n(x + r * 0.94 * Math.cos(angle))} ${n(y + r * 0.94 * Math.sin(angle))}L${n(x + inner * 0.9 * Math.cos(angle))} ${n(y + inner * 0.9 * Math.sin(angle))}`;
      }).join('');
      const turn = ((200 + i * 46) * Math.PI) / 180;
      return `<circle cx="${x}" cy="${y}" r="${r + 6}" fill="#8C989E"/><circle cx="${x}" cy="${y}" r="${r + 2}" fill="#0B1216"/><path d="${ticks}" stroke="#DCE8EA" stroke-width="2.6" stroke-linecap="round"/><path d="M${x} ${y}L${n(x + r * 0.76 * Math.cos(turn))} ${n(y + r * 0.76 * Math.sin(turn))}" stroke="#FFB424" stroke-width="4.4" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${n(r * 0.17)}" fill="#2A363D"/>`;
    })
    .join('');
}

const GEAR_SIGNS: Record<Gear, string> = {
  automatic: '<path d="M-7 -14v28h6q14 0 14 -14t-14 -14Z"/>',
  manual: '<path d="M-8 -9q2 -6 9 -5t5 8q-1 4 -5 5q7 1 6 8t-8 7t-9 -5"/>',
};

const sign = (gear: Gear, x: number, y: number) =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="#EAF3F2" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${GEAR_SIGNS[gear]}</g>`;

/** What the driver reads: dials in small cars and vans, screens in the others. */
function cluster(board: Dashboard, gear: Gear): string {
  if (board === 'small')
    return `<path d="M150 440C156 366 196 340 250 334H410C466 340 504 366 510 440Z" fill="#12191D"/>${dials(
      [
        [248, 406, 52],
        [412, 406, 52],
      ],
    )}<rect x="306" y="372" width="48" height="66" rx="6" fill="#1B2A2C"/>${sign(gear, 330, 400)}<path d="M314 428h32" stroke="#19B5AE" stroke-width="4"/>`;
  if (board === 'van')
    return `<path d="M150 566C156 500 186 480 240 476H400C454 480 484 500 490 566Z" fill="#12191D"/>${dials(
      [
        [224, 536, 44],
        [416, 536, 44],
      ],
    )}<rect x="284" y="498" width="72" height="52" rx="6" fill="#1B2A2C"/>${sign(gear, 320, 522)}`;
  if (board === 'middle')
    return `<path d="M170 372C178 340 206 330 246 328H430C468 330 494 340 502 372L506 470H164Z" fill="#0B141A"/><rect x="186" y="342" width="300" height="118" rx="14" fill="#0F2630"/><path d="M204 440C240 372 300 372 336 404C372 372 432 372 468 440" fill="none" stroke="#19B5AE" stroke-width="5" stroke-linecap="round"/><path d="M204 440C222 406 244 390 268 386" fill="none" stroke="#FFB424" stroke-width="6" stroke-linecap="round"/>${sign(gear, 336, 424)}<path d="M250 424h30M392 424h30" stroke="#EAF3F2" stroke-width="8" stroke-linecap="round"/>`;
  return `<path d="M150 352H508V500H150Z" fill="#080E12"/><rect x="162" y="358" width="336" height="130" rx="18" fill="#10212B"/><path d="M182 470L300 392H360L478 470" fill="none" stroke="#3F6E7C" stroke-width="3"/><path d="M330 470V396" stroke="#3F6E7C" stroke-width="3" stroke-dasharray="10 9"/><path d="M312 446h36l-5 -16h-26Z" fill="#19B5AE"/><path d="M186 386h44M430 386h44" stroke="#EAF3F2" stroke-width="9" stroke-linecap="round"/><path d="M186 404h26M446 404h28" stroke="#7D97A2" stroke-width="5" stroke-linecap="round"/>${sign(gear, 330, 378)}`;
}

const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${rest}/>`;

const roundVent = (x: number, y: number, r: number, rim: string) =>
  circle(x, y, r, `fill="#0B1216" stroke="${rim}" stroke-width="6"`) +
  `<path d="M${x - r * 0.7} ${y - r * 0.4}H${x + r * 0.7}M${x - r * 0.86} ${y}H${x + r * 0.86}M${x - r * 0.7} ${y + r * 0.4}H${x + r * 0.7}" stroke="#55646C" stroke-width="4" stroke-linecap="round"/>`;

const knob = (x: number, y: number, r: number) =>
  circle(x, y, r, 'fill="#1A2429" stroke="#8FA0A8" stroke-width="4"') +
  circle(x, y, r * 0.62, 'fill="#2C383F"') +
  `<path d="M${x} ${n(y - r * 0.9)}v${n(r * 0.42)}" stroke="#FFB424" stroke-width="4" stroke-linecap="round"/>`;

const slats = (x: number, y: number, w: number, h: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" fill="#0A1217"/><path d="M${x + 14} ${n(y + h * 0.33)}h${w - 28}M${x + 14} ${n(y + h * 0.67)}h${w - 28}" stroke="#4A5A63" stroke-width="4" stroke-linecap="round"/>`;

/** Vents and the controls of the air. */
function air(board: Dashboard): string {
  if (board === 'small')
    return (
      roundVent(66, 448, 40, '#2E9E9A') +
      roundVent(1134, 446, 40, '#2E9E9A') +
      slats(610, 508, 104, 34) +
      slats(724, 508, 104, 34) +
      [640, 718, 796].map((x) => knob(x, 596, 27)).join('')
    );
  if (board === 'van')
    return (
      slats(30, 552, 100, 46) +
      slats(1060, 572, 112, 46) +
      slats(916, 560, 110, 40) +
      [708, 782, 856].map((x) => knob(x, 738, 22)).join('') +
      // A tray on the dashboard, and a holder with a cup.
      '<path d="M860 500C960 496 1040 502 1120 514L1110 530C1040 518 960 514 866 518Z" fill="#151C20"/><path d="M946 624h64l-8 66h-48Z" fill="#F3EEE2"/><path d="M942 612h72v14h-72Z" fill="#C8402A"/><path d="M930 668H1026V712H930Z" fill="#1C252A"/>'
    );
  if (board === 'middle')
    return (
      slats(556, 584, 176, 34) +
      slats(752, 584, 176, 34) +
      slats(1020, 400, 150, 44) +
      slats(20, 410, 120, 44) +
      knob(606, 654, 21) +
      knob(878, 654, 21) +
      '<rect x="650" y="640" width="184" height="28" rx="11" fill="#0A1217"/><path d="M670 654h20M708 654h20M746 654h20M784 654h20" stroke="#BFD6D8" stroke-width="4" stroke-linecap="round"/>'
    );
  // One line of vents from door to door, and three round ones above the console.
  return (
    '<path d="M0 428C60 422 110 422 150 424V446C110 444 60 446 0 452ZM1034 420C1090 416 1150 414 1200 414V438C1150 436 1090 440 1034 444Z" fill="#0B0E10"/>' +
    [640, 775, 910].map((x) => roundVent(x, 574, 34, '#D9DEE0')).join('') +
    '<path d="M600 628H950" stroke="#E8EDEF" stroke-width="5" stroke-linecap="round"/><path d="M620 646h30M680 646h30M740 646h30M800 646h30M860 646h30" stroke="#E9D8C3" stroke-width="6" stroke-linecap="round"/>'
  );
}

/** The gear lever: a short selector with its lights, or a stick with its gate. */
function lever(board: Dashboard, gear: Gear, [x, y, size]: Look['lever']): string {
  const console =
    board === 'van'
      ? '<path d="M530 600C545 588 640 588 652 600L660 720C650 744 530 744 516 720Z" fill="#2A343A"/>'
      : board === 'large'
        ? '<path d="M590 690C700 676 830 676 930 684L990 840H520Z" fill="#15191C"/><path d="M592 692C700 678 830 678 928 686" stroke="#D9DEE0" stroke-width="3" fill="none"/><ellipse cx="880" cy="760" rx="34" ry="22" fill="#C9D1D4"/><ellipse cx="880" cy="754" rx="34" ry="22" fill="#2A3136"/><rect x="590" y="726" width="100" height="62" rx="14" fill="#090C0E"/>'
        : `<path d="M604 706H880C896 706 904 714 906 728L926 840H558L578 728C580 714 588 706 604 706Z" fill="${board === 'small' ? '#2C373D' : '#1A262E'}"/>`;
  const drawn =
    gear === 'automatic'
      ? `<rect x="-56" y="16" width="112" height="130" rx="24" fill="#0A1217"/><path d="M-20 134L-14 30H14L20 134Z" fill="#B9C4C9"/><path d="M-36 46C-40 20 -34 -6 -20 -14C-8 -20 8 -20 20 -14C34 -6 40 20 36 46C32 58 -32 58 -36 46Z" fill="#2B373F"/><path d="M-28 32C-30 12 -24 -2 -14 -6C-4 -10 8 -9 16 -5" fill="none" stroke="#A9B8BF" stroke-width="3" stroke-linecap="round"/><path d="M-34 44C-26 54 26 54 34 44" fill="none" stroke="#C7D1D5" stroke-width="3"/><g fill="none" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="M74 30v-14h5q6 0 6 4.500t-6 4.500h-5M74 51v-14h5q6 0 6 4t-6 4h-5m6 0l5 6M74 72v-14l11 14v-14" stroke="#8FA0A8"/><path d="M74 93v-14h4q8 0 8 7t-8 7Z" stroke="#FFB424"/></g>`
      : '<path d="M-82 134C-70 58 -44 40 0 40C44 40 70 58 82 134Z" fill="#1C262C"/><path d="M-60 134C-46 70 -30 52 -14 44M60 134C46 70 30 52 14 44M0 102V44" fill="none" stroke="#0E171D" stroke-width="4"/><path d="M-7 46L-5 10H5L7 46Z" fill="#B9C4C9"/><ellipse cx="0" cy="0" rx="31" ry="28" fill="#2B373F"/><ellipse cx="0" cy="-7" rx="22" ry="15" fill="#C7D1D5"/><path d="M-11 -14v14M0 -14v14M11 -14v14M-11 -7h22" stroke="#0B1F2A" stroke-width="2.600" stroke-linecap="round"/>';
  return `${console}<g transform="translate(${x} ${y}) scale(${size})">${drawn}</g>`;
}

/** The seat beside the driver; a bench for two in a van. */
function seat(board: Dashboard, [light, dark, seam]: Look['seat']): string {
  const left = board === 'van' ? 690 : 944;
  const bench =
    board === 'van'
      ? `<path d="M690 840C694 806 706 790 740 786C900 772 1060 770 1200 774V840Z" fill="${dark}"/><path d="M700 812C708 796 724 792 744 790C900 778 1060 776 1200 780" fill="none" stroke="${seam}" stroke-width="4"/><path d="M950 780V840" stroke="${seam}" stroke-width="3" stroke-opacity=".6"/>`
      : `<path d="M944 840C946 742 956 700 986 684C1044 660 1140 652 1200 656V840H944Z" fill="${light}"/><path d="M944 840C946 742 956 700 986 684C1006 690 1014 726 1016 840H944Z" fill="${dark}"/><path d="M1016 840C1014 726 1006 690 986 684M1060 840C1062 760 1066 716 1084 680M1130 840C1132 760 1140 710 1156 672" fill="none" stroke="${seam}" stroke-width="3" stroke-opacity=".75"/>`;
  const weave =
    board === 'small'
      ? Array.from(
          { length: 7 },
          (_, i) =>
            `<path d="M${1030 + i * 26} 840L${1052 + i * 24} 690" stroke="${seam}" stroke-width="7" stroke-opacity=".5"/>`,
        ).join('')
      : '';
  return left ? bench + weave : '';
}

/** The steering wheel, seen by the driver. */
function wheel({ x, y, rx, ry, thick, spokes, flat }: Look['wheel'], board: Dashboard): string {
  const ring = flat
    ? `M${x - rx * 0.62} ${n(y + ry * 0.84)}A${rx} ${ry} 0 1 1 ${x + rx * 0.62} ${n(y + ry * 0.84)}Q${x} ${n(y + ry * 0.94)} ${x - rx * 0.62} ${n(y + ry * 0.84)}Z`
    : `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;
  const arm = (dx: number, dy: number, wide: number) =>
    `<path d="M${x} ${y + 4}L${n(x + dx * rx)} ${n(y + dy * ry)}" stroke="#1D2930" stroke-width="${wide}"/>`;
  const arms = {
    2: arm(-0.94, -0.02, 44) + arm(0.94, -0.02, 44),
    3: arm(-0.94, -0.06, 40) + arm(0.94, -0.06, 40) + arm(0, 0.94, 52),
    4: arm(-0.9, -0.16, 34) + arm(0.9, -0.16, 34) + arm(-0.56, 0.74, 34) + arm(0.56, 0.74, 34),
  }[spokes];
  const bright =
    spokes === 3
      ? `<path d="M${x - 16} ${n(y + ry * 0.4)}L${x - 12} ${n(y + ry * 0.92)}H${x + 12}L${x + 16} ${n(y + ry * 0.4)}Z" fill="#AEB9BE"/>`
      : '';
  const keys = [-1, 1]
    .map(
      (side) =>
        `<rect x="${n(x + side * rx * 0.56 - 30)}" y="${n(y - ry * (spokes === 4 ? 0.16 : 0.07) - 8)}" width="60" height="18" rx="9" fill="#0C1419"/><path d="M${n(x + side * rx * 0.56 - 18)} ${n(y - ry * (spokes === 4 ? 0.16 : 0.07) + 1)}h10M${n(x + side * rx * 0.56 + 8)} ${n(y - ry * (spokes === 4 ? 0.16 : 0.07) + 1)}h10" stroke="#C8D3D7" stroke-width="4" stroke-linecap="round"/>`,
    )
    .join('');
  const hub = board === 'van' ? [70, 44] : [62, 52];
  const [hx = 62, hy = 52] = hub;
  return `<g fill="none"><path d="${ring}" stroke="#060B0E" stroke-width="${thick + 6}" stroke-opacity=".3" transform="translate(6 10)"/>${arms}${bright}</g><rect x="${x - hx}" y="${y - hy + 8}" width="${hx * 2}" height="${hy * 2}" rx="36" fill="#25323A" stroke="#4A5962" stroke-width="2"/>${keys}<path d="${ring}" fill="none" stroke="#131B20" stroke-width="${thick}"/><path d="${ring}" fill="none" stroke="#2E3B43" stroke-width="${n(thick * 0.52)}"/><path d="M${n(x - rx * 0.86)} ${n(y - ry * 0.5)}A${rx} ${ry} 0 0 1 ${n(x + rx * 0.5)} ${n(y - ry * 0.86)}" fill="none" stroke="#7F8F97" stroke-width="4" stroke-opacity=".8" stroke-linecap="round"/><g transform="translate(${x} ${y + 8}) scale(.9) translate(-336 -572)"><path d="M336 546c9 7 22 12 22 30v18h-44v-18c0 -18 13 -23 22 -30Z" fill="#19B5AE"/><circle cx="336" cy="573" r="8" fill="#FFB424"/><path d="M314 587q7 -9 13 -3t10 2t9 -4t12 5v7h-44Z" fill="#FBFAF7"/></g>`;
}

/** The view from the driver's seat, as an SVG of 1200 by 800. */
export function interiorPicture(board: Dashboard, gear: Gear): string {
  const look = looks[board];
  const { screen, edge, lining, dash, band, map } = look;
  const defs = [
    linear(
      'sky',
      [0, 40, 0, 330],
      [
        [0, '#BFE3E8'],
        [0.7, '#E3F0EE'],
        [1, '#FBEBCF'],
      ],
    ),
    linear(
      'water',
      [0, 302, 0, 400],
      [
        [0, '#A9DEDB'],
        [1, '#45B9B6'],
      ],
    ),
    linear(
      'dash',
      [0, 330, 0, 800],
      [
        [0, dash[0]],
        [0.22, dash[1]],
        [1, dash[2]],
      ],
    ),
    linear(
      'band',
      [0, 430, 0, 660],
      [
        [0, band.colour[0]],
        [1, band.colour[1]],
      ],
    ),
  ].join('');
  const van = board === 'van';
  const pillars = van
    ? '<path d="M0 250L60 300C66 420 60 520 40 610H0ZM1200 250L1140 300C1134 420 1140 520 1160 610H1200Z" fill="#3B464C"/>'
    : '';
  const visors = van
    ? '<path d="M150 58C260 50 400 46 520 46L524 92C400 92 270 98 168 112Z" fill="#B3B8B5"/><path d="M1050 58C940 50 800 46 680 46L676 92C800 92 930 98 1032 112Z" fill="#B3B8B5"/>'
    : `<path d="M232 54C300 46 400 44 470 44L474 64C400 66 320 70 262 80Z" fill="#000" fill-opacity=".22"/><path d="M968 54C900 46 800 44 730 44L726 64C800 66 880 70 938 80Z" fill="#000" fill-opacity=".22"/>`;
  return svg(
    [0, 34, 1200, 800],
    [
      `<defs>${defs}</defs>`,
      view(van),
      `<path d="M0 0H1200V840H0Z${screen}" fill="${lining}" fill-rule="evenodd"/><path d="${screen}" fill="none" stroke="#10181D" stroke-width="10"/><path d="${screen}" fill="none" stroke="#FFFFFF" stroke-opacity=".25" stroke-width="2"/>`,
      pillars,
      visors,
      mirror(van),
      `<path d="${edge}V840H0Z" fill="url(#dash)"/><path d="${edge}" fill="none" stroke="#FFFFFF" stroke-opacity=".28" stroke-width="3"/>`,
      `<path d="${band.shape}" fill="url(#band)"/>`,
      `<path d="${band.line}" fill="none" stroke="${board === 'large' ? '#F0D3B0' : '#FFFFFF'}" stroke-opacity="${band.stitched ? 0.9 : 0.4}" stroke-width="3" ${band.stitched ? 'stroke-dasharray="9 7"' : ''}/>`,
      board === 'large'
        ? '<path d="M0 470C200 452 420 480 560 506C760 510 1000 474 1200 442" fill="none" stroke="#19B5AE" stroke-width="5"/>'
        : '',
      air(board),
      board === 'large'
        ? '<rect x="140" y="340" width="884" height="172" rx="30" fill="#080E12"/>'
        : '',
      cluster(board, gear),
      navigation(map),
      seat(board, look.seat),
      lever(board, gear, look.lever),
      wheel(look.wheel, board),
    ].join(''),
  );
}
