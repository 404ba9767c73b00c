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
  /** What stands beside it in the picture of its boot: large and small cases. */
  cases: [large: number, small: number];
  /** Front edge of the bonnet: where it is, how the face arrives, how the bonnet leaves. */
  nose: Key;
  /** Foot of the windscreen. */
  cowl: Key;
  /** The roof from the head of the windscreen to its rear edge. */
  top: Key[];
  /** From the rear edge of the roof down to the bumper. */
  back: Key[];
  /** Height of the rear bumper's furthest point; 52 where it is missing. */
  bumper?: number;
  /** How much higher the glass line is at its rear end. */
  rise?: number;
  /** From the outline to the side windows: along the windscreen and along the roof. */
  rail?: [pillar: number, roof: number];
  /** The rear end of the side windows: foot at the glass line, and how far its top lies forward. */
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
  lampSize?: number;
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
  extra?: CarShape['extra'];
  rubbing?: boolean;
}

/** 0 at both ends of a roof's rail, 1 between its feet. */
const foot01 = (share: number) => Math.min(1, 14 * Math.min(share, 1 - share)) ** 0.6;

/** Draws the lines of a car to its measures. */
export function sideView(size: Dimensions, design: Design): CarShape {
  const { length, height, clearance, glassLine } = size;
  const tyre = size.tyre / 2;
  const front = size.frontOverhang;
  const rear = front + size.wheelbase;
  const arch = tyre + (design.cladding ? 5.2 : 4.6);
  const sill = clearance + (design.cladding ? 5 : 2);
  const bumper = design.bumper ?? 52;

  const { nose, cowl, top, back } = design;
  const head = top[0] ?? cowl;
  const roofEnd = top.at(-1) ?? head;
  const face: Key[] = [
    [26, clearance + 1, 180],
    [6, clearance + 9, 112],
    [0, Math.min(48, nose[1] - 18), 90],
    nose,
  ];
  const rump: Key[] = [
    [length, bumper, -90],
    [length - 5, clearance + 13, -108],
    [length - 30, clearance + 3, 180],
  ];
  // The key points may miss the measures by a centimetre; the drawing does not.
  const raw = {
    face: curve(face),
    bonnet: curve([nose, cowl]),
    screen: curve([cowl, head]),
    roof: curve(top),
    back: curve([roofEnd, ...back]),
    rump: curve([back.at(-1) ?? roofEnd, ...rump]),
  };
  const highest = Math.max(...raw.roof.map(([, h]) => h));
  const toHeight = (spots: Spot[]) =>
    spots.map(
      ([x, h]): Spot => [
        x,
        h <= glassLine
          ? h
          : glassLine + ((h - glassLine) * (height - glassLine)) / (highest - glassLine),
      ],
    );
  const [bonnet, screen, roof, tail] = [raw.bonnet, raw.screen, raw.roof, raw.back].map(
    toHeight,
  ) as [Spot[], Spot[], Spot[], Spot[]];
  const outline = [
    ...toHeight(raw.face),
    ...bonnet,
    ...screen,
    ...roof,
    ...tail,
    ...toHeight(raw.rump),
  ];
  const rearX = (h: number) => {
    const side = [...tail, ...raw.rump];
    const at = side.findIndex((spot, i) => i > 0 && spot[1] <= h && (side[i - 1]?.[1] ?? 0) >= h);
    return side[at]?.[0] ?? length;
  };

  // The side windows: below the roof's line, above the glass line, before the last post.
  const [pillar, rail] = design.rail ?? [6.5, 7];
  const above = [...screen, ...roof, ...tail];
  const inner = (deep: number) =>
    offset(above, (share) => {
      const blend = Math.min(
        1,
        Math.max(0, (share * above.length - screen.length * 0.6) / (screen.length * 0.6)),
      );
      return pillar + (rail - pillar) * blend + deep;
    });
  const [endX, endForward] = design.glassEnd;
  const rise = design.rise ?? 0;
  const line = (x: number) => {
    const share = Math.max(0, (x - cowl[0]) / (endX - cowl[0]));
    return glassLine + rise * share ** 1.6;
  };
  const opening = (deep: number): Spot[] => {
    const lid = inner(deep);
    const xs = Array.from(
      { length: Math.ceil((length - cowl[0]) / 1.2) },
      (_, i) => cowl[0] + i * 1.2,
    );
    const open = xs.filter((x) => heightAt(lid, x) > line(x) + deep + 0.4);
    const first = open[0] ?? cowl[0];
    const ceiling = open.map(
      (x): Spot => [x, Math.min(heightAt(lid, x), (design.glassTop ?? height) - deep)],
    );
    const floor = open.map((x): Spot => [x, line(x) + deep]).reverse();
    return [[first - 0.6, line(first) + deep + 0.2], ...ceiling, ...floor];
  };
  const upright = (x: number, lean: number): [Spot, Spot] => [
    [x, line(x)],
    [x + lean, height],
  ];
  const frameShape = cutRightOf(opening(0), ...upright(endX, -endForward));
  const frame = rounded(frameShape, (design.round ?? 2) + 1.6);
  const inside = opening(2.4);
  const edges = design.closed ? design.posts.slice(0, 1) : design.posts;
  const panes = [...edges, null].flatMap((post, i) => {
    if (design.closed && !post) return [];
    const before = edges[i - 1];
    let pane = inside;
    if (before) {
      const [foot, crown] = upright(before[0] + before[2] / 2, before[1]);
      pane = cutLeftOf(pane, foot, crown);
    }
    const [foot, crown] = post
      ? upright(post[0] - post[2] / 2, post[1])
      : upright(endX - 3, -endForward);
    pane = cutRightOf(pane, foot, crown);
    return pane.length > 2 ? [rounded(pane, design.round ?? 2)] : [];
  });
  const frontTip = frame.reduce((least, [x]) => Math.min(least, x), length);

  // Doors. The rear cut follows the wheel arch at an even distance down to the sill.
  const bottom = sill + 7;
  const doorFoot = Math.max(front + arch + (design.cladding ? 13 : 11), frontTip - 13);
  const post = design.posts[0] ?? [rear, 0, 0];
  const doorTop = Math.max(frontTip + 3, doorFoot - 8);
  const lastPost =
    design.doorPost === undefined ? endX : (design.posts[design.doorPost]?.[0] ?? endX);
  const frontCut = curve([
    [doorTop, line(doorTop), -98],
    [doorFoot - 3, bottom + 22, -88],
    [doorFoot + 4, bottom, -40],
  ]);
  const clear = arch + (design.cladding ? 13 : 7.5);
  const reach = Math.asin(Math.min(1, Math.max(-1, (bottom - tyre) / clear)));
  const footAngle = 180 - (reach * 180) / Math.PI;
  const aroundArch = (x: number): Spot[] => {
    const startAngle = Math.min(
      150,
      Math.max(
        100,
        (Math.acos(Math.max(-0.9, Math.min(0.4, (x - rear - 4) / clear))) * 180) / Math.PI + 6,
      ),
    );
    const ring = arc([rear, tyre], clear, startAngle, footAngle);
    const [first] = ring;
    return [
      ...curve([
        [x, line(x), -92],
        [first?.[0] ?? x, first?.[1] ?? bottom, startAngle + 90 - 360],
      ]),
      ...ring,
    ];
  };
  const foot: Spot[] = [[doorFoot + 4, bottom]];
  const rearCutFoot = rear - Math.cos(reach) * clear;
  const straight = (x: number): Spot[] => [
    [x, line(x)],
    [x, bottom],
  ];
  const single = design.doors === 1;
  const slide = design.doors === 'slide';
  const lastCut =
    slide || lastPost < rear - clear
      ? straight(Math.min(lastPost, rear - clear + 2))
      : aroundArch(lastPost);
  const lastFootX = lastCut.at(-1)?.[0] ?? rearCutFoot;
  const seams = [
    pathOf(frontCut, false),
    pathOf([...foot, [single ? post[0] : lastFootX, bottom]], false),
    single
      ? curvePath([
          [post[0] + 1, line(post[0]), -84],
          [post[0] + 4, bottom + 28, -96],
          [post[0] - 2, bottom, -110],
        ])
      : pathOf(straight(post[0]), false),
    ...(single ? [] : [pathOf(lastCut, false)]),
  ];

  if (design.closed) {
    const [from, to, eaves] = [post[0] + 4, lastFootX, height - 20];
    const press = (left: number, right: number) =>
      pathOf(
        rounded(
          [
            [left, glassLine + 4],
            [left, eaves - 6],
            [right, eaves - 6],
            [right, glassLine + 4],
          ],
          5,
        ),
      );
    seams.push(
      pathOf(
        [
          [post[0], glassLine],
          [post[0], eaves],
          [to, eaves],
          [to, glassLine],
        ],
        false,
      ),
      press(from + 6, to - 8),
      press(to + 8, rearX(eaves) - 12),
    );
  }

  // Bonnet, bumpers, tailgate and flap.
  const lampAt = (u: number, v: number): Spot => {
    const x = nose[0] + u * (design.lampSize ?? 1);
    const h = x < nose[0] ? nose[1] : heightAt(bonnet, Math.min(x, cowl[0]));
    return [x, h + v * (design.lampSize ?? 1)];
  };
  const lamp = headlamp(design.lamp, lampAt);
  const lampEnd = lamp.shape.reduce((far, spot) => (spot[0] > far[0] ? spot : far), [0, 0] as Spot);
  const archTopLeft: Spot = [front - arch * 0.72, tyre + arch * 0.72];
  const bonnetLine: Key[] = [
    [lampEnd[0] - 3, lampEnd[1] + 0.6, 6],
    [(lampEnd[0] + cowl[0]) / 2, heightAt(bonnet, (lampEnd[0] + cowl[0]) / 2) - 4.4, 9],
    [cowl[0] + 2, cowl[1] - 2, 24],
  ];
  const { low, high, deep, bar = 'standing' } = design.tail;
  const rearArchRight: Spot = [rear + arch * 0.86, tyre + arch * 0.54];
  seams.push(
    curvePath(bonnetLine),
    curvePath([
      [Math.max(6, lampEnd[0] * 0.72), lampEnd[1] - 12 * (design.lampSize ?? 1), -60],
      [archTopLeft[0], archTopLeft[1], -32],
    ]),
    curvePath([
      [rearX(low) - deep[0] * 0.5, low, -100],
      [rearArchRight[0], rearArchRight[1], 200],
    ]),
  );
  if (!design.noFlap && !slide) {
    const [x, h] = [rear + 7, Math.min(line(endX) - 12, tyre + arch + (design.cladding ? 25 : 20))];
    seams.push(
      pathOf(
        rounded(
          [
            [x, h],
            [x + 13, h + 0.8],
            [x + 13, h - 10.6],
            [x, h - 11.2],
          ],
          4,
        ),
      ),
    );
  }
  if (slide)
    seams.push(
      pathOf(
        [
          [post[0] + 6, glassLine - 13],
          [rearX(glassLine - 13) - 10, glassLine - 12],
        ],
        false,
      ),
    );

  const shoulder = design.shoulder ?? [nose[1] + 4, glassLine - 8, glassLine + rise - 8];
  const creases = [
    curvePath([
      [Math.max(front * 0.7, lampEnd[0] + 6), shoulder[0], 6],
      [(front + rear) / 2, shoulder[1], 2],
      [rearX(shoulder[2]) - deep[1] - 2, shoulder[2], 0],
    ]),
  ];
  const lower = design.lower === undefined ? [bottom + 13, bottom + 22] : design.lower;
  if (lower)
    creases.push(
      curvePath([
        [front + arch + 4, lower[0] ?? 0, 0],
        [(front + rear) / 2, (lower[0] ?? 0) * 0.7 + (lower[1] ?? 0) * 0.3, 7],
        [rear - arch - 4, lower[1] ?? 0, 12],
      ]),
    );

  const { grille } = design;
  const chin = clearance + (design.cladding ? 24 : 15);
  const plastic = [
    pathOf(
      rounded(
        [
          [-3, chin],
          [14, chin + 1],
          [24, chin - 2],
          [front - arch - 2, sill + 8],
          [front - arch + 4, clearance - 3],
          [-3, clearance - 3],
        ],
        3,
      ),
    ),
    pathOf([
      [front, clearance - 4],
      [rear, clearance - 4],
      [rear, sill + (design.cladding ? 8 : 4)],
      [front, sill + (design.cladding ? 8 : 4)],
    ]),
    pathOf(
      rounded(
        [
          [rear + arch - 4, clearance - 3],
          [rear + arch + 2, sill + 9],
          [length - 16, chin + 2],
          [length + 4, chin + 3],
          [length + 4, clearance - 3],
        ],
        3,
      ),
    ),
  ];
  if (design.rubbing)
    plastic.push(
      pathOf([
        [front + arch + 8, sill + 30],
        [rear - arch - 9, sill + 30],
        [rear - arch - 8, sill + 36],
        [front + arch + 8, sill + 36],
      ]),
    );

  const section = (edge: readonly Spot[], width: number) =>
    pathOf([...offset(edge, -0.2), ...offset(edge, width).reverse()]);
  const [edge = roofEnd, below = edge] = back;
  const backGlass = toHeight(curve(design.deck ? [roofEnd, edge] : [edge, below]));
  const blackRoof = [...roof, ...toHeight(curve([roofEnd, edge]))];
  const railPart = roof.filter(([x]) => x > head[0] + 14 && x < roofEnd[0] - 10);
  const handleH = (x: number) => line(x) - (slide ? 12 : 9);
  const seat = (x: number): Spot => [x, line(x) + 3];
  const room = endX - post[0];
  const seatRows = design.glassTop ? Math.floor(room / 78) : design.posts.length;
  const rows = design.closed
    ? []
    : Array.from({ length: seatRows }, (_, i) => post[0] + (room / seatRows) * (i + 0.72));

  const middle = (high + low) / 2;
  const tailLine = (kind: 'lying' | 'standing' | 'claws'): string => {
    const edgeX = rearX(middle);
    if (kind === 'standing')
      return pathOf(
        [
          [rearX(high - 4) - deep[1] * 0.5, high - 4],
          [edgeX - 5, middle],
          [rearX(low + 4) - 4.5, low + 4],
        ],
        false,
      );
    if (kind === 'lying')
      return pathOf(
        [
          [rearX(high) - deep[1] + 5, middle + 1],
          [edgeX - 2, middle],
        ],
        false,
      );
    return [5, 10, 15]
      .map((x) =>
        pathOf(
          [
            [edgeX - x, high - 2],
            [edgeX - x - 2.6, low + 2],
          ],
          false,
        ),
      )
      .join(' ');
  };

  const gate = Math.hypot(rearX(low) - roofEnd[0], roofEnd[1] - low);
  const openings: Record<NonNullable<Design['boot']>, Opening> = {
    tailgate: {
      kind: 'tailgate',
      hinge: [roofEnd[0] + 2, heightAt(roof, roofEnd[0] - 1) - 3],
      length: slide ? gate + 26 : gate,
      angle: slide ? 14 : 27,
    },
    lid: {
      kind: 'lid',
      hinge: [edge[0] + 4, edge[1] - 1],
      length: rearX(edge[1] - 8) - edge[0] - 8,
      angle: 64,
    },
    doors: {
      kind: 'doors',
      from: rearX(height - 60) - 3,
      low: clearance + 30,
      high: height - 16,
      glass: !design.closed,
    },
  };

  return {
    tint: design.tint,
    opening: openings[design.boot ?? 'tailgate'],
    cases: design.cases,
    cargo: design.closed,
    length,
    height,
    sill,
    belt: glassLine - 1.5,
    axles: [front, rear],
    tyre,
    arch,
    rim: design.rim,
    rearRim: design.rearRim,
    darkRims: design.darkRims,
    shine: [frontTip + 34, frontTip + 150, ...(length > 470 ? [frontTip + 250] : [])],
    outline: pathOf(outline),
    roof: design.blackRoof
      ? pathOf([...offset(blackRoof, -4), ...offset(blackRoof, rail + 0.6).reverse()])
      : undefined,
    frame: [
      pathOf(
        design.closed
          ? rounded(cutRightOf(opening(0), ...upright(post[0] - 1, post[1])), 3.4)
          : frame,
      ),
    ],
    panes: panes.map((pane) => pathOf(pane)),
    screens: [
      section(screen, 4.6),
      ...(design.boot === 'doors' ? [] : [section(backGlass.slice(2, -2), 5)]),
    ],
    seams,
    creases,
    plastic,
    trim: design.bright ? [pathOf(frame)] : [],
    grille: pathOf(
      rounded(
        [
          [-4, grille.high],
          [grille.wrap, grille.high - 0.6],
          [grille.wrap + 1, (grille.high + grille.low) / 2],
          [grille.wrap - 3, grille.low],
          [-4, grille.low - 0.4],
        ],
        2,
      ),
    ),
    grillePattern: grille.pattern,
    lenses: lamp.lenses,
    headlight: pathOf(rounded(lamp.shape, 3)),
    daylight: pathOf(lamp.daylight, false),
    taillight: pathOf(
      rounded(
        [
          [rearX(high) - deep[1], high],
          [length + 9, high + 1],
          [length + 9, low],
          [rearX(low) - deep[0], low],
        ],
        3,
      ),
    ),
    taillit: tailLine(bar),
    handles: [
      [post[0] - 15, handleH(post[0])],
      ...(single || design.hiddenHandle || design.closed
        ? []
        : [
            slide
              ? ([post[0] + 17, handleH(post[0])] as Spot)
              : ([lastPost - 17, handleH(lastPost)] as Spot),
          ]),
    ],
    mirror: design.vanMirror ? undefined : [frontTip + 9, glassLine + 3],
    vanMirror: design.vanMirror ? [frontTip + 6, glassLine + 8] : undefined,
    seats: [post[0] - 16, ...rows].map(seat),
    cladding: design.cladding,
    rail:
      design.rails && railPart.length > 4
        ? pathOf([
            ...offset(railPart, (share) => -4.6 * foot01(share)),
            ...offset(railPart, (share) => 1 - 2.8 * foot01(share)).reverse(),
          ])
        : undefined,
    brightRail: design.rails === 'bright',
    aerial:
      design.aerial === 'rod'
        ? [head[0] + 26, heightAt(roof, head[0] + 26)]
        : design.aerial === 'fin'
          ? [roofEnd[0] - 26, heightAt(roof, roofEnd[0] - 26) - 0.8]
          : undefined,
    badge: [doorTop - 10.5, glassLine - 17],
    plates: [
      [0, bumper - 6],
      [length, bumper + 2],
    ],
    extra: design.extra,
  };
}
