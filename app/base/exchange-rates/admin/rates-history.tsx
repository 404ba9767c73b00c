import { useRef, useState } from 'react';
import type { z } from 'zod';
import { staffDay, staffDayMonth, staffInstant } from '#app/lib/dates/staff-dates.ts';
import { CURRENCIES } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { ChartFrame, LineChart } from '#app/ui/charts/charts.tsx';
import type { LinePoint } from '#app/ui/charts/line-chart-drawing.tsx';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { type Column, DataTable, ListPager } from '#app/ui/lists/data-table.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { SET_CODES, type SetCode } from '../rates-override.rules.ts';
import type { RateSetJson, ratesHistorySchema } from './admin-rates.schema.ts';

/** One currency as a line over time, and all stored sets as a table in pages. */
export function RatesHistory({
  drawn,
  listed,
  page,
}: {
  /** The latest, for the line. */
  drawn: RateSetJson[];
  listed: z.infer<typeof ratesHistorySchema>;
  page: number;
}) {
  const { page: words } = useOfficeText('rates');
  const { history: text } = words;
  const dates = useDateLanguage();
  const [code, setCode] = useState<SetCode>('TRY');
  if (listed.pagination.total === 0) return <Empty />;
  const points = historyPoints(drawn, code);
  const values = points.flatMap((point) => Object.values(point.values));
  const series = [
    { key: 'ecb', name: words.sources.ecb, tone: 'turquoise' as const },
    { key: 'manual', name: words.sources.manual, tone: 'coral' as const, dotsOnly: true },
  ].filter(({ key }) => points.some((point) => point.values[key] !== undefined));
  const { symbol } = CURRENCIES[code];
  return (
    <ChartFrame
      title={text.title}
      text={text.text(drawn.length)}
      legend={series}
      labels={text}
      startsAsTable={page > 1}
      actions={
        <SegmentedControl
          legend={text.currency}
          name="history-currency"
          segments={SET_CODES.map((value) => ({ value, label: value }))}
          value={code}
          onChange={setCode}
        />
      }
      table={<HistoryTable listed={listed} />}
    >
      <LineChart
        label={text.label(
          code,
          points.length,
          words.number(Math.min(...values)),
          words.number(Math.max(...values)),
        )}
        points={points}
        series={series}
        formatX={(x) => staffDayMonth(new Date(x).toISOString().slice(0, 10), dates)}
        formatY={(y) => `${words.number(y)} ${symbol}`}
      />
    </ChartFrame>
  );
}

/**
 * A point for each day with the rate of each source. Of several sets of one day and source the last
 * counts. `sets` come latest first.
 */
export function historyPoints(sets: RateSetJson[], code: SetCode): LinePoint[] {
  const days = new Map<string, LinePoint>();
  for (const { asOf, source, rates } of sets.toReversed()) {
    const point = days.get(asOf) ?? { x: Date.parse(asOf), values: {} };
    point.values[source] = rates[code];
    days.set(asOf, point);
  }
  return [...days.values()].sort((a, b) => a.x - b.x);
}

function Empty() {
  const text = useOfficeText('rates').page.history;
  return (
    <section className="rounded-card border border-sand-line bg-white px-4">
      <EmptyState title={text.empty} text={text.emptyText} />
    </section>
  );
}

function HistoryTable({
  listed: { history, pagination },
}: {
  listed: z.infer<typeof ratesHistorySchema>;
}) {
  const words = useOfficeText('rates').page;
  const { history: text } = words;
  const dates = useDateLanguage();
  const top = useRef<HTMLDivElement>(null);
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <DataTable
        caption={text.caption}
        columns={columns(words, dates)}
        rows={history}
        rowKey={({ id }) => id}
      />
      <ListPager
        key={pagination.page}
        {...pagination}
        href={(page) => (page > 1 ? `?page=${page}` : '?')}
        labels={text.pages}
        onFocusLost={() => top.current?.focus({ preventScroll: true })}
      />
    </div>
  );
}

const columns = (words: OfficeTexts['rates']['page'], dates: Language): Column<RateSetJson>[] => {
  const text = words.history;
  return [
    {
      key: 'day',
      header: text.columns.day,
      cell: ({ asOf }) => <span className="font-semibold">{staffDay(asOf, dates)}</span>,
    },
    ...SET_CODES.map(
      (code): Column<RateSetJson> => ({
        key: code,
        header: code,
        align: 'end',
        inCard: { sixths: 3 },
        cell: ({ rates }) => <span className="tabular-nums">{words.number(rates[code])}</span>,
      }),
    ),
    {
      key: 'source',
      header: text.columns.source,
      inCard: { sixths: 6 },
      cell: ({ source }) => words.sources[source],
    },
    {
      key: 'fetched',
      header: text.columns.fetched,
      inCard: { sixths: 3 },
      cell: ({ fetchedAt }) => (
        <span className="tabular-nums">{staffInstant(fetchedAt, dates)}</span>
      ),
    },
    {
      key: 'expires',
      header: text.columns.expires,
      inCard: { sixths: 3 },
      cell: ({ expiresAt }) => (
        <span className="tabular-nums">{expiresAt ? staffInstant(expiresAt) : text.noEnd}</span>
      ),
    },
  ];
};
