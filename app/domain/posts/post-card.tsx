import { ACROSS_A_PHONE, pictureOf } from '#app/base/images/images.rules.ts';
import type { Image } from '#app/base/images/images.schema.ts';
import { businessNow, formatLongDate, type IsoDate } from '#app/lib/dates/dates.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import defaultPost from './assets/default-post.svg?no-inline';
import type { Post } from './post.schema.ts';

/**
 * The day on which a post appeared, as the business's calendar has it. Pages of visitors have it from
 * their loaders, since the clock needs a formatter (docs/decisions/057).
 */
export function dayOf({ publishedAt }: Pick<Post, 'publishedAt'>): IsoDate {
  return businessNow(new Date(publishedAt)).date;
}

/** Returns the fields of a post that lists show. */
export function postOnCard(post: Post) {
  const { id, slug, title, excerpt, category, featuredImage, readingTimeDisplay, inTurkish } = post;
  return {
    ...{ id, slug, title, excerpt, category, readingTimeDisplay },
    ...(inTurkish && { inTurkish }),
    day: dayOf(post),
    featuredImage: featuredImage && pictureOf(featuredImage),
  };
}

export type PostOnCard = ReturnType<typeof postOnCard>;

/**
 * Post in a list; `action` is the text of its button. A card as wide as two has its picture on the
 * left. `priority`: true for the first cards of a page, false for cards below the first screen.
 */
export function PostCard({
  post,
  action,
  priority,
  sizes = `(min-width: 1280px) 384px, (min-width: 769px) 31vw, (min-width: 560px) 48vw, ${ACROSS_A_PHONE}`,
  headingLevel: Heading = 'h3',
}: {
  post: PostOnCard;
  action: string;
  priority?: boolean;
  sizes?: string;
  headingLevel?: 'h2' | 'h3';
}) {
  const href = `/news/${post.slug}`;
  const { categories } = useText('news').card;
  return (
    <article className="@container h-full">
      <div className="post-card group/post">
        <div className="post-card-picture">
          <PostPicture
            cover={post.featuredImage}
            lang={langOf(post, 'alt')}
            sizes={sizes}
            priority={priority}
            className="aspect-video @lg:h-full w-full bg-sand object-cover transition-[scale] motion-safe:group-hover/post:scale-[1.03]"
          />
          <div className="absolute top-3 left-3">
            <Chip tone="white">{categories[post.category]}</Chip>
          </div>
        </div>
        <div className="post-card-text">
          <PostMeta post={post} />
          <Heading className="post-card-title">
            <Link to={href} lang={langOf(post, 'title')}>
              {post.title}
            </Link>
          </Heading>
          <p lang={langOf(post, 'excerpt')} className="post-card-excerpt">
            {post.excerpt}
          </p>
          {/* The card's link is its title; the button is the same way in for the eye and the mouse. */}
          <Link
            to={href}
            className={buttonClass({ size: 'sm' }, 'post-card-action')}
            aria-label={`${action}: ${post.title}`}
          >
            <span>{action}</span>
            <Icon name="icon-arrow-right" className="size-4" />
          </Link>
        </div>
      </div>
    </article>
  );
}

/** A post's cover at 16:9; the default news picture where it has none or it does not load. */
export function PostPicture({
  cover,
  alt = cover?.alt ?? '',
  lang,
  sizes,
  priority,
  className = 'aspect-video w-full bg-sand object-cover',
}: {
  cover: Image | null;
  /** Empty where the title next to it says enough. */
  alt?: string;
  /** Language of `alt`, if it is not the page's. */
  lang?: 'tr' | undefined;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  const drawn = <img src={defaultPost} alt="" width={1600} height={900} className={className} />;
  if (!cover) return drawn;
  return (
    <Picture
      src={cover.url}
      srcSet={cover.srcset}
      sizes={sizes}
      width={cover.width}
      height={cover.height}
      alt={alt}
      lang={lang}
      priority={priority}
      fallback={drawn}
      className={className}
    />
  );
}

/** `14 Temmuz 2026`. */
export function PostDate({ day }: { day: IsoDate }) {
  return <time dateTime={day}>{formatLongDate(day, useText('dates'))}</time>;
}

/** Day and reading time in one quiet line. */
export function PostMeta({
  post: { day, readingTimeDisplay },
}: {
  post: Pick<PostOnCard, 'day' | 'readingTimeDisplay'>;
}) {
  return (
    <p className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
      <PostDate day={day} />
      <span aria-hidden="true">·</span>
      <span>{readingTimeDisplay}</span>
    </p>
  );
}
