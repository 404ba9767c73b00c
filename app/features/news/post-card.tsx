import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import type { PostSummary } from './post.rules.ts';
import { CATEGORY_NAMES } from './post-card.text.ts';
import { PostMeta } from './post-meta.tsx';
import { PostPicture } from './post-picture.tsx';

/**
 * A post in a list; `action` is the word on the button of the list it stands in. Where it has the
 * width of two cards it lies on its side.
 */
export function PostCard({
  post,
  action,
  priority,
  sizes = '(min-width: 1280px) 384px, (min-width: 769px) 31vw, (min-width: 560px) 48vw, 92vw',
  headingLevel: Heading = 'h3',
}: {
  post: PostSummary;
  action: string;
  priority?: boolean;
  sizes?: string;
  headingLevel?: 'h2' | 'h3';
}) {
  const href = `/news/${post.slug}`;
  return (
    <article className="@container h-full">
      <div className="group/post relative flex h-full @lg:flex-row flex-col overflow-hidden rounded-card border border-sand-line bg-white shadow-card">
        <div className="relative overflow-hidden @lg:w-1/2 @lg:shrink-0">
          <PostPicture
            cover={post.cover}
            sizes={sizes}
            priority={priority}
            className="aspect-video @lg:h-full w-full bg-sand object-cover transition-transform motion-safe:group-hover/post:scale-[1.03]"
          />
          <div className="absolute top-3 left-3">
            <Chip tone="white">{CATEGORY_NAMES[post.category]}</Chip>
          </div>
        </div>
        <div className="flex min-w-0 grow flex-col gap-3 p-5 @lg:p-7">
          <PostMeta post={post} />
          <Heading className="text-pretty text-xl leading-snug">
            <Link to={href} className="after:absolute after:inset-0">
              {post.title}
            </Link>
          </Heading>
          <p className="mb-1 line-clamp-3 text-ink-soft">{post.excerpt}</p>
          {/* The card's link is its title; the button is the same way in for the eye and the mouse. */}
          <Link
            to={href}
            className={buttonClass({ size: 'sm' }, 'relative mt-auto self-start')}
            aria-label={`${action}: ${post.title}`}
          >
            {action}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </div>
      </div>
    </article>
  );
}
