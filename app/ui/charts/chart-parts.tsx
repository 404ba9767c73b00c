/** Colours of a chart's series. They differ from white and from each other, also in greyscale. */
export const CHART_TONES = {
  sea: 'var(--color-sea)',
  turquoise: 'var(--color-turquoise-bright)',
  sun: 'var(--color-sun-deep)',
  coral: 'var(--color-coral)',
  stone: 'var(--color-control-line)',
} as const;
export type ChartTone = keyof typeof CHART_TONES;

export const CHART_LINES = 'var(--color-sand-line)';
export const CHART_TICK = { fill: 'var(--color-ink-soft)', fontSize: 13 };

export function ChartTip({
  title,
  lines,
}: {
  title: string;
  lines: { name: string; value: string; tone: ChartTone }[];
}) {
  return (
    <div className="rounded-control border border-sand-line bg-white px-3 py-2 text-small shadow-card">
      <p className="font-strong">{title}</p>
      {lines.map(({ name, value, tone }) => (
        <p key={name} className="mt-1 flex items-center gap-2 tabular-nums">
          <span className="size-2.5 rounded-full" style={{ background: CHART_TONES[tone] }} />
          <span>{name}</span>
          <span className="ml-auto pl-3 font-strong">{value}</span>
        </p>
      ))}
    </div>
  );
}
