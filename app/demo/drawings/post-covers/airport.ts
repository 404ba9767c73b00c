import { linear, n } from '../svg.ts';

interface Terminal {
  /** Left and right end of the building. */
  from: number;
  to: number;
  /** Where it stands. */
  ground: number;
  /** Height of the roof at its crown. */
  height: number;
}

/** The terminal: a long white roof like a wing over a front of glass, doors under a canopy. */
export const terminal = ({ from, to, ground, height }: Terminal): string => {
  const width = to - from;
  const x = (share: number) => from + width * share;
  const y = (share: number) => ground - height * share;
  // The lower edge of the roof, as a curve between its ends.
  const eaves = (share: number) => 0.7 + 0.72 * share * (1 - share);
  const curve = (lift: number) =>
    Array.from({ length: 21 }, (_, i) => `${n(x(i / 20))} ${n(y(eaves(i / 20) + lift))}`);
  const front = `M${n(x(0.03))} ${ground}L${curve(0)
    .slice(1, -1)
    .join(' ')} ${n(x(0.97))} ${ground}Z`;
  const bays = 30;
  const mullions = Array.from({ length: bays - 1 }, (_, i) => {
    const share = 0.03 + (0.94 * (i + 1)) / bays;
    return `M${n(x(share))} ${ground}V${n(y(eaves(share)))}`;
  }).join('');
  const transoms = [0.2, 0.36, 0.52, 0.68]
    .map((level) => `M${n(x(0.03))} ${n(y(level))}H${n(x(0.97))}`)
    .join('');
  const props = Array.from({ length: 7 }, (_, i) => {
    const share = 0.09 + (0.82 * i) / 6;
    const foot = `${n(x(share))} ${n(y(0.3))}`;
    return `M${foot}L${n(x(share - 0.034))} ${n(y(eaves(share - 0.034) + 0.02))}M${foot}L${n(x(share + 0.034))} ${n(y(eaves(share + 0.034) + 0.02))}`;
  }).join('');
  const doors = [0.22, 0.5, 0.78]
    .map((share) => {
      const w = width * 0.05;
      return `<rect x="${n(x(share) - w / 2)}" y="${n(y(0.2))}" width="${n(w)}" height="${n(height * 0.2)}" fill="#123B47"/><path d="M${n(x(share))} ${n(y(0.2))}V${ground}" stroke="#8FC4CB" stroke-width="1.6"/><rect x="${n(x(share) - w / 2)}" y="${n(y(0.26))}" width="${n(w)}" height="${n(height * 0.055)}" rx="2" fill="#FFB424"/>`;
    })
    .join('');
  const pillars = Array.from(
    { length: 11 },
    (_, i) => `M${n(x(0.06 + (0.88 * i) / 10))} ${n(y(0.28))}V${ground}`,
  ).join('');
  return `<defs>${linear(
    'terminal-glass',
    [0, y(0.9), 0, ground],
    [
      [0, '#CFE9EA'],
      [0.45, '#7FBCC5'],
      [1, '#2B6B7A'],
    ],
  )}${linear(
    'terminal-roof',
    [from, 0, to, 0],
    [
      [0, '#FFFFFF'],
      [0.55, '#F4F3EC'],
      [1, '#D4DEDC'],
    ],
  )}<clipPath id="terminal-front"><path d="${front}"/></clipPath></defs><path d="${front}" fill="url(#terminal-glass)"/><g clip-path="url(#terminal-front)"><path d="M${n(x(0))} ${n(y(0.3))}L${n(x(0.12))} ${n(y(0.5))} ${n(x(0.2))} ${n(y(0.42))} ${n(x(0.36))} ${n(y(0.62))} ${n(x(0.5))} ${n(y(0.44))} ${n(x(0.64))} ${n(y(0.56))} ${n(x(0.8))} ${n(y(0.4))} ${n(x(1))} ${n(y(0.5))}V${ground}H${n(x(0))}Z" fill="#4A8E99" fill-opacity=".5"/><path d="M${n(x(0.24))} ${ground}L${n(x(0.36))} ${n(y(1))}H${n(x(0.44))}L${n(x(0.32))} ${ground}ZM${n(x(0.35))} ${ground}L${n(x(0.47))} ${n(y(1))}H${n(x(0.49))}L${n(x(0.37))} ${ground}ZM${n(x(0.66))} ${ground}L${n(x(0.78))} ${n(y(1))}H${n(x(0.83))}L${n(x(0.71))} ${ground}Z" fill="#FFFFFF" fill-opacity=".26"/><path d="${mullions}${transoms}" fill="none" stroke="#EFF6F4" stroke-width="1.7" stroke-opacity=".75"/><path d="M${curve(0).join('L')}L${curve(-0.07).reverse().join('L')}Z" fill="#0C3A48" fill-opacity=".34"/></g><path d="${props}" stroke="#F7F7F2" stroke-width="5" stroke-linecap="round"/><path d="M${n(x(-0.03))} ${n(y(0.655))}L${curve(0.015).join('L')}L${n(x(1.03))} ${n(y(0.655))}L${n(x(1.03))} ${n(y(0.69))}L${curve(0.1).reverse().join('L')}L${n(x(-0.03))} ${n(y(0.69))}Z" fill="url(#terminal-roof)"/><path d="M${n(x(-0.03))} ${n(y(0.655))}L${curve(0.015).join('L')}L${n(x(1.03))} ${n(y(0.655))}" fill="none" stroke="#7FA3AB" stroke-width="2.4"/><rect x="${n(x(0.03))}" y="${n(y(0.26))}" width="${n(width * 0.94)}" height="${n(height * 0.26)}" fill="#0C3A48" fill-opacity=".3"/>${doors}<path d="${pillars}" stroke="#E9ECE6" stroke-width="5"/><rect x="${n(x(0.02))}" y="${n(y(0.32))}" width="${n(width * 0.96)}" height="${n(height * 0.055)}" rx="3" fill="#FAF8F1"/><rect x="${n(x(0.02))}" y="${n(y(0.278))}" width="${n(width * 0.96)}" height="${n(height * 0.022)}" fill="#A9BDBF"/>`;
};

/** The control tower on a stem that widens to its cab; it stands on y = 0, 330 high. */
export const controlTower = (): string =>
  `<defs>${linear(
    'tower-stem',
    [-26, 0, 26, 0],
    [
      [0, '#FFFFFF'],
      [0.5, '#E4EAE7'],
      [1, '#A5BBBF'],
    ],
  )}${linear(
    'tower-cab',
    [-50, 0, 50, 0],
    [
      [0, '#CDEBEC'],
      [0.4, '#5FA3AF'],
      [1, '#1F5563'],
    ],
  )}</defs><path d="M-24 0C-16 -90 -14 -170 -20 -236H20C14 -170 16 -90 24 0Z" fill="url(#tower-stem)"/><path d="M-3 0V-232M-12 -60H12M-11 -120H11M-12 -180H12" stroke="#A5BBBF" stroke-width="1.6" fill="none"/><path d="M-22 -232L-46 -252H46L22 -232Z" fill="#B9CACB"/><rect x="-50" y="-262" width="100" height="12" rx="4" fill="#FAF8F1"/><path d="M-46 -262L-56 -298H56L46 -262Z" fill="url(#tower-cab)"/><path d="M-28 -262L-34 -298M-9 -262L-11 -298M9 -262L11 -298M28 -262L34 -298" stroke="#EFF6F4" stroke-width="2.4"/><path d="M-62 -298H62L50 -312H-50Z" fill="#FAF8F1"/><path d="M-62 -298H62V-294H-62Z" fill="#9DB3BA"/><path d="M0 -312V-352M-16 -312V-328M18 -312V-334" stroke="#5B6970" stroke-width="3"/><circle cx="0" cy="-352" r="4" fill="#C8402A"/>`;

/** A lamp post of the car park, 100 high on y = 0, with an arm to each side. */
export const lampPost =
  '<path d="M-1.6 0L-1 -98H1L1.6 0Z" fill="#5F7F88"/><path d="M-19 -96Q0 -104 19 -96" fill="none" stroke="#5F7F88" stroke-width="1.6"/><path d="M-24 -96h12l-2 -3h-9ZM12 -96h12l-1 -3h-9Z" fill="#33535D"/>';
