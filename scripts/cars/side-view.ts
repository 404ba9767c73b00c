import type { CarShape, Opening } from './car-shape.ts';
import { headlamp, type LampStyle } from './headlamps.ts';
import {
  arc,
  curve,
  curvePath,
  cutLeftOf,
  cutRightOf,
  heightAt,
  type Key,
  offset,
  pathOf,
  rounded,
  type Spot,
} from './line-art.ts';
import type { RimStyle } from './wheel.ts';

/** What is measured of a car, in cm: a row of `car-dimensions.json`. */
export interface Dimensions {
  length: number;
  height: number;
  wheelbase: number;
  frontOverhang: number;
  clearance: number;
  /** Height of the lower edge of the side windows at the front door. */
  glassLine: number;
  /** Diameter of a tyre. */
  tyre: number;
}

/** What the eye adds to the measures: the lines of one car. All in cm, from its nose. */
export interface Design {
  /** The colour of the paint. */
  tint: string;
  /** A boot lid behind the rear screen, as of a saloon, also where the whole back opens. */
  deck?: boolean;
  /** Radius of the corners of the side windows. */
  round?: number;
  /** How its boot opens; a tailgate where it is missing. */
  boot?: 'tailgate' | 'lid' | 'doors';
  /** Front edge of the bonnet: where it is, how the face arrives, how the bonnet leaves. */
  nose: Key;
  /** Foot of the windscreen. */
  cowl: Key;
  /** The roof from the head of the windscreen to its rear edge. */
  top: Key[];
  /** From the rear edge of the roof down to the bumper. */
  back: Key[];
  /** How much higher the glass line is at its rear end. */
  rise?: number;
  /** From the outline to the side windows: along the windscreen and along the roof. */
  rail?: [pillar: number, roof: number];
  /** The rear end of the side windows: foot at the glass line, and how far its top is forward. */
  glassEnd: [x: number, forward: number];
  /** Posts between the side windows: place at the glass line, lean of the top, width. */
  posts: [x: number, lean: number, width: number][];
  /** Height of the upper edge of the side windows under a high roof. */
  glassTop?: number;
  /** Which post is the rear edge of the last door; the glass's end where it is missing. */
  doorPost?: number;
  /** Doors on one side: 1 of a coupe, 2, or 'slide' for a sliding one behind the first. */
  doors?: 1 | 2 | 'slide';
  /** A windowless side behind the first door. */
  closed?: boolean;
  lamp: LampStyle;
  /** Rear lamp: its heights, and how far it reaches forward there. */
  tail: {
    low: number;
    high: number;
    deep: [low: number, high: number];
    bar?: 'lying' | 'standing' | 'claws';
  };
  /** Heights of the grille and how far it wraps around. */
  grille: { low: number; high: number; wrap: number; pattern?: 'mesh' | 'bars' };
  /** Height of the shoulder crease at nose, middle and tail; and of the lower crease. */
  shoulder?: [number, number, number];
  lower?: [number, number] | null;
  rim: RimStyle;
  rearRim?: RimStyle;
  darkRims?: boolean;
  cladding?: boolean;
  blackRoof?: boolean;
  bright?: boolean;
  rails?: 'black' | 'bright';
  aerial?: 'fin' | 'rod';
  /** The rear door's handle is in the window frame. */
  hiddenHandle?: boolean;
  /** No flap at the rear, as where the car charges at its nose. */
  noFlap?: boolean;
  vanMirror?: boolean;
  rubbing?: boolean;
}

/** Height of the rear bumper's furthest point, and of the plates next to it. */
const BUMPER = 52;

/** The measures and lines of a car, and what follows from both. */
interface Body {
  size: Dimensions;
  design: Design;
  front: number;
  rear: number;
  tyre: number;
  arch: number;
  sill: number;
  /** Sections of the outline, from the nose to the rear bumper. */
  bonnet: Spot[];
  screen: Spot[];
  roof: Spot[];
  tail: Spot[];
  outline: Spot[];
  /** Where the rear end is at a height. */
  rearX(height: number): number;
  /** The glass line's height at a place. */
  line(x: number): number;
  /** Key points above the glass line, brought to the car's height. */
  toHeight(spots: Spot[]): Spot[];
}

/** Draws the lines of a car to its measures. */
export function sideView(size: Dimensions, design: Design): CarShape {
  const body = bodyOf(size, design);
  const glass = sideWindows(body);
  const doors = doorsOf(body, glass.tip);
  const lamp = headlamp(design.lamp, (rearward, down) => belowBonnet(body, rearward, down));
  return {
    tint: design.tint,
    ...{ length: size.length, height: size.height, belt: size.glassLine - 1.5 },
    ...{ sill: body.sill, axles: [body.front, body.rear], tyre: body.tyre, arch: body.arch },
    ...{ rim: design.rim, rearRim: design.rearRim, darkRims: design.darkRims },
    ...{ cladding: design.cladding, outline: pathOf(body.outline) },
    ...{ frame: [pathOf(glass.frame)], panes: glass.panes.map((pane) => pathOf(pane)) },
    trim: design.bright ? [pathOf(glass.frame)] : [],
    shine: [34, 150, ...(size.length > 470 ? [250] : [])].map((x) => glass.tip + x),
    seams: [...doors.seams, ...shutLines(body, lamp.shape)],
    ...{ handles: doors.handles, badge: [doors.start - 10.5, size.glassLine - 17] },
    mirror: design.vanMirror ? undefined : [glass.tip + 9, size.glassLine + 3],
    vanMirror: design.vanMirror ? [glass.tip + 6, size.glassLine + 8] : undefined,
    seats: seats(body),
    creases: creases(body, lamp.shape),
    plastic: plastic(body),
    ...{ lenses: lamp.lenses, headlight: pathOf(rounded(lamp.shape, 3)) },
    daylight: pathOf(lamp.daylight, false),
    ...grille(design),
    ...tailLamp(body),
    ...roofParts(body),
    plates: [
      [0, BUMPER - 6],
      [size.length, BUMPER + 2],
    ],
    opening: openingOf(body),
  };
}

/** The outline from the key points, and the places that other parts are measured from. */
function bodyOf(size: Dimensions, design: Design): Body {
  const { length, height, clearance, glassLine } = size;
  const { nose, cowl, top, back, glassEnd, rise = 0 } = design;
  const tyre = size.tyre / 2;
  const head = top[0] ?? cowl;
  const roofEnd = top.at(-1) ?? head;
  const face: Key[] = [
    [26, clearance + 1, 180],
    [6, clearance + 9, 112],
    [0, Math.min(48, nose[1] - 18), 90],
    nose,
  ];
  const rump: Key[] = [
    back.at(-1) ?? roofEnd,
    [length, BUMPER, -90],
    [length - 5, clearance + 13, -108],
    [length - 30, clearance + 3, 180],
  ];
  // The key points may miss the height by a centimetre; the drawing does not.
  const highest = Math.max(...curve(top).map(([, h]) => h));
  const stretch = (height - glassLine) / (highest - glassLine);
  const toHeight = (spots: Spot[]) =>
    spots.map(([x, h]): Spot => [x, h <= glassLine ? h : glassLine + (h - glassLine) * stretch]);
  const section = (keys: Key[]) => toHeight(curve(keys));
  const [bonnet, screen, roof] = [section([nose, cowl]), section([cowl, head]), section(top)];
  const tail = section([roofEnd, ...back]);
  const end = section(rump);
  const rearSide = [...tail, ...end];
  return {
    ...{ size, design, tyre, bonnet, screen, roof, tail, toHeight },
    front: size.frontOverhang,
    rear: size.frontOverhang + size.wheelbase,
    arch: tyre + (design.cladding ? 5.2 : 4.6),
    sill: clearance + (design.cladding ? 5 : 2),
    outline: [...section(face), ...bonnet, ...screen, ...roof, ...tail, ...end],
    rearX(h) {
      const at = rearSide.findIndex(
        (spot, i) => i > 0 && spot[1] <= h && (rearSide[i - 1]?.[1] ?? 0) >= h,
      );
      return rearSide[at]?.[0] ?? length;
    },
    line: (x) => glassLine + rise * Math.max(0, (x - cowl[0]) / (glassEnd[0] - cowl[0])) ** 1.6,
  };
}

/** The side windows: below the roof's line, above the glass line, before the last post. */
function sideWindows({ size, design, screen, roof, tail, line }: Body) {
  const { cowl, posts, glassEnd, closed, round = 2 } = design;
  const [pillar, rail] = design.rail ?? [6.5, 7];
  const above = [...screen, ...roof, ...tail];
  /** The posts of the windscreen are thinner than the roof. */
  const thickness = (share: number) => {
    const along = (share * above.length - screen.length * 0.6) / (screen.length * 0.6);
    return pillar + (rail - pillar) * Math.min(1, Math.max(0, along));
  };
  /** All windows as one; `deep` is the width of a frame around them. */
  const opening = (deep: number): Spot[] => {
    const ceiling = offset(above, (share) => thickness(share) + deep);
    const ceilingAt = (x: number) => heightAt(ceiling, x);
    const xs = Array.from(
      { length: Math.ceil((size.length - cowl[0]) / 1.2) },
      (_, i) => cowl[0] + i * 1.2,
    );
    const open = xs.filter((x) => ceilingAt(x) > line(x) + deep + 0.4);
    const first = open[0] ?? cowl[0];
    const highest = (design.glassTop ?? size.height) - deep;
    return [
      [first - 0.6, line(first) + deep + 0.2],
      ...open.map((x): Spot => [x, Math.min(ceilingAt(x), highest)]),
      ...open.map((x): Spot => [x, line(x) + deep]).reverse(),
    ];
  };
  const upright = (x: number, lean: number): [Spot, Spot] => [
    [x, line(x)],
    [x + lean, size.height],
  ];
  const [endX, endForward] = glassEnd;
  const [first = [endX, 0, 0]] = posts;
  const last = closed ? upright(first[0] - 1, first[1]) : upright(endX, -endForward);
  const frame = rounded(cutRightOf(opening(0), ...last), round + 1.6);
  const edges = closed ? [first] : posts;
  const inside = opening(2.4);
  const panes = (closed ? edges : [...edges, null]).flatMap((post, i) => {
    const before = edges[i - 1];
    const rest = before
      ? cutLeftOf(inside, ...upright(before[0] + before[2] / 2, before[1]))
      : inside;
    const edge = post ? upright(post[0] - post[2] / 2, post[1]) : upright(endX - 3, -endForward);
    const pane = cutRightOf(rest, ...edge);
    return pane.length > 2 ? [rounded(pane, round)] : [];
  });
  return { frame, panes, tip: Math.min(...frame.map(([x]) => x)) };
}

/** Shut lines of the doors with their handles. The rear cut keeps its distance to the wheel arch. */
function doorsOf({ size, design, front, rear, tyre, arch, sill, line, rearX }: Body, tip: number) {
  const { posts, doorPost, cladding, closed } = design;
  const [single, slide] = [design.doors === 1, design.doors === 'slide'];
  const bottom = sill + 7;
  const foot = Math.max(front + arch + (cladding ? 13 : 11), tip - 13);
  const start = Math.max(tip + 3, foot - 8);
  const [middle] = posts[0] ?? [rear];
  const [last] = (doorPost !== undefined && posts[doorPost]) || design.glassEnd;
  const clear = arch + (cladding ? 13 : 7.5);
  const straight = (x: number): Spot[] => [
    [x, line(x)],
    [x, bottom],
  ];
  const around = (x: number): Spot[] => {
    const footAngle = 180 - inDegrees(Math.asin(within(-1, (bottom - tyre) / clear, 1)));
    const lean = inDegrees(Math.acos(within(-0.9, (x - rear - 4) / clear, 0.4)));
    const angle = within(100, lean + 6, 150);
    const ring = arc([rear, tyre], clear, angle, footAngle);
    const [[ringX, ringHeight] = [x, bottom]] = ring;
    return [
      ...curve([
        [x, line(x), -92],
        [ringX, ringHeight, angle + 90 - 360],
      ]),
      ...ring,
    ];
  };
  const lastCut =
    slide || last < rear - clear ? straight(Math.min(last, rear - clear + 2)) : around(last);
  const end = single ? middle : (lastCut.at(-1)?.[0] ?? last);
  const seams = [
    curvePath([
      [start, line(start), -98],
      [foot - 3, bottom + 22, -88],
      [foot + 4, bottom, -40],
    ]),
    openPath([foot + 4, bottom], [end, bottom]),
  ];
  if (single)
    seams.push(
      curvePath([
        [middle + 1, line(middle), -84],
        [middle + 4, bottom + 28, -96],
        [middle - 2, bottom, -110],
      ]),
    );
  else seams.push(openPath(...straight(middle)), openPath(...lastCut));
  if (slide) {
    const h = size.glassLine - 13;
    seams.push(openPath([middle + 6, h], [rearX(h) - 10, h + 1]));
  }
  if (closed) {
    const eaves = size.height - 20;
    const pressed = (from: number, to: number) =>
      pathOf(rounded(box(from, to, size.glassLine + 4, eaves - 6), 5));
    seams.push(
      openPath([middle, size.glassLine], [middle, eaves], [end, eaves], [end, size.glassLine]),
      pressed(middle + 10, end - 8),
      pressed(end + 8, rearX(eaves) - 12),
    );
  }
  const handle = (x: number, at: number): Spot => [x, line(at) - (slide ? 12 : 9)];
  const handles = [handle(middle - 15, middle)];
  if (!single && !closed && !design.hiddenHandle)
    handles.push(slide ? handle(middle + 17, middle) : handle(last - 17, last));
  return { seams, handles, start };
}

/** A point of the headlight, from the bonnet's front edge and line. */
function belowBonnet(
  { design: { nose, cowl }, bonnet }: Body,
  rearward: number,
  down: number,
): Spot {
  const x = nose[0] + rearward;
  const edge = x < nose[0] ? nose[1] : heightAt(bonnet, Math.min(x, cowl[0]));
  return [x, edge + down];
}

const rearmost = (spots: Spot[]): Spot =>
  spots.reduce((far, spot) => (spot[0] > far[0] ? spot : far), [0, 0]);

/** Shut lines of bonnet and bumpers, and the fuel flap. */
function shutLines({ design, front, rear, tyre, arch, bonnet, line, rearX }: Body, lamp: Spot[]) {
  const { cowl, tail, cladding } = design;
  const [x, h] = rearmost(lamp);
  const half = (x + cowl[0]) / 2;
  const lines = [
    curvePath([
      [x - 3, h + 0.6, 6],
      [half, heightAt(bonnet, half) - 4.4, 9],
      [cowl[0] + 2, cowl[1] - 2, 24],
    ]),
    curvePath([
      [Math.max(6, x * 0.72), h - 12, -60],
      [front - arch * 0.72, tyre + arch * 0.72, -32],
    ]),
    curvePath([
      [rearX(tail.low) - tail.deep[0] * 0.5, tail.low, -100],
      [rear + arch * 0.86, tyre + arch * 0.54, 200],
    ]),
  ];
  if (design.noFlap || design.doors === 'slide') return lines;
  const high = Math.min(line(design.glassEnd[0]) - 12, tyre + arch + (cladding ? 25 : 20));
  const flap = rounded(box(rear + 7, rear + 20, high - 11, high + 0.5), 4);
  return [...lines, pathOf(flap)];
}

/** The shoulder line, and one above the sill. */
function creases({ size, design, front, rear, arch, sill, rearX }: Body, lamp: Spot[]): string[] {
  const { nose, rise = 0, tail } = design;
  const under = size.glassLine - 8;
  const [fore, middle, aft] = design.shoulder ?? [nose[1] + 4, under, under + rise];
  const lines = [
    curvePath([
      [Math.max(front * 0.7, rearmost(lamp)[0] + 6), fore, 6],
      [(front + rear) / 2, middle, 2],
      [rearX(aft) - tail.deep[1] - 2, aft, 0],
    ]),
  ];
  if (design.lower === null) return lines;
  const [from, to] = design.lower ?? [sill + 20, sill + 29];
  const climbs = Math.min(1, (to - from) / 9);
  const low = curvePath([
    [front + arch + 4, from, 0],
    [(front + rear) / 2, from * 0.7 + to * 0.3, 7 * climbs],
    [rear - arch - 4, to, 12 * climbs],
  ]);
  return [...lines, low];
}

/** Unpainted parts: the lower edges of the bumpers, the sill, a rubbing strip. */
function plastic({ size, design, front, rear, arch, sill }: Body): string[] {
  const { length, clearance } = size;
  const [chin, sillTop] = design.cladding ? [clearance + 24, sill + 8] : [clearance + 15, sill + 4];
  const foreEdge: Spot[] = [
    [-3, chin],
    [14, chin + 1],
    [24, chin - 2],
    [front - arch - 2, sill + 8],
    [front - arch + 4, clearance - 3],
    [-3, clearance - 3],
  ];
  const rearEdge: Spot[] = [
    [rear + arch - 4, clearance - 3],
    [rear + arch + 2, sill + 9],
    [length - 16, chin + 2],
    [length + 4, chin + 3],
    [length + 4, clearance - 3],
  ];
  const strip = box(front + arch + 8, rear - arch - 8, sill + 30, sill + 36);
  return [
    pathOf(rounded(foreEdge, 3)),
    pathOf(box(front, rear, clearance - 4, sillTop)),
    pathOf(rounded(rearEdge, 3)),
    ...(design.rubbing ? [pathOf(strip)] : []),
  ];
}

/** It reaches over the outline, which cuts it. */
function grille({ grille: { low, high, wrap, pattern } }: Design) {
  const edge: Spot[] = [
    [-4, high],
    [wrap, high - 0.6],
    [wrap + 1, (high + low) / 2],
    [wrap - 3, low],
    [-4, low - 0.4],
  ];
  return { grille: pathOf(rounded(edge, 2)), grillePattern: pattern };
}

/** The rear lamp reaches over the outline, which cuts it. */
function tailLamp({ size, design, rearX }: Body): { taillight: string; taillit: string } {
  const { low, high, deep, bar = 'standing' } = design.tail;
  const middle = (low + high) / 2;
  const edge = rearX(middle);
  const lit = {
    standing: openPath(
      [rearX(high - 4) - deep[1] * 0.5, high - 4],
      [edge - 5, middle],
      [rearX(low + 4) - 4.5, low + 4],
    ),
    lying: openPath([rearX(high) - deep[1] + 5, middle + 1], [edge - 2, middle]),
    claws: [5, 10, 15]
      .map((x) => openPath([edge - x, high - 2], [edge - x - 2.6, low + 2]))
      .join(' '),
  };
  const lamp: Spot[] = [
    [rearX(high) - deep[1], high],
    [size.length + 9, high + 1],
    [size.length + 9, low],
    [rearX(low) - deep[0], low],
  ];
  return { taillight: pathOf(rounded(lamp, 3)), taillit: lit[bar] };
}

/** Screens seen edge on, a roof of its own colour, its rail and its aerial. */
function roofParts({ design, screen, roof, toHeight }: Body) {
  const { top, back } = design;
  const [head, roofEnd] = [top[0] ?? design.cowl, top.at(-1) ?? design.cowl];
  const [edge = roofEnd, below = edge] = back;
  const strip = (spots: Spot[], out: number, deep: number) =>
    pathOf([...offset(spots, -out), ...offset(spots, deep).reverse()]);
  const rearScreen = toHeight(curve(design.deck ? [roofEnd, edge] : [edge, below])).slice(2, -2);
  const rail = roof.filter(([x]) => x > head[0] + 14 && x < roofEnd[0] - 10);
  const onRoof = (x: number, sunk: number): Spot => [x, heightAt(roof, x) - sunk];
  return {
    screens: [
      strip(screen, 0.2, 4.6),
      ...(design.boot === 'doors' ? [] : [strip(rearScreen, 0.2, 5)]),
    ],
    roof: design.blackRoof
      ? strip([...roof, ...toHeight(curve([roofEnd, edge]))], 4, (design.rail?.[1] ?? 7) + 0.6)
      : undefined,
    rail: design.rails
      ? pathOf([
          ...offset(rail, (share) => -4.6 * standing(share)),
          ...offset(rail, (share) => 1 - 2.8 * standing(share)).reverse(),
        ])
      : undefined,
    brightRail: design.rails === 'bright',
    aerial:
      design.aerial &&
      {
        rod: onRoof(head[0] + 26, 0),
        fin: onRoof(roofEnd[0] - 26, 0.8),
      }[design.aerial],
  };
}

/** 0 at both ends of a roof's rail, 1 between its feet. */
const standing = (share: number) => Math.min(1, 14 * Math.min(share, 1 - share)) ** 0.6;

/** One before each post; under a high roof a row every 78 cm. */
function seats({ design, line, rear }: Body): Spot[] {
  const [middle] = design.posts[0] ?? [rear];
  const room = design.glassEnd[0] - middle;
  const count = design.glassTop ? Math.floor(room / 78) : design.posts.length;
  const rows = Array.from({ length: count }, (_, i) => middle + (room / count) * (i + 0.72));
  return [middle - 16, ...(design.closed ? [] : rows)].map((x) => [x, line(x) + 3]);
}

/** Where and how its boot opens. */
function openingOf({ size, design, roof, rearX }: Body): Opening {
  const { boot = 'tailgate', tail, doors, closed } = design;
  const roofEnd = design.top.at(-1) ?? design.cowl;
  const [edge = roofEnd] = design.back;
  if (boot === 'doors')
    return {
      kind: 'doors',
      from: rearX(size.height - 60) - 3,
      low: size.clearance + 30,
      high: size.height - 16,
      glass: !closed,
    };
  if (boot === 'lid')
    return {
      kind: 'lid',
      hinge: [edge[0] + 4, edge[1] - 1],
      length: rearX(edge[1] - 8) - edge[0] - 8,
      angle: 64,
    };
  const length = Math.hypot(rearX(tail.low) - roofEnd[0], roofEnd[1] - tail.low);
  return {
    kind: 'tailgate',
    hinge: [roofEnd[0] + 2, heightAt(roof, roofEnd[0] - 1) - 3],
    ...(doors === 'slide' ? { length: length + 26, angle: 14 } : { length, angle: 27 }),
  };
}

const openPath = (...spots: Spot[]) => pathOf(spots, false);

const box = (left: number, right: number, low: number, high: number): Spot[] => [
  [left, low],
  [left, high],
  [right, high],
  [right, low],
];

const within = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

const inDegrees = (angle: number) => (angle * 180) / Math.PI;
