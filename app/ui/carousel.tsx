import { Children, type CSSProperties, type ReactNode, useState } from 'react';
import { type CarouselControlLabels, CarouselControls } from './carousel-controls.tsx';
import { cx } from './class-names.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselLabels extends CarouselControlLabels {
  /** What the carousel shows. */
  carousel: string;
  /** The ARIA pattern's words for the whole and a part. */
  role: string;
  slideRole: string;
  slide: (position: number, count: number) => string;
}

/**
 * Slides side by side on a wide screen, in a stack on a narrow one (768 px or less). The browser
 * itself scrolls and snaps, so it can be swiped and read before any script; arrows, dots and
 * autoplay only say where to scroll. Past the last page comes the first.
 *
 * Autoplay is the CSS animation that fills the current dot: when it ends, the next page comes.
 * Thus it stops where animations do, on hover and focus (app.css), in hidden tabs and under
 * prefers-reduced-motion, and needs no timer.
 */
export function Carousel({
  labels,
  perPage = 3,
  autoplaySeconds,
  slideClassName,
  children,
}: {
  labels: CarouselLabels;
  perPage?: number;
  /** No movement of its own without it, or when all slides fit on one page. */
  autoplaySeconds?: number;
  slideClassName?: string;
  children: ReactNode;
}) {
  const slides = Children.toArray(children);
  const { page, pages, show, trackProps } = useCarousel(slides.length, perPage);
  const [paused, setPaused] = useState(false);

  return (
    <section
      aria-label={labels.carousel}
      aria-roledescription={labels.role}
      data-paused={paused || undefined}
      className="carousel"
      style={{ '--slides': perPage, '--autoplay': `${autoplaySeconds}s` } as CSSProperties}
    >
      <div {...trackProps} className="carousel-track">
        {slides.map((slide, i) => (
          // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for a group
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places
            key={i}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={labels.slide(i + 1, slides.length)}
            className={cx('min-w-0 snap-start', slideClassName)}
          >
            {slide}
          </div>
        ))}
      </div>
      {pages > 1 && (
        <CarouselControls
          labels={labels}
          page={page}
          pages={pages}
          show={show}
          paused={autoplaySeconds === undefined ? null : paused}
          setPaused={setPaused}
        />
      )}
    </section>
  );
}
