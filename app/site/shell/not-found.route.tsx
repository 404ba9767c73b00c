import { data } from 'react-router';
import { languageOfPath } from '#app/lib/texts.ts';
import type { Route } from './+types/not-found.route.ts';
import { NotFound } from './error-page.tsx';
import { siteText } from './site.text.ts';

export function loader() {
  return data(null, { status: 404 });
}

/**
 * What this page's list of routes does not know, the server may: visitors' lists lack the back office
 * (docs/decisions/013), to which Back can lead. So the browser loads the address as a page.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url);
  return new Promise(() => {});
}

export function meta({ location }: Route.MetaArgs) {
  const { notFound: text } = siteText.in(languageOfPath(location.pathname));
  return [{ title: `${text.code} ${text.reason}` }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundPage() {
  return <NotFound />;
}
