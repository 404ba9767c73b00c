import { redirect } from 'react-router';
import { isCurrencyCode } from '#app/lib/money/money.ts';
import { servicesContext } from '#app/services-context.ts';
import type { Route } from './+types/currency.route.ts';
import { currencyCookie, postedCookie } from './currency-preference.ts';

/** Redirects a GET, which is a reload after the choice of a currency. */
export function loader() {
  return redirect('/');
}

/** Stores the choice of a visitor without JavaScript, and redirects to the page of the choice. */
export async function action({ request, context }: Route.ActionArgs) {
  const { siteUrl } = context.get(servicesContext);
  const back = redirect(pathOfReferer(request, siteUrl), 303);
  const currency = (await request.formData()).get('currency');
  if (isCurrencyCode(currency)) {
    back.headers.append('Set-Cookie', currencyCookie(currency));
    back.headers.append('Set-Cookie', postedCookie());
  }
  return back;
}

/**
 * Returns the path and query of the referring page of this site, or else `/`. Merges leading
 * slashes, because `//elsewhere.example` is an address of another site.
 */
function pathOfReferer(request: Request, siteUrl: string | null): string {
  const referer = URL.parse(request.headers.get('Referer') ?? '');
  const ownHosts = [request.url, siteUrl ?? request.url].map((each) => new URL(each).host);
  if (!referer || !ownHosts.includes(referer.host)) return '/';
  return referer.pathname.replace(/^\/+/, '/') + referer.search;
}
