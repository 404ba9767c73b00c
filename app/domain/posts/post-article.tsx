import { useEffect, useRef } from 'react';
import { ACROSS_A_PHONE } from '#app/base/images/images.rules.ts';
import { ShareLinks } from '#app/base/shell/share-links.tsx';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import defaultPost from './assets/default-post.svg?no-inline';
import { NO_FILTERS, newsHref } from './news-address.rules.ts';
import { TagChips } from './news-aside.tsx';
import type { Post, PostDetail } from './post.schema.ts';
import { PostMeta, PostPicture } from './post-card.tsx';

/** Page of a post. `end` follows the text, `aside` is next to it. */
export function PostArticle({
  post,
  day,
  end,
  aside,
}: {
  post: PostDetail;
  /** Day of publication. */
  day: IsoDate;
  end?: Elements;
  aside?: Elements;
}) {
  const text = useText('news');
  return (
    <article className="pb-18">
      <div className="bg-sand">
        <div className="page pt-4 pb-12 md:pt-6 md:pb-16">
          <Breadcrumbs
            label={text.breadcrumbs}
            crumbs={[
              { label: text.home, to: '/' },
              { label: text.title, to: '/news' },
            ]}
          />
          <PostHeader post={{ ...post, day }} />
        </div>
      </div>
      <div className="page mt-12 lg:mt-16 lg:grid lg:grid-cols-[minmax(0,1fr)_280px] lg:items-start lg:gap-12 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-16">
        <div className="min-w-0">
          <PostBody key={post.id} html={post.content} lang={langOf(post, 'content')} />
          {end}
        </div>
        {aside}
      </div>
    </article>
  );
}

function PostHeader({ post }: { post: Post & { day: IsoDate } }) {
  const { post: text } = useText('news');
  const { categories } = useText('news').card;
  return (
    <header className="mt-4 grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
      <div className="min-w-0">
        <Link
          to={newsHref({ ...NO_FILTERS, category: post.category })}
          className="inline-flex min-h-11 items-center font-strong text-turquoise hover:underline"
        >
          {categories[post.category]}
        </Link>
        <h1 lang={langOf(post, 'title')} className="mt-1 page-title">
          {post.title}
        </h1>
        <p lang={langOf(post, 'excerpt')} className="mt-4 text-pretty text-ink-soft text-lead">
          {post.excerpt}
        </p>
        <div className="mt-6 flex items-center gap-3">
          <Avatar author={post.author} />
          <div className="min-w-0">
            <p className="font-strong">
              <span className="sr-only">{`${text.by}: `}</span>
              <span>{post.author.name}</span>
            </p>
            <PostMeta post={post} />
          </div>
        </div>
      </div>
      <PostPicture
        cover={post.featuredImage}
        lang={langOf(post, 'alt')}
        sizes={`(min-width: 1340px) 572px, (min-width: 1024px) 44vw, ${ACROSS_A_PHONE}`}
        priority
        className="aspect-video w-full rounded-card bg-sand-line object-cover shadow-card"
      />
    </header>
  );
}

/**
 * Picture of the author; the first letter of the name if there is no picture or it fails to load.
 */
function Avatar({ author: { name, avatar } }: Pick<Post, 'author'>) {
  const look = 'size-12 shrink-0 rounded-full';
  const initial = (
    <span
      aria-hidden="true"
      className={`${look} grid place-items-center bg-sea text-heading text-white`}
    >
      {name.trim().charAt(0).toLocaleUpperCase('tr')}
    </span>
  );
  if (!avatar) return initial;
  return (
    <Picture
      src={avatar.url}
      srcSet={avatar.srcset}
      sizes="48px"
      width={avatar.width}
      height={avatar.height}
      alt=""
      fallback={initial}
      className={`${look} bg-sand-line object-cover`}
    />
  );
}

/** Text of a post. Pictures that fail to load are replaced by the default picture. */
function PostBody({ html, lang }: { html: string; lang: 'tr' | undefined }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const replace = ({ target }: { target: EventTarget | null }) => {
      if (isImage(target)) showDefault(target);
    };
    // Errors of pictures do not bubble. The loop finds those that happened before this effect ran.
    element.addEventListener('error', replace, true);
    for (const img of element.querySelectorAll('img')) {
      if (img.complete && img.naturalWidth === 0) showDefault(img);
    }
    return () => element.removeEventListener('error', replace, true);
  }, []);
  return (
    <div
      ref={body}
      lang={lang}
      className="post-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the post was saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * Returns true for an image. Also works for images of a frame such as the editor's preview, where
 * `instanceof` fails.
 */
function isImage(target: EventTarget | null): target is HTMLImageElement {
  return target !== null && 'naturalWidth' in target;
}

function showDefault(img: HTMLImageElement): void {
  // The default picture may fail to load, too.
  if (img.getAttribute('src') === defaultPost) return;
  img.removeAttribute('srcset');
  img.src = defaultPost;
}

function CarListLink() {
  const { toCars: text } = useText('news').post;
  return (
    <aside
      aria-labelledby="to-cars"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-sand px-[min(1.5rem,7vw)] py-4"
    >
      <div className="min-w-0 grow basis-60">
        <h2 id="to-cars" className="text-heading">
          {text.title}
        </h2>
        <p className="mt-1 text-pretty">{text.text}</p>
      </div>
      <ButtonLink to="/cars" variant="ink">
        <span>{text.action}</span>
        <Icon name="icon-arrow-right" className="size-5" />
      </ButtonLink>
    </aside>
  );
}

/**
 * End of an article: link to the cars, tags, share links, and links to the list and the first page.
 */
export function PostEnd({ post, url }: { post: Post; url: string }) {
  const { post: text } = useText('news');
  return (
    <footer className="drawn-when-near max-sm:-mx-(--page-gutter) max-sm:px-(--page-gutter) print:hidden mt-12 grid max-w-[40.375rem] gap-8">
      <CarListLink />
      {post.tags.length > 0 && (
        <nav aria-label={text.tags}>
          <TagChips tags={post.tags} />
        </nav>
      )}
      <ShareLinks url={url} title={post.title} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/news" variant="ink">
          <Icon name="icon-arrow-left" className="size-5" />
          <span>{text.allPosts}</span>
        </ButtonLink>
        <ButtonLink to="/">{text.backHome}</ButtonLink>
      </div>
    </footer>
  );
}
