import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

export interface CarouselControlLabels {
  page: (page: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

/** Dots, pause and arrows; pages count from 0. */
export function CarouselControls({
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
  /** Null where nothing moves by itself. */
  paused: boolean | null;
  setPaused: (paused: boolean) => void;
}) {
  return (
    <div className="mt-6 flex items-center gap-2 max-md:hidden noscript:hidden">
      <div className="flex min-w-0 grow">
        {Array.from({ length: pages }, (_, i) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
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
          {paused ? <Play className="size-5" /> : <Pause className="size-5" />}
        </IconButton>
      )}
      <IconButton label={labels.previous} onClick={() => show(page - 1)}>
        <ChevronLeft className="size-5" />
      </IconButton>
      <IconButton label={labels.next} onClick={() => show(page + 1)}>
        <ChevronRight className="size-5" />
      </IconButton>
    </div>
  );
}

function Dot(props: {
  label: string;
  current: boolean;
  onChoose: () => void;
  /** With it, the current dot fills over time and then calls. */
  onFilled?: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-current={props.current || undefined}
      onClick={props.onChoose}
      className="group flex h-11 min-w-6 max-w-11 grow items-center px-1 aria-[current]:max-w-16 aria-[current]:grow-[1.5]"
    >
      <span
        className={cx(
          'block h-1 w-full overflow-hidden rounded-full group-hover:bg-control-line',
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
