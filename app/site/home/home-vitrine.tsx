import type { MouseEvent, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { focusOn } from '#app/ui/focus.ts';
import { Carousel, type CarouselLabels } from '#app/ui/pictures/carousel.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

interface Text {
  title: string;
  lead: string;
  all: string;
  loading: string;
  carousel: CarouselLabels;
}

export function HomeVitrine({
  id,
  to,
  text,
  cards,
  failed,
  empty,
  className,
  ...carousel
}: {
  /** Id of the heading, for links to this section. */
  id: string;
  to: string;
  text: Text;
  /** Null if they could not be loaded. */
  cards: ReactNode[] | null;
  failed: Elements;
  empty: Elements;
  className?: string;
  autoplaySeconds?: number;
  /**
   * Class that shortens the stack of cards on a narrow screen, where a link to the whole list
   * follows.
   */
  trackClassName: string;
}) {
  const loading = useRevalidator().state === 'loading';
  return (
    <section aria-labelledby={id} className={cx('drawn-when-near', className)}>
      <div className="page section">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id={id} tabIndex={-1} className="section-title">
              {text.title}
            </h2>
            <p className="section-lead max-w-[60ch]">{text.lead}</p>
          </div>
          <ButtonLink
            to={to}
            variant="quiet"
            className={cx(
              '-mr-1 -ml-4 pr-2',
              cards !== null && cards.length > 0 && 'max-md:hidden',
            )}
          >
            <span>{text.all}</span>
            <Icon name="icon-arrow-right" className="size-5" />
          </ButtonLink>
        </div>
        {loading && !cards?.length ? (
          <Loading text={text.loading} />
        ) : cards?.length ? (
          <>
            <Carousel labels={text.carousel} {...carousel}>
              {cards}
            </Carousel>
            <ButtonLink to={to} className="mt-4 w-full md:hidden">
              <span>{text.all}</span>
              <Icon name="icon-arrow-right" className="size-5" />
            </ButtonLink>
          </>
        ) : cards ? (
          empty
        ) : (
          failed
        )}
      </div>
    </section>
  );
}

/**
 * Reloads the page's data; without JavaScript, opens the page. The section's heading takes the
 * focus, because the link is gone while the section loads.
 */
export function AgainLink({ headingId, children }: { headingId: string; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const again = (event: MouseEvent) => {
    event.preventDefault();
    focusOn(headingId);
    revalidate();
  };
  return (
    <ButtonLink to="/" onClick={again}>
      {children}
    </ButtonLink>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-3 lg:gap-6">
      <span className="sr-only">{text}</span>
      <Skeleton className="h-112 rounded-card" />
      <Skeleton className="h-112 rounded-card" />
      <Skeleton className="h-112 rounded-card" />
    </div>
  );
}
