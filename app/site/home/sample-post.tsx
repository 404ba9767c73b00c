import { CARD_PICTURE, PostCardLayout } from '#app/domain/posts/post-card.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import airport from './assets/sample-airport.svg?no-inline';
import coast from './assets/sample-coast.svg?no-inline';
import tolls from './assets/sample-toll.svg?no-inline';

const PICTURES = { airport, tolls, coast };
export type SampleName = keyof typeof PICTURES;

/**
 * Built-in post for the case that posts cannot be loaded (spec, part 8). The card looks real but
 * links to the list, because the post has no page.
 */
export function SamplePost({ name, action }: { name: SampleName; action: string }) {
  const { title, excerpt } = useText('home').samplePosts[name];
  return (
    <PostCardLayout
      to="/news"
      title={title}
      excerpt={excerpt}
      action={action}
      picture={
        <img
          src={PICTURES[name]}
          alt=""
          width="640"
          height="360"
          loading="lazy"
          className={CARD_PICTURE}
        />
      }
    />
  );
}
