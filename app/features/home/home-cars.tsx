import type { ReactNode } from 'react';
import flatTyre from '#app/features/site/assets/flat-tyre.svg?no-inline';
import parked from '#app/features/site/assets/parked.svg?no-inline';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { homeText } from './home.text.ts';
import { AgainLink, HomeVitrine } from './home-vitrine.tsx';

const text = homeText.cars;

/** Links lead to it. */
const HEADING_ID = 'cars';

/** Spec, part 9. */
const AUTOPLAY_SECONDS = 6;

/** The fleet on the home page. `cards` is null when it could not be loaded. */
export function HomeCars({ cards }: { cards: ReactNode[] | null }) {
  return (
    <HomeVitrine
      id={HEADING_ID}
      to="/cars"
      text={text}
      cards={cards}
      autoplaySeconds={AUTOPLAY_SECONDS}
      slideClassName="max-md:nth-[n+7]:hidden"
      failed={
        <EmptyState
          role="alert"
          heading="p"
          drawing={<img src={flatTyre} alt="" width="240" height="160" />}
          title={<span lang="en">{text.failed}</span>}
          action={
            <AgainLink headingId={HEADING_ID} lang="en">
              {text.retry}
            </AgainLink>
          }
        />
      }
      empty={
        <EmptyState
          heading="h3"
          drawing={<img src={parked} alt="" width="240" height="160" />}
          title={<span lang="en">{text.emptyTitle}</span>}
          text={<span lang="en">{text.emptyText}</span>}
          action={
            <AgainLink headingId={HEADING_ID} lang="en">
              {text.refresh}
            </AgainLink>
          }
        />
      }
    />
  );
}
