import type { ReactNode } from 'react';
import { Link } from 'react-router';
import emptyRoad from '#app/features/site/assets/empty-road.svg?no-inline';
import flatTyre from '#app/features/site/assets/flat-tyre.svg?no-inline';
import parked from '#app/features/site/assets/parked.svg?no-inline';
import { buttonClass } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import airport from './assets/sample-airport.svg?no-inline';
import coast from './assets/sample-coast.svg?no-inline';
import tolls from './assets/sample-toll.svg?no-inline';
import { homeText } from './home.text.ts';
import { AgainLink, HomeVitrine } from './home-vitrine.tsx';

const { cars: carsText, news: newsText } = homeText;
/** Ids of the headings; links lead to them. */
const CARS = 'cars';
const NEWS = 'news';

const SAMPLE_PICTURES = { airport, tolls, coast };
type SamplePostKey = keyof typeof SAMPLE_PICTURES;
const SAMPLE_POSTS: SamplePostKey[] = ['airport', 'tolls', 'coast'];
/** Spec, part 9. */
const AUTOPLAY_SECONDS = 6;

/** The fleet on the home page. `cards` is null when it could not be loaded. */
export function HomeCars({ cards }: { cards: ReactNode[] | null }) {
  const english = (words: string) => <span lang="en">{words}</span>;
  return (
    <HomeVitrine
      id={CARS}
      to="/cars"
      text={carsText}
      cards={cards}
      autoplaySeconds={AUTOPLAY_SECONDS}
      className="[--about:198rem] sm:[--about:114rem] min-[769px]:[--about:52.5rem]"
      trackClassName="max-md:[&>:nth-child(n+7)]:hidden"
      failed={
        <EmptyState
          role="alert"
          heading="p"
          drawing={drawingOf(flatTyre)}
          title={english(carsText.failed)}
          action={<AgainLink headingId={CARS}>{english(carsText.retry)}</AgainLink>}
        />
      }
      empty={
        <EmptyState
          heading="h3"
          drawing={drawingOf(parked)}
          title={english(carsText.emptyTitle)}
          text={english(carsText.emptyText)}
          action={<AgainLink headingId={CARS}>{english(carsText.refresh)}</AgainLink>}
        />
      }
    />
  );
}

const drawingOf = (src: string) => <img src={src} alt="" width="240" height="160" />;

/** The latest posts. Where they could not be loaded, `cards` is null and three built-in ones are shown. */
export function HomeNews({ cards }: { cards: ReactNode[] | null }) {
  return (
    <HomeVitrine
      id={NEWS}
      to="/news"
      text={newsText}
      cards={cards}
      className="bg-sand [--about:111rem] sm:[--about:78rem] min-[769px]:[--about:53.5rem]"
      trackClassName="max-md:[&>:nth-child(n+4)]:hidden"
      failed={
        <>
          <Carousel labels={newsText.carousel}>
            {SAMPLE_POSTS.map((key) => (
              <SamplePost key={key} post={key} />
            ))}
          </Carousel>
          <div role="status" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-ink-soft">{newsText.failed}</p>
            <AgainLink headingId={NEWS}>{newsText.retry}</AgainLink>
          </div>
        </>
      }
      empty={
        <EmptyState
          heading="h3"
          drawing={drawingOf(emptyRoad)}
          title={newsText.emptyTitle}
          text={newsText.emptyText}
          action={<AgainLink headingId={NEWS}>{newsText.refresh}</AgainLink>}
        />
      }
    />
  );
}

/** A built-in post in the shape of a real card; it has no page, so it leads to the list. */
function SamplePost({ post }: { post: SamplePostKey }) {
  const { title, excerpt } = newsText.samples[post];
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-sand-line bg-white shadow-card">
      <img
        src={SAMPLE_PICTURES[post]}
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
          aria-label={`${newsText.readMore}: ${title}`}
        >
          {newsText.readMore}
          <Icon name="icon-arrow-right" className="size-4" />
        </Link>
      </div>
    </article>
  );
}
