/** The colours of a chart's series. Each stands out from white and from the others, also in grey. */
export const CHART_TONES = {
  sea: 'var(--color-sea)',
  turquoise: 'var(--color-turquoise-bright)',
  sun: 'var(--color-sun-deep)',
  coral: 'var(--color-coral)',
} as const;
export type ChartTone = keyof typeof CHART_TONES;

/** What the parts of a chart that carry no data are drawn with. */
export const CHART_LINES = 'var(--color-sand-line)';
export const CHART_TICK = { fill: 'var(--color-ink-soft)', fontSize: 13 };
