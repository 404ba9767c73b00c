import { ACROSS_A_PHONE } from '#app/base/images/images.rules.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { CATEGORY_NAMES } from './post-card.text.ts';
import { PostMeta, type PostOnCard, PostPicture } from './post-card.tsx';

/** The newest post over the whole width: what a front page opens with. */
export function LeadStory({ post, action }: { post: PostOnCard; action: string }) {
  const href = `/news/${post.slug}`;
  return (
    <article className="relative grid items-center gap-6 sm:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-12">
      <PostPicture
        cover={post.featuredImage}
        sizes={`(min-width: 1340px) 672px, (min-width: 1024px) 52vw, (min-width: 640px) 46vw, ${ACROSS_A_PHONE}`}
        priority
        className="aspect-video w-full rounded-card bg-sand object-cover shadow-card"
      />
      <div className="flex min-w-0 flex-col items-start gap-4">
        <Chip tone="turquoise">{CATEGORY_NAMES[post.category]}</Chip>
        <h2 className="max-w-full text-2xl leading-tight md:text-3xl md:leading-tight lg:text-4xl lg:leading-tight">
          <Link to={href} className="after:absolute after:inset-0">
            {post.title}
          </Link>
        </h2>
        <p className="max-w-full text-ink-soft lg:text-lg">{post.excerpt}</p>
        <PostMeta post={post} />
        <Link
          to={href}
          className={buttonClass({ variant: 'primary' }, 'relative mt-1')}
          aria-label={`${action}: ${post.title}`}
        >
          <span>{action}</span>
          <Icon name="icon-arrow-right" className="size-5" />
        </Link>
      </div>
    </article>
  );
}
