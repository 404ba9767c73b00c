import { Link } from 'react-router';
import { Picture } from '#app/ui/picture.tsx';
import { newsText } from './news.text.ts';
import { NO_FILTERS, newsHref } from './news-filters.rules.ts';
import type { PostSummary } from './post.rules.ts';
import { CATEGORY_NAMES } from './post-card.text.ts';
import { PostMeta } from './post-meta.tsx';
import { PostPicture } from './post-picture.tsx';

/** How an article opens: category, title, excerpt and writer, its cover beside or under them. */
export function PostHeader({ post }: { post: PostSummary }) {
  return (
    <header className="mt-4 grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
      <div className="min-w-0">
        <Link
          to={newsHref({ ...NO_FILTERS, category: post.category })}
          className="inline-flex min-h-11 items-center font-bold text-turquoise hover:underline"
        >
          {CATEGORY_NAMES[post.category]}
        </Link>
        <h1 className="mt-1 text-3xl leading-[1.12] md:text-4xl md:leading-[1.12] xl:text-5xl xl:leading-[1.12]">
          {post.title}
        </h1>
        <p className="mt-4 text-pretty text-ink-soft text-lg md:text-xl md:leading-relaxed">
          {post.excerpt}
        </p>
        <div className="mt-6 flex items-center gap-3">
          <Avatar author={post.author} />
          <div className="min-w-0">
            <p className="font-semibold leading-snug">
              <span className="sr-only">{newsText.post.by}: </span>
              {post.author.name}
            </p>
            <PostMeta post={post} />
          </div>
        </div>
      </div>
      <PostPicture
        cover={post.cover}
        sizes="(min-width: 1340px) 572px, (min-width: 1024px) 44vw, 92vw"
        priority
        className="aspect-video w-full rounded-card bg-sand-line object-cover shadow-card"
      />
    </header>
  );
}

/** The writer's picture, or the first letter of the name. */
function Avatar({ author: { name, avatar } }: Pick<PostSummary, 'author'>) {
  const look = 'size-12 shrink-0 rounded-full';
  const initial = (
    <span
      aria-hidden="true"
      className={`${look} grid place-items-center bg-sea font-bold text-lg text-white`}
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
