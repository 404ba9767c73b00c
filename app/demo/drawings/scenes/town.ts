import { bougainvillea, dice, palm } from '../landscape.ts';
import type { Scene } from '../scene.ts';
import { linear, n } from '../svg.ts';

/** Rows of old ashlar, each stone of its own tone. */
const masonry = (x: number, y: number, width: number, height: number, seed: number): string => {
  const roll = dice(seed);
  const tones = ['#E2C79B', '#D9BA8A', '#EBD5AF', '#D2B17F', '#E6CDA4'];
  const stones: string[] = [];
  for (let top = y; top < y + height; top += 26) {
    for (let left = x - roll() * 40; left < x + width; ) {
      const wide = 38 + roll() * 44;
      const [from, to] = [Math.max(left, x), Math.min(left + wide, x + width)];
      const tone = tones[Math.floor(roll() * tones.length)] ?? '#E2C79B';
      if (to - from > 4)
        stones.push(
          `<rect x="${n(from + 1)}" y="${top + 1}" width="${n(to - from - 2)}" height="24" rx="2.5" fill="${tone}"/>`,
        );
      left += wide;
    }
  }
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#BF9E6E"/>${stones.join('')}`;
};

const merlons = (x: number, count: number, y: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<path d="M${x + i * 62} ${y}v-34q0 -14 18 -14q18 0 18 14v34Z" fill="#DEC293"/><path d="M${x + i * 62 + 26} ${y}v-46q10 2 10 12v34Z" fill="#BF9E6E" fill-opacity=".7"/>`,
  ).join('');

/** The old town of Antalya: walls, a round tower, a gate and palms. */
export const town = (): Scene => ({
  ground: 662,
  share: 0.7,
  back: [
    '<defs>',
    linear(
      'town-sky',
      [0, 0, 0, 460],
      [
        [0, '#8FCBD6'],
        [0.6, '#D8ECE6'],
        [1, '#FCEFD6'],
      ],
    ),
    linear(
      'town-round',
      [40, 0, 300, 0],
      [
        [0, '#FFF1D2', 0.5],
        [0.35, '#FFF1D2', 0],
        [1, '#7A5A36', 0.55],
      ],
    ),
    linear(
      'town-warm',
      [0, 200, 0, 600],
      [
        [0, '#FFE9BE', 0.25],
        [1, '#8A6238', 0.3],
      ],
    ),
    linear(
      'town-street',
      [0, 596, 0, 800],
      [
        [0, '#CDBB9D'],
        [1, '#A8977C'],
      ],
    ),
    '</defs>',
    '<rect width="1200" height="620" fill="url(#town-sky)"/>',
    '<path d="M0 420C160 360 300 330 470 372C620 330 760 300 900 352C1020 330 1120 340 1200 320L1200 620L0 620Z" fill="#A9CFCB" fill-opacity=".75"/>',
    // Tiled roofs and the fluted minaret behind the wall.
    '<path d="M742 128l10 -46l10 46Z" fill="#4F8E93"/><path d="M738 128h28v24h-28Z" fill="#C9815A"/><path d="M730 152h44v10h-44Z" fill="#E3B48C"/><path d="M734 162h36v240h-36Z" fill="#C0714B"/><path d="M737 162h6v240h-6ZM748 162h6v240h-6ZM759 162h6v240h-6Z" fill="#DE9A70"/>',
    '<path d="M540 330l86 -44l86 44v90h-172Z" fill="#F4E6CC"/><path d="M526 336l100 -54l100 54Z" fill="#C96F4A"/><path d="M566 352h24v38h-24ZM614 352h24v38h-24ZM662 352h24v38h-24Z" fill="#5B8B8E"/>',
    '<path d="M836 344l70 -36l70 36v90h-140Z" fill="#FBF0DC"/><path d="M822 350l84 -46l84 46Z" fill="#B9603F"/><path d="M866 366h22v34h-22ZM924 366h22v34h-22Z" fill="#5B8B8E"/>',
    palm(470, 560, 300, 8),
    palm(1106, 590, 420, 5),
    merlons(316, 15, 416),
    masonry(300, 414, 900, 188, 3),
    // The gate.
    '<path d="M604 602v-96a66 66 0 0 1 132 0v96Z" fill="#F3DDB2"/><path d="M618 602v-94a52 52 0 0 1 104 0v94Z" fill="#3B2B20"/><path d="M634 602v-88a40 44 0 0 1 88 -2v90Z" fill="#A7D3D3" fill-opacity=".55"/>',
    masonry(56, 262, 236, 340, 12),
    merlons(56, 4, 264),
    '<rect x="56" y="262" width="236" height="340" fill="url(#town-round)"/><path d="M160 340q12 -18 24 0v52h-24Z" fill="#3B2B20"/><rect x="50" y="282" width="248" height="10" rx="4" fill="#EFDAB3"/>',
    '<rect y="216" width="1200" height="386" fill="url(#town-warm)" fill-opacity=".55"/>',
    palm(20, 604, 470, 2),
    bougainvillea(430, 440, 74, 6),
    bougainvillea(486, 486, 46, 16),
    bougainvillea(1000, 430, 60, 11),
    '<rect y="596" width="1200" height="204" fill="url(#town-street)"/>',
    '<path d="M0 596h1200v12H0Z" fill="#E9DBC0"/><path d="M0 608h1200v5H0Z" fill="#8F7D62" fill-opacity=".6"/>',
    '<path d="M0 640h1200M0 690h1200M0 748h1200" stroke="#968467" stroke-width="1.4" stroke-opacity=".45"/>',
    `<path d="${Array.from({ length: 15 }, (_, i) => `M${i * 84 + 20} 613L${(i * 84 + 20 - 600) * 1.18 + 600} 690M${i * 84 + 62} 690L${(i * 84 + 62 - 600) * 1.16 + 600} 800`).join('')}" stroke="#968467" stroke-width="1.4" stroke-opacity=".4"/>`,
  ].join(''),
});
