import { useRef } from 'react';
import type { z } from 'zod';
import { staffDay, staffInstant } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { type Column, DataTable, ListPager } from '#app/ui/lists/data-table.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { SET_CODES } from '../rates-override.rules.ts';
import type { RateSetJson, ratesHistorySchema } from './admin-rates.schema.ts';

/** All stored sets as a table in pages, the latest first. */
export function RatesHistory({ history, pagination }: z.infer<typeof ratesHistorySchema>) {
  const words = useOfficeText('rates').page;
  const { history: text } = words;
  const dates = useDateLanguage();
  const top = useRef<HTMLElement>(null);
  if (pagination.total === 0) {
    return (
      <section className="rounded-card border border-sand-line bg-white px-4">
        <EmptyState title={text.empty} text={text.emptyText} />
      </section>
    );
  }
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-labelledby="rates-history"
      className="min-w-0 rounded-card border border-sand-line bg-white p-4 outline-none sm:p-6"
    >
      <h2 id="rates-history" className="mb-5 font-bold text-lg">
        {text.title}
      </h2>
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
    </section>
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
