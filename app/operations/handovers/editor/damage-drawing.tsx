import type { Damage, Panel } from '#app/operations/vehicles/damages/damage.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';

/**
 * Parts of the car seen from above with its sides folded out, in a box of 200 by 352; the front is
 * at the top. Each has its path and the centre of its numbers.
 */
const PARTS: [Panel, string, x: number, y: number][] = [
  ['front-bumper', 'M58 26Q58 8 100 8T142 26V34H58Z', 100, 22],
  ['bonnet', 'M58 38H142V104Q100 94 58 104Z', 100, 70],
  ['windscreen', 'M58 108Q100 98 142 108L132 140H68Z', 100, 122],
  ['roof', 'M68 144H132V222H68Z', 100, 183],
  ['rear-window', 'M68 226H132L142 252Q100 260 58 252Z', 100, 240],
  ['boot', 'M58 256Q100 264 142 256V312H58Z', 100, 288],
  ['rear-bumper', 'M58 316H142V326Q142 344 100 344T58 326Z', 100, 329],
  ['left-front-wing', 'M50 40V112L8 120V62Q8 40 28 40Z', 29, 80],
  ['left-front-door', 'M50 116V178H8V124Z', 29, 150],
  ['left-rear-door', 'M50 182V244L8 236V182Z', 29, 211],
  ['left-rear-wing', 'M50 248V312H28Q8 312 8 290V240Z', 29, 280],
  ['right-front-wing', 'M150 40V112L192 120V62Q192 40 172 40Z', 171, 80],
  ['right-front-door', 'M150 116V178H192V124Z', 171, 150],
  ['right-rear-door', 'M150 182V244L192 236V182Z', 171, 211],
  ['right-rear-wing', 'M150 248V312H172Q192 312 192 290V240Z', 171, 280],
];
/** Parts that the drawing does not show. */
const OTHERS: Panel[] = ['wheels', 'inside'];

/**
 * Drawing of the car that numbers the damages on its parts. Each part is a button that calls
 * `onMark`; without `onMark` the drawing is read-only.
 */
export function DamageDrawing({
  damages,
  onMark,
}: {
  damages: readonly Damage[];
  onMark?: (panel: Panel) => void;
}) {
  const { page: text } = useOfficeText('handovers');
  const numbersAt = (panel: Panel) =>
    damages.flatMap((damage, i) => (damage.panel === panel ? [i + 1] : []));
  const mark = (panel: Panel) =>
    onMark && {
      role: 'button',
      tabIndex: 0,
      'aria-label': text.panelState(text.panels[panel], numbersAt(panel)),
      onClick: () => onMark(panel),
      onKeyDown(event: { key: string; preventDefault(): void }) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onMark(panel);
      },
    };
  return (
    <div className={cx('mx-auto w-full', onMark ? 'max-w-80' : 'max-w-64')}>
      {onMark && (
        <p aria-hidden="true" className="text-center text-ink-soft text-small-strong">
          {text.front}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons within a drawing */}
      <svg viewBox="0 0 200 352" role="group" aria-label={text.drawing} className="w-full">
        {PARTS.map(([panel, shape, x, y]) => {
          const numbers = numbersAt(panel);
          return (
            <g
              key={panel}
              {...mark(panel)}
              className={cx('outline-hidden', onMark && 'group cursor-pointer')}
            >
              <path
                d={shape}
                strokeWidth="1.5"
                className={cx(
                  'stroke-ink group-focus-visible:stroke-[4] group-focus-visible:stroke-turquoise',
                  numbers.length > 0
                    ? 'fill-coral'
                    : /window|windscreen/.test(panel)
                      ? 'fill-turquoise-wash group-hover:fill-sand'
                      : 'fill-white group-hover:fill-sand',
                )}
              />
              {numbers.length > 0 && (
                <text
                  x={x}
                  y={y}
                  textAnchor="middle"
                  dominantBaseline="central"
                  className="fill-white text-small-strong"
                >
                  {numbers.join(' ')}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <div className={onMark ? 'mt-2 flex flex-wrap gap-2' : 'hidden'}>
        {OTHERS.map((panel) => {
          const numbers = numbersAt(panel);
          const Tag = onMark ? 'button' : 'p';
          return (
            <Tag
              key={panel}
              {...(onMark && {
                type: 'button' as const,
                'aria-label': text.panelState(text.panels[panel], numbers),
                onClick: () => onMark(panel),
              })}
              className={cx(
                'min-h-11 grow whitespace-nowrap large-text:whitespace-normal rounded-control border px-3 text-center text-small-strong',
                numbers.length > 0
                  ? 'border-coral bg-coral text-white'
                  : 'border-control-line bg-white',
              )}
            >
              <span>{text.panels[panel]}</span> <span aria-hidden="true">{numbers.join(' ')}</span>
            </Tag>
          );
        })}
      </div>
    </div>
  );
}
