import type { PostDetail } from '#app/domain/posts/post.schema.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

interface Around {
  /** Absolute URL of the post. */
  url: string;
  language: SiteLanguage;
  /** Name of the category for visitors. */
  section: string;
  /** Name of the business. */
  publisher: string;
}

/** Returns a post as schema.org's BlogPosting. Its publisher is the AutoRental of the home page. */
export function blogPosting(post: PostDetail, { url, language, section, publisher }: Around) {
  const { origin } = new URL(url);
  const isTurkish = language === 'tr' || post.inTurkish?.includes('content');
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    ...(post.featuredImage && {
      image: {
        '@type': 'ImageObject',
        url: origin + post.featuredImage.url,
        width: post.featuredImage.width,
        height: post.featuredImage.height,
      },
    }),
    datePublished: post.publishedAt,
    dateModified: lastChange(post),
    author: { '@type': 'Person', name: post.author.name },
    publisher: { '@type': 'AutoRental', '@id': `${origin}/#business`, name: publisher },
    articleSection: section,
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    timeRequired: `PT${post.readingMinutes}M`,
    inLanguage: isTurkish ? 'tr-TR' : language,
  };
}

/**
 * Returns the last change that visitors saw, as an ISO instant. A post that was saved before its
 * day of publication changed on that day.
 */
export function lastChange(post: { publishedAt: string; updatedAt: string }): string {
  return post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt;
}
