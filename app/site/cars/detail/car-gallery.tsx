import { type KeyboardEvent, useRef, useState } from 'react';
import { ACROSS_A_PHONE } from '#app/base/images/images.rules.ts';
import type { Image } from '#app/base/images/images.schema.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { CarPicture } from '#app/domain/cars/car-picture.tsx';
import { IconButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';

/**
 * Pictures of a car in a strip that snaps, so that swiping and scrolling need no script. Arrows,
 * thumbnails and the arrow keys move the strip.
 */
export function CarGallery({ car }: { car: CarDetail }) {
  const { detail: text, card } = useText('cars');
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const pictures = [car.mainImage, ...car.gallery].filter((image) => image !== null);
  const shown = pictures.length > 0 ? pictures : [null];
  const count = shown.length;

  function show(index: number) {
    const target = (index + count) % count;
    const list = strip.current;
    list?.scrollTo({ left: target * list.clientWidth });
  }

  function onKeyDown(event: KeyboardEvent) {
    // Leaves Alt with an arrow to the browser's history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') show(current + 1);
    else if (event.key === 'ArrowLeft') show(current - 1);
    else return;
    event.preventDefault();
  }

  return (
    <section aria-label={text.gallery} className="min-w-0 [grid-area:gallery]">
      <div
        className={cx(
          'relative overflow-hidden rounded-card border border-sand-line bg-sand shadow-card',
          // Fills a phone from edge to edge.
          'max-sm:-mx-(--page-gutter) max-sm:rounded-none max-sm:border-x-0 max-sm:border-t-0 max-sm:shadow-none',
          // Shows a photo of another shape in full.
          '[&_img]:object-contain',
          // Limits the size of the buttons, so that they do not hide the car if the text is large.
          '[&_button]:size-[min(2.75rem,12.5vw)]',
        )}
      >
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling strip
          tabIndex={0}
          aria-label={text.gallery}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: list }) =>
            setCurrent(Math.round(list.scrollLeft / list.clientWidth))
          }
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto"
        >
          {shown.map((image, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
            <li key={i} className="relative w-full shrink-0 snap-center">
              <CarPicture
                car={{ ...car, mainImage: image }}
                place={count > 1 ? text.picture(i + 1, count) : undefined}
                sizes={`(min-width: 1280px) 760px, (min-width: 1024px) 60vw, ${ACROSS_A_PHONE}`}
                priority={i === 0}
              />
              {image?.illustration && (
                <p className="absolute top-[min(0.75rem,3vw)] left-[min(0.75rem,3vw)] rounded-full bg-white/90 px-[min(0.75rem,3vw)] py-0.5 font-semibold text-[min(0.875rem,3.9vw)]">{`${text.illustration} · ${card.similar}`}</p>
              )}
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div className="pointer-events-none absolute inset-x-3 bottom-1.5 flex items-center justify-between *:pointer-events-auto noscript:hidden">
            <IconButton label={text.previousPicture} onClick={() => show(current - 1)}>
              <Icon name="icon-chevron-left" className="size-5" />
            </IconButton>
            <Dots count={count} current={current} />
            <IconButton label={text.nextPicture} onClick={() => show(current + 1)}>
              <Icon name="icon-chevron-right" className="size-5" />
            </IconButton>
          </div>
        )}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} current={current} show={show} />}
      <p aria-live="polite" className="sr-only">
        {text.picture(current + 1, count)}
      </p>
    </section>
  );
}

/** Dots that show the position in the strip, without being controls. */
function Dots({ count, current }: { count: number; current: number }) {
  return (
    <div aria-hidden="true" className="flex gap-2">
      {Array.from({ length: count }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={i}
          className={cx(
            'h-2 rounded-full bg-ink transition-opacity',
            i === current ? 'w-6' : 'w-2 opacity-35',
          )}
        />
      ))}
    </div>
  );
}

/** Number of thumbnails until the visitor opens the rest. */
const FIRST_THUMBNAILS = 5;

function Thumbnails({
  pictures,
  current,
  show,
}: {
  pictures: Image[];
  current: number;
  show: (index: number) => void;
}) {
  const { detail: text } = useText('cars');
  const [shown, setShown] = useState(FIRST_THUMBNAILS);
  const more = pictures.length - Math.max(shown, current + 1);
  return (
    <ul className="no-scrollbar mt-3 flex gap-3 overflow-x-auto p-1">
      {pictures.slice(0, pictures.length - Math.max(0, more)).map((image, i, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
        <li key={i} className="w-20 shrink-0 md:w-28">
          <button
            type="button"
            onClick={() => {
              if (i === row.length - 1) setShown(pictures.length);
              show(i);
            }}
            aria-label={text.picture(i + 1, pictures.length)}
            aria-current={i === current}
            className={cx(
              'relative block w-full overflow-hidden rounded-control border-2',
              i === current
                ? 'border-turquoise'
                : 'border-transparent opacity-80 hover:opacity-100',
            )}
          >
            <Picture
              src={image.url}
              srcSet={image.srcset}
              sizes="(min-width: 769px) 112px, 80px"
              width={image.width}
              height={image.height}
              alt=""
              fallback={<span className="block aspect-3/2 bg-sand-line" />}
              className="aspect-3/2 w-full object-cover"
            />
            {more > 0 && i === row.length - 1 && (
              <span className="absolute inset-0 grid place-items-center bg-ink/60 font-bold text-white">
                {`+${more}`}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
