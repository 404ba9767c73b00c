import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import plugin from 'tailwindcss/plugin';
import type { Plugin } from 'vite';
import { brandMarks } from './brand-marks.ts';

/**
 * Adds the drawings of icon.tsx to the style sheets at build time (decision 057). Tailwind finds
 * the classes in use; their drawings become one image per sheet, of which each class shows a part,
 * because a browser takes a millisecond to set up each image.
 */
const STYLE_SHEET = /\.css(\?|$)/;
const DRAWING = /--drawing:\s*"([^"]+)"/g;
const SIZE = 24;
/** Attributes that every drawing of Lucide has. The image of all drawings has them instead. */
const LINES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * Tailwind plugin: `icon-star`, filled as `icon-star/filled`, with thinner lines as `icon-star/1.5`.
 * `icon-brand-x` is the logo of a service.
 */
export default plugin(({ matchUtilities }) => {
  const bodies = [
    ...Object.entries(lucide.icons).map(([name, { body }]) => [name, body]),
    ...Object.entries(brandMarks).map(([name, path]) => [
      `brand-${name}`,
      `<path fill="#000" stroke="none" d="${path}"/>`,
    ]),
  ];
  matchUtilities(
    { icon: (body: string, { modifier }) => ({ '--drawing': `"${drawn(body, modifier)}"` }) },
    { values: Object.fromEntries(bodies), modifiers: 'any' },
  );
});

function drawn(body: string, modifier: string | null): string {
  const own = modifier === 'filled' ? 'fill="#000"' : modifier && `stroke-width="${modifier}"`;
  return body.replace(LINES, own ?? '').replaceAll('"', "'");
}

/**
 * Vite plugin that runs after Tailwind's and combines the drawings of a style sheet in one image,
 * below each other.
 */
export function oneImageOfIcons(): Plugin {
  return {
    name: 'one-image-of-icons',
    enforce: 'pre',
    transform: {
      filter: { id: STYLE_SHEET },
      handler(css) {
        const bodies = [...new Set([...css.matchAll(DRAWING)].map(([, body = '']) => body))];
        if (bodies.length === 0) return null;
        const placed = css.replace(DRAWING, (_, body) => {
          const percent = (bodies.indexOf(body) / Math.max(1, bodies.length - 1)) * 100;
          return `-webkit-mask-position: 0 ${percent.toFixed(4)}%`;
        });
        return { code: `${placed}\n${imageRule(bodies)}`, map: null };
      },
    },
  };
}

/**
 * Returns the CSS rule with the prefix that all browsers support. Older browsers would show squares
 * without it.
 */
function imageRule(bodies: string[]): string {
  const parts = bodies.map((body, i) => `<g transform='translate(0 ${i * SIZE})'>${body}</g>`);
  const root = `xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIZE} ${bodies.length * SIZE}'`;
  const lines = LINES.replaceAll('"', "'").replace('currentColor', '#000');
  const image = `<svg ${root} ${lines}>${parts.join('')}</svg>`.replaceAll('#', '%23');
  return `@layer components {
    .icon, .icon-before::before { -webkit-mask: url("data:image/svg+xml,${image}") 0 0 / auto ${bodies.length}00% no-repeat }
  }`;
}
