import { ACROSS_A_PHONE, pictureOf } from '#app/base/images/images.rules.ts';
import type { Image } from '#app/base/images/images.schema.ts';
import { businessNow, formatLongDate, type IsoDate } from '#app/lib/dates/dates.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import defaultPost from './assets/default-post.svg?no-inline';
import type { Post } from './post.schema.ts';

/**
 * Returns the day of publication in Istanbul. Pages of visitors get it from their loaders, because
 * computing it in the browser would load more code (decision 057).
 */
export function dayOf({ publishedAt }: Pick<Post, 'publishedAt'>): IsoDate {
  return businessNow(new Date(publishedAt)).date;
}

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
 * Post in a list. `action` is the text of its button. If the card is as wide as two, its picture is
 * on the left. `priority` is true for cards on the first screen of a page.
 */
export function PostCard({
  post,
  action,
  priority,
  sizes = `(min-width: 1280px) 384px, (min-width: 769px) 31vw, (min-width: 560px) 48vw, ${ACROSS_A_PHONE}`,
  headingLevel,
}: {
  post: PostOnCard;
  action: string;
  priority?: boolean;
  sizes?: string;
  headingLevel?: 'h2' | 'h3';
}) {
  const { categories } = useText('news').card;
  return (
    <PostCardLayout
      to={`/news/${post.slug}`}
      title={post.title}
      titleLang={langOf(post, 'title')}
      excerpt={post.excerpt}
      excerptLang={langOf(post, 'excerpt')}
      action={action}
      headingLevel={headingLevel}
      picture={
        <>
          <PostPicture
            cover={post.featuredImage}
            lang={langOf(post, 'alt')}
            sizes={sizes}
            priority={priority}
            className={CARD_PICTURE}
          />
          <div className="absolute top-3 left-3 post-row:hidden">
            <Chip tone="white">{categories[post.category]}</Chip>
          </div>
        </>
      }
      meta={<PostMeta post={post} />}
    />
  );
}

export const CARD_PICTURE =
  'aspect-video @lg:h-full w-full bg-sand object-cover transition-[scale] motion-safe:group-hover/post:scale-[1.03] ' +
  'post-row:absolute post-row:inset-0 post-row:aspect-auto post-row:h-full';

/**
 * Layout of a post in a list: a card, whose picture is on the left if it is as wide as two cards,
 * or a row on a narrow screen (`post-row` in `news.css`).
 */
export function PostCardLayout({
  to,
  title,
  titleLang,
  excerpt,
  excerptLang,
  action,
  picture,
  meta,
  headingLevel: Heading = 'h3',
}: {
  to: string;
  title: string;
  titleLang?: 'tr' | undefined;
  excerpt: string;
  excerptLang?: 'tr' | undefined;
  action: string;
  picture: Elements;
  meta?: Elements;
  headingLevel?: 'h2' | 'h3' | undefined;
}) {
  return (
    <article className="@container h-full">
      <div className="group/post relative flex h-full flex-col overflow-hidden rounded-card border border-sand-line bg-white shadow-card @lg:flex-row post-row:flex-row">
        <div className="relative overflow-hidden @lg:w-1/2 @lg:shrink-0 post-row:w-[min(7.5rem,32%)] post-row:flex-none max-xs:post-row:hidden">
          {picture}
        </div>
        <div className="flex min-w-0 grow flex-col gap-3 p-[min(1rem,6vw)] @lg:p-6 post-row:gap-1 post-row:px-[min(1rem,4.5vw)] post-row:py-3">
          {meta}
          <Heading className="text-pretty text-heading post-row:line-clamp-3 post-row:text-body-strong">
            {/* The whole card is the link's. */}
            <Link to={to} lang={titleLang} className="after:absolute after:inset-0">
              {title}
            </Link>
          </Heading>
          <p lang={excerptLang} className="mb-1 line-clamp-3 text-ink-soft post-row:hidden">
            {excerpt}
          </p>
          {/* The button repeats the title's link for the eye and the mouse. */}
          <Link
            to={to}
            className={buttonClass(
              { size: 'sm' },
              'relative mt-auto self-start post-row:mt-0 post-row:min-h-6 post-row:border-0 post-row:bg-transparent post-row:px-0 post-row:text-turquoise',
            )}
            aria-label={`${action}: ${title}`}
          >
            <span>{action}</span>
            <Icon name="icon-arrow-right" className="size-4" />
          </Link>
        </div>
      </div>
    </article>
  );
}

/**
 * Cover of a post in the ratio 16:9; the default picture if there is no cover or it fails to load.
 */
export function PostPicture({
  cover,
  alt = cover?.alt ?? '',
  lang,
  sizes,
  priority,
  className = 'aspect-video w-full bg-sand object-cover',
}: {
  cover: Image | null;
  /** Empty if the title is next to the picture. */
  alt?: string;
  /** Language of `alt` if it differs from the page's. */
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

export function PostDate({ day }: { day: IsoDate }) {
  return <time dateTime={day}>{formatLongDate(day, useText('dates'))}</time>;
}

export function PostMeta({
  post: { day, readingTimeDisplay },
}: {
  post: Pick<PostOnCard, 'day' | 'readingTimeDisplay'>;
}) {
  return (
    <p className="flex flex-wrap gap-x-2 text-ink-soft text-small">
      <PostDate day={day} />
      <span aria-hidden="true" className="post-row:hidden">
        ·
      </span>
      <span className="post-row:hidden">{readingTimeDisplay}</span>
    </p>
  );
}
