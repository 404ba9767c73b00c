import { buttonClass } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { useText } from '#app/ui/use-text.ts';
import airport from './assets/sample-airport.svg?no-inline';
import coast from './assets/sample-coast.svg?no-inline';
import tolls from './assets/sample-toll.svg?no-inline';
import { samplePostsText } from './sample-posts.text.ts';

const PICTURES = { airport, tolls, coast };
export type SampleName = keyof typeof PICTURES;

/**
 * One of the three built-in posts for when those of the office cannot be loaded (spec, part 8), in the
 * shape of a real card. It has no page, so it leads to the list.
 */
export function SamplePost({ name, action }: { name: SampleName; action: string }) {
  const { title, excerpt } = useText(samplePostsText)[name];
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-sand-line bg-white shadow-card">
      <img
        src={PICTURES[name]}
        alt=""
        width="640"
        height="360"
        loading="lazy"
        className="aspect-video w-full object-cover"
      />
      <div className="flex grow flex-col gap-3 p-[min(1.25rem,6vw)]">
        <h3 className="text-pretty text-xl leading-snug">
          <Link to="/news" className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-ink-soft">{excerpt}</p>
        <Link
          to="/news"
          className={buttonClass({ size: 'sm' }, 'relative mt-auto self-start')}
          aria-label={`${action}: ${title}`}
        >
          <span>{action}</span>
          <Icon name="icon-arrow-right" className="size-4" />
        </Link>
      </div>
    </article>
  );
}
