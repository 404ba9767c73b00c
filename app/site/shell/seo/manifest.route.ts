import { servicesContext } from '#app/services-context.ts';
import type { Route } from './+types/manifest.route.ts';

/** Serves `/site.webmanifest`: name and icons of the site on a home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = await context.get(servicesContext).settings.read();
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return Response.json(
    {
      name: business.name,
      start_url: '/',
      display: 'browser',
      lang: 'tr',
      background_color: '#fbfaf7',
      theme_color: '#fbfaf7',
      icons,
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
}
