import { useRef } from 'react';
import type { z } from 'zod';
import { staffDay, staffInstant } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { type Column, DataTable, ListPager } from '#app/ui/lists/data-table.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { SET_CODES } from '../rates-override.rules.ts';
import type { RateSetJson, ratesHistorySchema } from './admin-rates.schema.ts';

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
      <h2 id="rates-history" className="mb-4 text-heading">
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
      kind: 'label',
      header: text.columns.day,
      priority: 1,
      cell: ({ asOf }) => <span className="font-strong">{staffDay(asOf, dates)}</span>,
    },
    ...SET_CODES.map(
      (code): Column<RateSetJson> => ({
        key: code,
        kind: 'number',
        header: code,
        priority: 2,
        cell: ({ rates }) => words.number(rates[code]),
        card: ({ rates }) => `${code} ${words.number(rates[code])}`,
      }),
    ),
    {
      key: 'source',
      kind: 'label',
      header: text.columns.source,
      priority: 1,
      cell: ({ source }) => words.sources[source],
    },
    {
      key: 'fetched',
      kind: 'date',
      header: text.columns.fetched,
      priority: 3,
      cell: ({ fetchedAt }) => staffInstant(fetchedAt, dates),
      card: ({ fetchedAt }) =>
        `${text.columns.fetched}: ${unbroken(staffInstant(fetchedAt, dates))}`,
    },
    {
      key: 'expires',
      kind: 'date',
      header: text.columns.expires,
      priority: 3,
      cell: ({ expiresAt }) => (expiresAt ? staffInstant(expiresAt) : text.noEnd),
      card: ({ expiresAt }) =>
        expiresAt && `${text.columns.expires}: ${unbroken(staffInstant(expiresAt))}`,
    },
  ];
};
