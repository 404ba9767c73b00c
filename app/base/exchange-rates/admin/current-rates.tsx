import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useDeletion } from '#app/editing/list/list-actions.tsx';
import { staffDay, staffInstant } from '#app/lib/dates/staff-dates.ts';
import { CURRENCIES } from '#app/lib/money/money.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { Button } from '#app/ui/button.tsx';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { SET_CODES } from '../rates-override.rules.ts';
import type { adminRatesSchema, RatesStatus } from './admin-rates.schema.ts';
import { useRatesAction } from './rates-actions.ts';

export function CurrentRatesCard({
  rates: { rates, source },
  status,
}: {
  rates: z.infer<typeof adminRatesSchema>;
  status: RatesStatus;
}) {
  const words = useOfficeText('rates').page;
  const text = words.current;
  const dates = useDateLanguage();
  return (
    <section
      aria-labelledby="current-rates"
      className="min-w-0 rounded-card border border-sand-line bg-white p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="current-rates" className="text-heading">
          {text.title}
        </h2>
        <RefreshButton />
      </div>
      <dl className="mt-4 grid gap-3 sm:grid-cols-2">
        {SET_CODES.map((code) => (
          <div key={code} className="rounded-control bg-sand p-4">
            <dt className="text-ink-soft text-small">{words.currencies[code]}</dt>
            <dd className="mt-1 text-title tabular-nums">
              <span className="text-body text-ink-soft">1 € =</span>{' '}
              <span className="whitespace-nowrap">
                {`${words.number(rates[code])} ${CURRENCIES[code].symbol}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-small sm:grid-cols-2">
        <Fact name={text.source}>{words.sources[source]}</Fact>
        <Fact name={text.day}>
          {status.asOf === null || status.ageDays === null
            ? text.noDay
            : `${unbroken(staffDay(status.asOf, dates))} · ${text.age(status.ageDays)}`}
        </Fact>
        <Fact name={text.next}>
          {status.nextRefreshAt ? unbroken(staffInstant(status.nextRefreshAt, dates)) : text.soon}
        </Fact>
        <Fact name={text.lastAttempt}>
          {status.lastAttempt
            ? `${unbroken(staffInstant(status.lastAttempt.at, dates))}, ${status.lastAttempt.error ? text.wentWrong : text.went}`
            : text.never}
        </Fact>
        {source === 'manual' && status.provider && (
          <Fact name={text.provider}>
            {SET_CODES.map(
              (code) =>
                `${words.number(status.provider?.rates[code] ?? 0)} ${CURRENCIES[code].symbol}`,
            ).join(' · ')}
          </Fact>
        )}
        <Fact name={text.lastError}>
          {status.lastError
            ? `${unbroken(staffInstant(status.lastError.at, dates))}: ${status.lastError.error}`
            : text.noError}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function RefreshButton() {
  const { page: words } = useOfficeText('rates');
  const { refresh } = words;
  const { run, pending, result } = useRatesAction();
  return (
    <>
      <Button size="sm" variant="ink" pending={pending} onClick={() => run({ intent: 'refresh' })}>
        {!pending && <Icon name="icon-rotate-cw" className="size-4" />}
        <span>{refresh.button}</span>
      </Button>
      {result?.ok === false && (
        <Alert tone="error" className="w-full">
          {refresh.failed(result.error)}
        </Alert>
      )}
    </>
  );
}

export function OverrideBand({ override }: { override: RatesStatus['override'] }) {
  const { page: words } = useOfficeText('rates');
  const { band, remove, removing } = words.override;
  const dates = useDateLanguage();
  const { ask, dialog } = useDeletion({ intent: 'delete-override', texts: removing });
  return (
    <>
      {override && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-control-line bg-sand p-4">
          <Icon name="icon-hand" className="size-5 shrink-0 text-sea" />
          <p className="min-w-0 grow font-strong">
            {band(override.expiresAt && unbroken(staffInstant(override.expiresAt, dates)))}
          </p>
          <Button size="sm" onClick={() => ask({ id: 'override' })}>
            {remove}
          </Button>
        </div>
      )}
      {dialog}
    </>
  );
}
