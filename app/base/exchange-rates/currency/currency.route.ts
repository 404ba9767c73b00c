import { redirect } from 'react-router';
import { isCurrencyCode } from '#app/lib/money/money.ts';
import { servicesContext } from '#app/services-context.ts';
import type { Route } from './+types/currency.route.ts';
import { currencyCookie, postedCookie } from './currency-preference.ts';

/** A reload after choosing a currency opens this address. */
export function loader() {
  return redirect('/');
}

/** The currency selector without JavaScript: remembers the choice and goes back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { siteUrl } = context.get(servicesContext);
  const back = redirect(pathOfReferer(request, siteUrl), 303);
  const currency = (await request.formData()).get('currency');
  // An invalid choice is ignored (spec, part 5).
  if (isCurrencyCode(currency)) {
    back.headers.append('Set-Cookie', currencyCookie(currency));
    back.headers.append('Set-Cookie', postedCookie());
  }
  return back;
}

/** Only a path of our own: `//elsewhere.example` would be an address of another site. */
function pathOfReferer(request: Request, siteUrl: string | null): string {
  const referer = URL.parse(request.headers.get('Referer') ?? '');
  const ownHosts = [request.url, siteUrl ?? request.url].map((each) => new URL(each).host);
  if (!referer || !ownHosts.includes(referer.host)) return '/';
  return referer.pathname.replace(/^\/+/, '/') + referer.search;
}
