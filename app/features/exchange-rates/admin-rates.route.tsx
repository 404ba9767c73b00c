import { readPage } from '#app/editing/list-address.ts';
import { settled } from '#app/lib/settled.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import type { Route } from './+types/admin-rates.route.ts';
import { runRatesAction } from './rates-actions.ts';
import { adminRatesSchema, ratesHistorySchema, ratesStatusSchema } from './rates-admin.schema.ts';
import { ratesAdminText as text } from './rates-admin.text.ts';
import { RatesScreen, RatesSkeleton } from './rates-screen.tsx';

/** As many as the API gives at once: with one a working day, nearly five months. */
const DRAWN = 100;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = readPage(new URL(request.url).searchParams);
  const history = (query: string) =>
    settled(callAdminApi(request, `/admin/exchange-rates/history?${query}`, ratesHistorySchema));
  const [rates, status, drawn, listed] = await Promise.all([
    settled(callAdminApi(request, '/admin/exchange-rates', adminRatesSchema)),
    settled(callAdminApi(request, '/admin/exchange-rates/status', ratesStatusSchema)),
    history(`limit=${DRAWN}`),
    history(`page=${page}`),
  ]);
  return { page, rates, status, drawn, listed };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return runRatesAction(request);
}

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle }];

export function HydrateFallback() {
  return <RatesSkeleton />;
}

export default function AdminRates({ loaderData }: Route.ComponentProps) {
  return <RatesScreen {...loaderData} />;
}
