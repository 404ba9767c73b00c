import type { ReactNode } from 'react';
import emptyRoad from '#app/features/site/assets/empty-road.svg?no-inline';
import { Carousel } from '#app/ui/carousel.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { homeText } from './home.text.ts';
import { AgainLink, HomeVitrine } from './home-vitrine.tsx';
import { SAMPLE_POSTS, SamplePost } from './sample-post.tsx';

const text = homeText.news;

/** Links lead to it. */
const HEADING_ID = 'news';

/** The latest posts. `cards` is null when they could not be loaded: then three stand in for them. */
export function HomeNews({ cards }: { cards: ReactNode[] | null }) {
  return (
    <HomeVitrine
      id={HEADING_ID}
      to="/news"
      text={text}
      cards={cards}
      className="bg-sand"
      slideClassName="max-md:nth-[n+4]:hidden"
      failed={
        <>
          <Carousel labels={text.carousel}>
            {SAMPLE_POSTS.map((key) => (
              <SamplePost key={key} post={key} />
            ))}
          </Carousel>
          <div role="status" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-ink-soft">{text.failed}</p>
            <AgainLink headingId={HEADING_ID}>{text.retry}</AgainLink>
          </div>
        </>
      }
      empty={
        <EmptyState
          heading="h3"
          drawing={<img src={emptyRoad} alt="" width="240" height="160" />}
          title={text.emptyTitle}
          text={text.emptyText}
          action={<AgainLink headingId={HEADING_ID}>{text.refresh}</AgainLink>}
        />
      }
    />
  );
}
