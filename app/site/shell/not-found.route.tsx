import { data } from 'react-router';
import { NotFound } from '#app/base/shell/error-page.tsx';
import type { Route } from './+types/not-found.route.ts';

export function loader() {
  return data(null, { status: 404 });
}

/**
 * Loads the URL as a document, because the server knows more URLs than the router, such as a path
 * in capitals (`canonicalAddress` in server/pages/pages.ts).
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url);
  return new Promise(() => {});
}

export default function NotFoundPage() {
  return <NotFound />;
}
