import { linear } from '../svg.ts';
import { cockpit } from './cockpit.ts';
import { cover } from './cover.ts';
import { dial } from './drivers-dials.ts';
import { keyAndLicence } from './key-and-licence.ts';
import { palmAvenue } from './palm-avenue.ts';
import { steeringWheel } from './steering-wheel.ts';

const dials = [
  dial({ x: 368, y: 532, radius: 58, reading: 0.06 }),
  dial({ x: 552, y: 532, radius: 58, reading: 0.1 }),
  '<rect x="436" y="486" width="48" height="74" rx="10" fill="#16252C"/><path d="M451 540v-30h7q8 0 8 8t-8 8h-7" fill="none" stroke="#FFB424" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
].join('');

/** The middle console: leather edges, the open tray and the gear selector beside it. */
const console = [
  `<defs>${linear(
    'tray',
    [0, 726, 0, 900],
    [
      [0, '#0A1116'],
      [0.3, '#17232B'],
      [1, '#22313A'],
    ],
  )}${linear(
    'console-side',
    [0, 706, 0, 900],
    [
      [0, '#DCC6A0'],
      [1, '#B4966B'],
    ],
  )}${linear(
    'selector',
    [1176, 690, 1256, 800],
    [
      [0, '#5C6C75'],
      [0.45, '#28363E'],
      [1, '#10191F'],
    ],
  )}</defs>`,
  '<path d="M748 712H1290L1364 900H660Z" fill="#1B2830"/><path d="M748 712H782L704 900H660Z" fill="url(#console-side)"/><path d="M1256 712H1290L1364 900H1318Z" fill="url(#console-side)"/><path d="M774 716L697 900M1264 716L1326 900" stroke="#8F744E" stroke-width="2.4" stroke-dasharray="9 7"/>',
  '<path d="M806 726H1104Q1116 726 1120 738L1158 900H728L786 740Q791 726 806 726Z" fill="url(#tray)"/><path d="M728 900L786 740Q791 726 806 726H1104Q1116 726 1120 738L1158 900" fill="none" stroke="#51616A" stroke-width="3"/><path d="M806 750H1098M796 778H1106M786 806H1114M776 834H1122M766 862H1130" stroke="#0A1116" stroke-width="3" stroke-opacity=".55"/>',
  '<path d="M1152 732H1226Q1238 732 1242 744L1284 900H1198L1142 748Q1138 732 1152 732Z" fill="#0A1217"/><ellipse cx="1206" cy="836" rx="52" ry="17" fill="#1D2A32"/><path d="M1188 836L1194 770H1222L1230 836Q1209 846 1188 836Z" fill="#8C9BA3"/><path d="M1166 772C1160 734 1170 706 1192 700C1212 696 1232 700 1244 714C1256 732 1258 756 1250 776C1232 790 1184 790 1166 772Z" fill="url(#selector)"/><path d="M1174 756C1170 730 1178 712 1196 708C1206 706 1216 707 1224 710" fill="none" stroke="#B3C0C6" stroke-width="3.4" stroke-linecap="round"/><rect x="1198" y="722" width="24" height="10" rx="5" fill="#A9BBC3"/>',
  keyAndLicence(922, 804, 1.02),
].join('');

/** A young driver's first look: a key and a licence on the console, a street of palms ahead. */
export const youngDriver = (): string =>
  cover([cockpit({ view: palmAvenue(), dials, console, front: steeringWheel(460, 672) })]);
