/**
 * Fourth part of `npm run structure`: lists text sizes, weights, line heights, spaces and radii
 * that are not in the design system (app/theme.css). Sizes of papers are in points and millimetres
 * and are not checked; neither are negative margins, which cancel the space of another box.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Spaces in rem: 4, 8, 12, 16, 24, 32, 48, 64, 72 and 96 px. 1 and 2 px are lines, not spaces. */
const SPACES = [0, 0.0625, 0.125, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 4.5, 6];
/** Sizes of text in rem, for texts that shrink with the window: `min(1rem, 5vw)`. */
const SIZES = [0.8125, 0.875, 1, 1.125, 1.5, 2.25, 3.5];
/** Files with smaller text and spaces for very narrow windows, and for the cells of a calendar. */
const SMALLER = ['app/theme.css', 'app/site/cars/search/trip-calendar.css'];

const CLASSES: [RegExp, (value: string) => boolean][] = [
  [/(?<![\w-])text-(xs|sm|base|lg|xl|\dxl)(?![\w-])/g, () => false],
  [
    /(?<![\w-])(?:font-(?:thin|light|normal|medium|semibold|bold|extrabold|black)|leading-[\d[]\S*|tracking-(?:tight\w*|wide\w*|normal|\[\S*))/g,
    () => false,
  ],
  [/(?<![\w-])text-\[(?:length:)?(?:min\()?([\d.]+)rem/g, (rem) => SIZES.includes(Number(rem))],
  [
    /(?<![\w-])rounded(?:-[trblse]{1,2})?-((?:xs|sm|md|lg|xl|\dxl)(?![\w-])|\[\d+px\])/g,
    () => false,
  ],
  [
    /(?<![\w-])(?:p|m|gap|space)[xytrblse]?(?:-[xy])?-([\d.]+)(?![\w.%/])/g,
    (step) => SPACES.includes(Number(step) / 4),
  ],
];
const DECLARATIONS: [RegExp, (value: string) => boolean][] = [
  [/font-size: (?:min\()?([\d.]+)(?:rem|px)/g, (rem) => SIZES.includes(Number(rem))],
  [/font-weight: (\d+)/g, () => false],
  [/border-radius: ([\d.]+(?:rem|px))/g, (radius) => ['1px', '999px'].includes(radius)],
  [/(?:padding|margin|gap)[a-z-]*: ([\d.]+)rem;/g, (rem) => SPACES.includes(Number(rem))],
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /(?<!\.test)\.(css|tsx?)$/.test(path))
  .filter((path) => !/^app\/(fonts\.css|operations\/papers\/)/.test(path));

const found = files.flatMap((path) => {
  const isChecked = path.endsWith('.css') && !SMALLER.includes(path);
  const rules = isChecked ? [...DECLARATIONS, ...CLASSES] : CLASSES;
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, i) =>
      rules.flatMap(([pattern, isKnown]) =>
        [...line.matchAll(pattern)]
          .filter(([, value = '']) => !isKnown(value))
          .map(([stray]) => `${path}:${i + 1} ${stray}`),
      ),
    );
});
if (found.length > 0) {
  console.log(`Use the text styles, spaces and radii of app/theme.css.\n${found.join('\n')}`);
  process.exitCode = 1;
}
