import { ArrowRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import flatTyre from './assets/flat-tyre.svg?no-inline';
import parked from './assets/parked.svg?no-inline';
import { homeText } from './site.text.ts';

const text = homeText.cars;

/** Spec, part 9. */
const PER_SLIDE = 3;
const AUTOPLAY_SECONDS = 6;

/** The fleet on the home page. `cards` is null when it could not be loaded. */
export function HomeCars({ cards }: { cards: ReactNode[] | null }) {
  const { state, revalidate } = useRevalidator();
  const again = (event: MouseEvent) => {
    event.preventDefault();
    revalidate();
  };
  return (
    <section aria-labelledby="cars" className="py-16 lg:py-24">
      <div className="page">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="cars" className="text-3xl md:text-5xl">
              {text.title}
            </h2>
            <p className="mt-3 text-lg">{text.lead}</p>
          </div>
          <ButtonLink to="/cars" variant="quiet" className="-mx-4">
            {text.all}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </div>
        {state === 'loading' && !cards?.length ? (
          <Loading />
        ) : cards === null ? (
          <EmptyState
            role="alert"
            heading="p"
            drawing={<img src={flatTyre} alt="" width="240" height="160" />}
            title={<span lang="en">{text.failed}</span>}
            action={
              <ButtonLink to="/" lang="en" onClick={again}>
                {text.retry}
              </ButtonLink>
            }
          />
        ) : cards.length === 0 ? (
          <EmptyState
            heading="h3"
            drawing={<img src={parked} alt="" width="240" height="160" />}
            title={<span lang="en">{text.emptyTitle}</span>}
            text={<span lang="en">{text.emptyText}</span>}
            action={
              <ButtonLink to="/" lang="en" onClick={again}>
                {text.refresh}
              </ButtonLink>
            }
          />
        ) : (
          <Filled cards={cards} />
        )}
      </div>
    </section>
  );
}

function Filled({ cards }: { cards: ReactNode[] }) {
  return (
    <>
      <Carousel
        labels={text.carousel}
        perPage={PER_SLIDE}
        autoplaySeconds={AUTOPLAY_SECONDS}
        // A stack of fifty would bury the rest of the page; the cars page has them all.
        slideClassName="max-md:nth-[n+7]:hidden"
      >
        {cards}
      </Carousel>
      <ButtonLink to="/cars" size="lg" className="mt-6 w-full md:hidden">
        {text.all}
        <ArrowRight aria-hidden="true" className="size-5" />
      </ButtonLink>
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-3 lg:gap-6">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-112 rounded-card" />
      <Skeleton className="h-112 rounded-card" />
      <Skeleton className="h-112 rounded-card" />
    </div>
  );
}
