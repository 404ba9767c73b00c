import { linear, n } from '../svg.ts';

/** The fluted minaret of Antalya, 380 units high on y = 0, its middle at x = 0, lit from the left. */
export const yivliMinaret = (): string => {
  const flutes = Array.from({ length: 6 }, (_, i) => {
    const edge = (k: number) => Math.sin(((k / 6) * 2 - 1) * 1.35) * 25.5;
    const [a, b] = [edge(i), edge(i + 1)];
    return `<path d="M${n(a)} -70V-254Q${n((a + b) / 2)} -263 ${n(b)} -254V-70Z" fill="url(#minaret-flute)"/><path d="M${n(b - (b - a) * 0.3)} -70V-256H${n(b)}V-70Z" fill="#6E3826" fill-opacity=".5"/>`;
  }).join('');
  const courses = Array.from({ length: 26 }, (_, i) => `M-25 ${-76 - i * 7}h50`).join('');
  return [
    `<defs>${linear(
      'minaret-flute',
      [-26, 0, 26, 0],
      [
        [0, '#E9A878'],
        [0.5, '#CB7D54'],
        [1, '#97543A'],
      ],
    )}${linear(
      'minaret-stone',
      [-32, 0, 32, 0],
      [
        [0, '#F3DFB9'],
        [0.55, '#DDBF91'],
        [1, '#A88862'],
      ],
    )}${linear(
      'minaret-cap',
      [-14, 0, 14, 0],
      [
        [0, '#A9C3C6'],
        [0.5, '#71959B'],
        [1, '#466A73'],
      ],
    )}</defs>`,
    '<path d="M-34 0V-44L-28 -70H28L34 -44V0Z" fill="url(#minaret-stone)"/><path d="M-34 -44H34M-34 -22H34M-14 -70L-17 -44V0M14 -70L17 -44V0" fill="none" stroke="#A8875C" stroke-width="1.2" stroke-opacity=".6"/>',
    flutes,
    `<path d="${courses}" stroke="#7E4630" stroke-width=".7" stroke-opacity=".35"/>`,
    '<path d="M-26 -92H26V-86H-26Z" fill="#2E9A98"/><path d="M-26 -246H26V-241H-26Z" fill="#2E9A98" fill-opacity=".85"/>',
    // The balcony on its corbels, the upper shaft and the leaden cap.
    '<path d="M-25 -258H25L34 -274H-34Z" fill="url(#minaret-stone)"/><path d="M-30 -266H30M-33 -272H33" stroke="#9A7A52" stroke-width="1.4"/><path d="M-35 -290H35V-274H-35Z" fill="#F0D9B0"/><path d="M12 -290H35V-274H12Z" fill="#B89767" fill-opacity=".7"/><path d="M-29 -288v12M-21 -288v12M-13 -288v12M-5 -288v12M3 -288v12M11 -288v12M19 -288v12M27 -288v12" stroke="#B4935F" stroke-width="2"/>',
    '<path d="M-14 -290V-330H14V-290Z" fill="url(#minaret-flute)"/><path d="M-4 -290v-22q4 -7 8 0v22Z" fill="#5A2F22"/><path d="M-17 -330H17V-335H-17Z" fill="#F0D9B0"/><path d="M-16 -335L0 -384L16 -335Z" fill="url(#minaret-cap)"/><path d="M0 -384V-396" stroke="#D9A441" stroke-width="2"/><circle cx="0" cy="-390" r="2.6" fill="#E8B95A"/>',
  ].join('');
};
