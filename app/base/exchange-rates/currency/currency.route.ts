import { redirect } from 'react-router';
import { isCurrencyCode } from '#app/lib/money/money.ts';
import { servicesContext } from '#app/services-context.ts';
import type { Route } from './+types/currency.route.ts';
import { currencyCookie, postedCookie } from './currency-preference.ts';

/** Handles a reload after the choice of a currency, which opens this address. */
export function loader() {
  return redirect('/');
}

/** Currency selector without JavaScript: stores the choice and redirects to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { siteUrl } = context.get(servicesContext);
  const back = redirect(pathOfReferer(request, siteUrl), 303);
  const currency = (await request.formData()).get('currency');
  // Ignores an invalid choice (spec, part 5).
  if (isCurrencyCode(currency)) {
    back.headers.append('Set-Cookie', currencyCookie(currency));
    back.headers.append('Set-Cookie', postedCookie());
  }
  return back;
}

/** Returns a path of this site. `//elsewhere.example` would be an address of another site. */
function pathOfReferer(request: Request, siteUrl: string | null): string {
  const referer = URL.parse(request.headers.get('Referer') ?? '');
  const ownHosts = [request.url, siteUrl ?? request.url].map((each) => new URL(each).host);
  if (!referer || !ownHosts.includes(referer.host)) return '/';
  return referer.pathname.replace(/^\/+/, '/') + referer.search;
}
