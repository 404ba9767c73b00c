import { servicesContext } from '#app/services-context.ts';
import type { Route } from './+types/robots.route.ts';
import { siteOrigin } from './site-origin.server.ts';

/** Serves `/robots.txt`: excludes the back office and the API, and names the sitemap. */
export function loader({ context, request }: Route.LoaderArgs) {
  const origin = siteOrigin(context.get(servicesContext), request);
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
