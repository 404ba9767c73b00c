import { Children, type CSSProperties, type ReactNode, useState } from 'react';
import { IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { Icon } from './icon.tsx';
import { useCarousel } from './use-carousel.ts';

/** Slides side by side on a wide screen (spec, part 9). */
const PER_PAGE = 3;

export interface CarouselLabels extends CarouselControlLabels {
  /** Name of the carousel, for screen readers. */
  carousel: string;
  /** Role descriptions of the ARIA pattern, for the carousel and for a slide. */
  role: string;
  slideRole: string;
  slide: (position: number, count: number) => string;
}

/**
 * Slides side by side on a wide screen, stacked on a narrow one (768 px or less). The browser
 * scrolls and snaps, so that slides can be swiped and read without a script; arrows, dots and
 * autoplay only start a scroll. The first page follows the last.
 *
 * Autoplay is the CSS animation that fills the current dot: when it ends, the next page is shown.
 * It needs no timer, and it stops whenever animations stop: on hover and focus (theme.css), in
 * hidden tabs and under prefers-reduced-motion.
 */
export function Carousel({
  labels,
  autoplaySeconds,
  trackClassName,
  children,
}: {
  labels: CarouselLabels;
  /** Seconds per page. If left out, or if all slides fit on one page, nothing moves by itself. */
  autoplaySeconds?: number;
  trackClassName?: string;
  children: ReactNode;
}) {
  const slides = Children.toArray(children);
  const { page, pages, show, trackProps } = useCarousel(slides.length, PER_PAGE);
  const [paused, setPaused] = useState(false);

  return (
    <section
      aria-label={labels.carousel}
      aria-roledescription={labels.role}
      data-paused={paused || undefined}
      className="carousel"
      style={{ '--slides': PER_PAGE, '--autoplay': `${autoplaySeconds}s` } as CSSProperties}
    >
      <div {...trackProps} className={cx('carousel-track', trackClassName)}>
        {slides.map((slide, i) => (
          // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for a group
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places
            key={i}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={labels.slide(i + 1, slides.length)}
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

interface CarouselControlLabels {
  page: (page: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

/** Pages count from 0. */
function CarouselControls({
  labels,
  page,
  pages,
  show,
  paused,
  setPaused,
}: {
  labels: CarouselControlLabels;
  page: number;
  pages: number;
  show: (page: number) => void;
  /** Null without autoplay. */
  paused: boolean | null;
  setPaused: (paused: boolean) => void;
}) {
  return (
    <div className="mt-6 flex items-center gap-2 max-md:hidden noscript:hidden">
      <div className="flex min-w-0 grow">
        {Array.from({ length: pages }, (_, i) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no other identity than its position
            key={i}
            label={labels.page(i + 1)}
            current={i === page}
            onChoose={() => show(i)}
            onFilled={paused === null ? undefined : () => show(page + 1)}
          />
        ))}
      </div>
      {paused !== null && (
        <IconButton
          label={paused ? labels.play : labels.pause}
          onClick={() => setPaused(!paused)}
          className="motion-reduce:hidden"
        >
          {paused ? (
            <Icon name="icon-play" className="size-5" />
          ) : (
            <Icon name="icon-pause" className="size-5" />
          )}
        </IconButton>
      )}
      <IconButton label={labels.previous} onClick={() => show(page - 1)}>
        <Icon name="icon-chevron-left" className="size-5" />
      </IconButton>
      <IconButton label={labels.next} onClick={() => show(page + 1)}>
        <Icon name="icon-chevron-right" className="size-5" />
      </IconButton>
    </div>
  );
}

function Dot(props: {
  label: string;
  current: boolean;
  onChoose: () => void;
  /** Called when the current dot is full; if left out, the dot does not fill. */
  onFilled?: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-current={props.current || undefined}
      onClick={props.onChoose}
      className="carousel-dot group"
    >
      <span
        className={cx(
          'h-1 w-full overflow-hidden rounded-full group-hover:bg-control-line',
          !props.current && 'bg-control-line/50',
          props.current && (props.onFilled ? 'bg-control-line' : 'bg-ink'),
        )}
      >
        {props.current && props.onFilled && (
          <span onAnimationEnd={props.onFilled} className="carousel-fill" />
        )}
      </span>
    </button>
  );
}
