import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import airport from './assets/sample-airport.svg?no-inline';
import coast from './assets/sample-coast.svg?no-inline';
import tolls from './assets/sample-toll.svg?no-inline';
import { homeText } from './home.text.ts';

const text = homeText.news;
const PICTURES = { airport, tolls, coast };

type SamplePostKey = keyof typeof PICTURES;
export const SAMPLE_POSTS: SamplePostKey[] = ['airport', 'tolls', 'coast'];

/** A built-in post, in the shape of the cards of real ones; it leads to the list, for it has no page. */
export function SamplePost({ post }: { post: SamplePostKey }) {
  const { title, excerpt } = text.samples[post];
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-sand-line bg-white shadow-card">
      <img
        src={PICTURES[post]}
        alt=""
        width="640"
        height="360"
        loading="lazy"
        className="aspect-video w-full object-cover"
      />
      <div className="flex grow flex-col gap-3 p-5">
        <h3 className="text-pretty text-xl leading-snug">
          <Link to="/news" className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-ink-soft">{excerpt}</p>
        <Link
          to="/news"
          className={buttonClass({ size: 'sm' }, 'relative mt-auto self-start')}
          aria-label={`${text.readMore}: ${title}`}
        >
          {text.readMore}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
    </article>
  );
}
