import type { z } from 'zod';
import { readPage } from '#app/editing/list/list-address.ts';
import { PartFailure } from '#app/editing/list/list-screen.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { officeTextsOf } from '#app/ui/language/loaded-office-text.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import type { Route } from './+types/admin-rates.route.ts';
import { adminRatesSchema, ratesHistorySchema, ratesStatusSchema } from './admin-rates.schema.ts';
import { CurrentRatesCard, OverrideBand } from './current-rates.tsx';
import { OverrideForm } from './override-form.tsx';
import { runRatesAction } from './rates-actions.ts';
import { RatesHistory } from './rates-history.tsx';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = readPage(new URL(request.url).searchParams);
  const [rates, status, history] = await Promise.all([
    loadPart(callAdminApi(request, '/admin/exchange-rates', adminRatesSchema)),
    loadPart(callAdminApi(request, '/admin/exchange-rates/status', ratesStatusSchema)),
    loadPart(
      callAdminApi(request, `/admin/exchange-rates/history?page=${page}`, ratesHistorySchema),
    ),
  ]);
  return { rates, status, history };
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return runRatesAction(request, officeTextsOf(context, handle).rates.page);
}

export default function AdminRates({ loaderData }: Route.ComponentProps) {
  const { page: text } = useOfficeText('rates');
  const { history } = loaderData;
  const rates = useLastGood(loaderData.rates, 'rates');
  const status = useLastGood(loaderData.status, 'status');
  return (
    <>
      <title>{text.pageTitle}</title>
      <PageHead title={text.title} lead={text.lead} />
      {rates && status ? (
        <>
          <Warning rates={rates} />
          <OverrideBand override={status.override} />
          <div className="grid gap-6 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <CurrentRatesCard rates={rates} status={status} />
            <OverrideForm inForce={rates.rates} replaces={status.override !== null} />
          </div>
        </>
      ) : (
        <PartFailure>{text.failed}</PartFailure>
      )}
      <div className="mt-6">
        {history.ok ? (
          <RatesHistory {...history.data} />
        ) : (
          <PartFailure>{text.historyFailed}</PartFailure>
        )}
      </div>
    </>
  );
}

function Warning({
  rates: { source, defaults, lastError },
}: {
  rates: z.infer<typeof adminRatesSchema>;
}) {
  const { page: text } = useOfficeText('rates');
  const dates = useDateLanguage();
  if (source === 'default') {
    return (
      <Alert tone="warning" className="mb-6">
        {text.current.defaults(text.number(defaults.USD), text.number(defaults.TRY))}
      </Alert>
    );
  }
  if (!lastError) return null;
  const said = source === 'manual' ? text.current.failingBehind : text.current.failing;
  return (
    <Alert tone="warning" className="mb-6">
      {said(unbroken(staffInstant(lastError.at, dates)), lastError.error)}
    </Alert>
  );
}
