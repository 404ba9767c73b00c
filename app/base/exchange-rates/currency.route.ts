import { redirect } from 'react-router';
import { isCurrencyCode } from '#app/lib/money.ts';
import type { Route } from './+types/currency.route.ts';
import { currencyCookie, postedCookie } from './currency-preference.ts';

/** A reload after choosing a currency opens this address. */
export function loader() {
  return redirect('/');
}

/** The currency selector without JavaScript: remembers the choice and goes back to the page. */
export async function action({ request }: Route.ActionArgs) {
  const back = redirect(pathOfReferer(request), 303);
  const currency = (await request.formData()).get('currency');
  // An invalid choice is ignored (spec, part 5).
  if (isCurrencyCode(currency)) {
    back.headers.append('Set-Cookie', currencyCookie(currency));
    back.headers.append('Set-Cookie', postedCookie());
  }
  return back;
}

/** Only a path of our own: `//elsewhere.example` would be an address of another site. */
function pathOfReferer(request: Request): string {
  const referer = URL.parse(request.headers.get('Referer') ?? '');
  if (referer?.host !== new URL(request.url).host) return '/';
  return referer.pathname.replace(/^\/+/, '/') + referer.search;
}
