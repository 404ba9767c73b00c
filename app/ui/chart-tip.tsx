import { CHART_TONES, type ChartTone } from './chart-tones.ts';

/** What the chart says of the place under the pointer. */
export function ChartTip({
  title,
  lines,
}: {
  title: string;
  lines: { name: string; value: string; tone: ChartTone }[];
}) {
  return (
    <div className="rounded-control border border-sand-line bg-white px-3 py-2 text-sm shadow-card">
      <p className="font-semibold">{title}</p>
      {lines.map(({ name, value, tone }) => (
        <p key={name} className="mt-1 flex items-center gap-2 tabular-nums">
          <span className="size-2.5 rounded-full" style={{ background: CHART_TONES[tone] }} />
          {name}
          <span className="ml-auto pl-3 font-semibold">{value}</span>
        </p>
      ))}
    </div>
  );
}
