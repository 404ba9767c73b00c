import { buttonClass } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import airport from './assets/sample-airport.svg?no-inline';
import coast from './assets/sample-coast.svg?no-inline';
import tolls from './assets/sample-toll.svg?no-inline';

const PICTURES = { airport, tolls, coast };
export type SampleName = keyof typeof PICTURES;

/**
 * Built-in post, shown if the posts of the office cannot be loaded (spec, part 8). It looks like a
 * real card and links to the list, because it has no page.
 */
export function SamplePost({ name, action }: { name: SampleName; action: string }) {
  const { title, excerpt } = useText('home').samplePosts[name];
  return (
    <article className="post-card">
      <div className="post-card-picture">
        <img
          src={PICTURES[name]}
          alt=""
          width="640"
          height="360"
          loading="lazy"
          className="aspect-video w-full object-cover"
        />
      </div>
      <div className="post-card-text">
        <h3 className="post-card-title">
          <Link to="/news">{title}</Link>
        </h3>
        <p className="post-card-excerpt">{excerpt}</p>
        <Link
          to="/news"
          className={buttonClass({ size: 'sm' }, 'post-card-action')}
          aria-label={`${action}: ${title}`}
        >
          <span>{action}</span>
          <Icon name="icon-arrow-right" className="size-4" />
        </Link>
      </div>
    </article>
  );
}
