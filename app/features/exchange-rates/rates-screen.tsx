import type { z } from 'zod';
import type { Part } from '#app/lib/settled.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PartFailure } from '#app/ui/part-failure.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { CurrentRatesCard } from './current-rates-card.tsx';
import { OverrideBand } from './override-band.tsx';
import { OverrideForm } from './override-form.tsx';
import type { adminRatesSchema, RatesStatus, ratesHistorySchema } from './rates-admin.schema.ts';
import { formatInstant, formatRate, ratesAdminText as text } from './rates-admin.text.ts';
import { RatesHistory } from './rates-history.tsx';

type AdminRates = z.infer<typeof adminRatesSchema>;
type History = z.infer<typeof ratesHistorySchema>;

/** The rates in force and whence they are, how they went, and how to set them oneself. */
export function RatesScreen({
  page,
  rates,
  status,
  drawn,
  listed,
}: {
  page: number;
  rates: Part<AdminRates>;
  status: Part<RatesStatus>;
  drawn: Part<History>;
  listed: Part<History>;
}) {
  return (
    <>
      <SectionHeader title={text.title} lead={text.lead} />
      {rates.ok && status.ok ? (
        <>
          <Warning rates={rates.data} />
          <OverrideBand override={status.data.override} />
          <div className="grid gap-6 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <CurrentRatesCard rates={rates.data} status={status.data} />
            <OverrideForm inForce={rates.data.rates} replaces={status.data.override !== null} />
          </div>
        </>
      ) : (
        <PartFailure retryLabel={text.retry}>{text.failed}</PartFailure>
      )}
      <div className="mt-6">
        {drawn.ok && listed.ok ? (
          <RatesHistory drawn={drawn.data.history} listed={listed.data} page={page} />
        ) : (
          <PartFailure retryLabel={text.retry}>{text.historyFailed}</PartFailure>
        )}
      </div>
    </>
  );
}

/** That prices may be converted wrongly. */
function Warning({ rates: { source, defaults, lastError } }: { rates: AdminRates }) {
  if (source === 'default') {
    return (
      <Alert tone="info" className="mb-6">
        {text.current.defaults(formatRate(defaults.USD), formatRate(defaults.TRY))}
      </Alert>
    );
  }
  if (!lastError) return null;
  const said = source === 'manual' ? text.current.failingBehind : text.current.failing;
  return (
    <Alert tone="info" className="mb-6">
      {said(formatInstant(lastError.at), lastError.error)}
    </Alert>
  );
}

/** While the first answers are on their way. */
export function RatesSkeleton() {
  return (
    <>
      <SectionHeader title={text.title} lead={text.lead} />
      <div role="status">
        <span className="sr-only">{text.loading}</span>
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
        <Skeleton className="mt-6 h-96 rounded-card" />
      </div>
    </>
  );
}
