import type { ReactNode } from 'react';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?inline';
import flatTyre from '#app/base/shell/assets/flat-tyre.svg?inline';
import parked from '#app/base/shell/assets/parked.svg?inline';
import { useText } from '#app/ui/language/use-text.ts';
import { Carousel } from '#app/ui/pictures/carousel.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { AgainLink, HomeVitrine } from './home-vitrine.tsx';
import { type SampleName, SamplePost } from './sample-post.tsx';

const CARS = 'cars';
const NEWS = 'news';

const SAMPLES: SampleName[] = ['airport', 'tolls', 'coast'];
/** Time after which the cars carousel advances (spec, part 9). */
const AUTOPLAY_SECONDS = 6;

/** Carousel of the fleet. `cards` is null if the fleet could not be loaded. */
export function HomeCars({ to, cards }: { to: string; cards: ReactNode[] | null }) {
  const { cars: text } = useText('home');
  // The notices are English on Turkish pages, too (spec, part 8).
  const notice = (words: string) => <span lang={text.noticesLang}>{words}</span>;
  return (
    <HomeVitrine
      id={CARS}
      to={to}
      text={text}
      cards={cards}
      autoplaySeconds={AUTOPLAY_SECONDS}
      trackClassName="min-[37.5rem]:max-md:grid-cols-2 max-md:[&>:nth-child(n+7)]:hidden"
      failed={
        <EmptyState
          role="alert"
          heading="p"
          drawing={drawingOf(flatTyre)}
          title={notice(text.failed)}
          action={<AgainLink headingId={CARS}>{notice(text.retry)}</AgainLink>}
        />
      }
      empty={
        <EmptyState
          heading="h3"
          drawing={drawingOf(parked)}
          title={notice(text.emptyTitle)}
          text={notice(text.emptyText)}
          action={<AgainLink headingId={CARS}>{notice(text.refresh)}</AgainLink>}
        />
      }
    />
  );
}

const drawingOf = (src: string) => <img src={src} alt="" width="240" height="160" />;

/**
 * Carousel of the latest posts. If they could not be loaded, `cards` is null and three built-in
 * posts are shown.
 */
export function HomeNews({ cards }: { cards: ReactNode[] | null }) {
  const { news: text } = useText('home');
  return (
    <HomeVitrine
      id={NEWS}
      to="/news"
      text={text}
      cards={cards}
      className="bg-sand"
      trackClassName="post-rows max-md:[&>:nth-child(n+4)]:hidden"
      failed={
        <>
          <Carousel labels={text.carousel} trackClassName="post-rows">
            {SAMPLES.map((name) => (
              <SamplePost key={name} name={name} action={text.readMore} />
            ))}
          </Carousel>
          <div role="status" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-ink-soft">{text.failed}</p>
            <AgainLink headingId={NEWS}>{text.retry}</AgainLink>
          </div>
        </>
      }
      empty={
        <EmptyState
          heading="h3"
          drawing={drawingOf(emptyRoad)}
          title={text.emptyTitle}
          text={text.emptyText}
          action={<AgainLink headingId={NEWS}>{text.refresh}</AgainLink>}
        />
      }
    />
  );
}
