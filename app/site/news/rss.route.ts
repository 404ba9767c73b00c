import type { ImageStore } from '#app/base/images/image-store.server.ts';
import type { Post } from '#app/domain/posts/post.schema.ts';
import { listPosts } from '#app/domain/posts/posts.server.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { servicesContext } from '#app/services-context.ts';
import { siteOrigin } from '#app/site/shell/seo/site-origin.server.ts';
import type { Route } from './+types/rss.route';

/** Serves `/news/rss.xml`: the newest posts for feed readers. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  // Loaded at the first request, because the start of the server does not need it.
  const { FEED_LENGTH, newsFeed } = await import('./news-feed.rules.ts');
  const services = context.get(servicesContext);
  const language = languageOfPath(url.pathname);
  const [{ posts }, { business }] = await Promise.all([
    listPosts(services.db, { page: 1, limit: FEED_LENGTH, now: services.now(), language }),
    services.settings.read(),
  ]);
  const text = services.texts.site[language].news;
  const xml = newsFeed(posts, {
    language,
    text,
    categories: text.card.categories,
    pictureBytes: await measurePictures(services.images, posts),
    origin: siteOrigin(services, request),
    siteName: business.name,
  });
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}

/** Returns the size in bytes of each post's picture by URL; empty if the store is unavailable. */
async function measurePictures(images: ImageStore, posts: Post[]): Promise<Map<string, number>> {
  const urls = posts.flatMap((post) => post.featuredImage?.url ?? []);
  async function measure(url: string): Promise<[string, number]> {
    const file = await images.open(url.slice(url.lastIndexOf('/') + 1));
    file?.stream.destroy();
    return [url, file?.bytes ?? 0];
  }
  return new Map(await Promise.all(urls.map(measure)).catch(() => []));
}
