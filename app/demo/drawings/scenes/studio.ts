import type { Scene } from '../scene.ts';
import { linear, radial } from '../svg.ts';

/** A calm sand room with a pale sun on the wall. */
export const studio = (): Scene => ({
  ground: 598,
  share: 0.765,
  back: [
    '<defs>',
    linear(
      'studio-wall',
      [0, 0, 0, 520],
      [
        [0, '#FBFAF7'],
        [1, '#F5EDDF'],
      ],
    ),
    linear(
      'studio-floor',
      [0, 520, 0, 800],
      [
        [0, '#EFE5D3'],
        [0.3, '#F5EEE2'],
        [1, '#FBF8F2'],
      ],
    ),
    linear(
      'studio-disc',
      [0, 170, 0, 520],
      [
        [0, '#F8EAD0'],
        [1, '#F6EDDD', 0.6],
      ],
    ),
    radial(
      'studio-pool',
      [0, 0, 1],
      [
        [0, '#FFFFFF', 0.75],
        [1, '#FFFFFF', 0],
      ],
      'translate(600 640) scale(640 120)',
    ),
    '</defs>',
    '<rect width="1200" height="520" fill="url(#studio-wall)"/>',
    '<path d="M262 520A338 338 0 0 1 938 520Z" fill="url(#studio-disc)"/>',
    '<rect y="520" width="1200" height="280" fill="url(#studio-floor)"/>',
    '<rect y="519.5" width="1200" height="1" fill="#E4D7C0" fill-opacity=".7"/>',
    '<rect y="520" width="1200" height="280" fill="url(#studio-pool)"/>',
  ].join(''),
});
