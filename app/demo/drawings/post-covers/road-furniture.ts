import { n } from '../svg.ts';

/** A steel guard rail with its posts between two ends of a level road. */
export const guardRail = (from: number, to: number, ground: number, height: number): string => {
  const top = ground - height;
  const band = height * 0.42;
  const posts: string[] = [];
  for (let x = from + height; x < to; x += height * 3.2)
    posts.push(
      `M${n(x)} ${n(top + band * 0.5)}h${n(height * 0.12)}V${n(ground)}h${n(-height * 0.12)}Z`,
    );
  const beam = (y: number, h: number, fill: string) =>
    `<rect x="${n(from)}" y="${n(y)}" width="${n(to - from)}" height="${n(h)}" fill="${fill}"/>`;
  return `<path d="${posts.join('')}" fill="#6F8087"/>${beam(top, band, '#B9C6C9')}${beam(top, band * 0.2, '#EEF3F2')}${beam(top + band * 0.4, band * 0.2, '#8699A0')}${beam(top + band * 0.6, band * 0.18, '#DCE5E5')}${beam(top + band * 0.92, band * 0.1, '#71848B')}`;
};

/** A folding warning triangle on its feet, 50 wide, standing on y = 0. */
export const warningTriangle =
  '<ellipse cx="2" cy="0" rx="32" ry="4" fill="#0B1F2A" fill-opacity=".35"/><path d="M-24 0L-6 -4H6L24 0M-16 0h32" fill="none" stroke="#3C474D" stroke-width="2.4" stroke-linecap="round"/><path d="M0 -47L25.5 -4H-25.500Z" fill="#D43A2A" stroke="#A92A1C" stroke-width="3" stroke-linejoin="round"/><path d="M0 -34.500L15 -9.500H-15Z" fill="#FBEFE6"/><path d="M0 -27L8.6 -13H-8.600Z" fill="#F2A000"/><path d="M-21 -6.500L-1.5 -40" stroke="#FF9E88" stroke-width="2.6" stroke-linecap="round"/><path d="M-12 -6.500H17" stroke="#FF8A72" stroke-width="1.8" stroke-linecap="round"/>';

/** A kilometre post of the road with its reflector, 90 high on y = 0. */
export const markerPost =
  '<path d="M-6 0L-5 -82Q0 -90 5 -82L6 0Z" fill="#FBFAF7"/><path d="M1 0V-87Q4 -86 5 -82L6 0Z" fill="#0B1F2A" fill-opacity=".16"/><path d="M-5.2 -66L5 -72V-56L-5.4 -50Z" fill="#0B1F2A"/><rect x="-2.5" y="-66" width="5" height="11" rx="1.5" fill="#FFB424"/>';
