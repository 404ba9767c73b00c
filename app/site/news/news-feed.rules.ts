import { Feed } from 'feed';
import type { Post } from '#app/domain/posts/post.schema.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { FEED_PATH } from '#app/site/shell/seo/seo.rules.ts';
import { lastChange } from './post-seo.rules.ts';

export const FEED_LENGTH = 20;

interface FeedFacts {
  origin: string;
  language: SiteLanguage;
  siteName: string;
  /** Size in bytes of each picture by its URL. A picture without an entry is left out. */
  pictureBytes: ReadonlyMap<string, number>;
  text: SiteTexts['news'];
  categories: SiteTexts['news']['card']['categories'];
}

/** Returns posts as RSS 2.0 (https://www.rssboard.org/rss-specification) in the given order. */
export function newsFeed(
  posts: Post[],
  { origin, language, siteName, pictureBytes, text, categories }: FeedFacts,
): string {
  const address = (path: string) => origin + localPath(language, path);
  const changes = posts.map(lastChange).sort();
  const feed = new Feed({
    title: safe(text.feed.title(siteName)),
    description: text.list.lead,
    link: address('/news'),
    feedLinks: { rss: address(FEED_PATH) },
    language,
    // Derived from the posts, so that the same posts give the same bytes.
    updated: new Date(changes.at(-1) ?? 0),
    generator: false,
  });
  for (const post of posts) {
    const picture = post.featuredImage?.url ?? '';
    const bytes = pictureBytes.get(picture);
    feed.addItem({
      // An id that stays if the URL changes; otherwise readers would show the post twice.
      id: post.id,
      title: safe(post.title),
      link: address(`/news/${post.slug}`),
      description: asHtml(safe(post.excerpt)),
      date: new Date(post.publishedAt),
      category: [categories[post.category], ...post.tags].map((name) => ({ name: safe(name) })),
      ...(bytes && {
        enclosure: { url: origin + picture, type: 'image/webp', length: bytes },
      }),
    });
  }
  return feed.rss2();
}

/**
 * Escapes a text, because feed readers treat the description as HTML and would cut "a < b" short.
 */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Removes characters that XML forbids, and breaks up the end of CDATA, in which the library writes
 * texts.
 */
function safe(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(']]>', ']] >');
}
