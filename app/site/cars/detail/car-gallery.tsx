import { useState } from 'react';
import { ACROSS_A_PHONE } from '#app/base/images/images.rules.ts';
import type { Image } from '#app/base/images/images.schema.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { CarPicture } from '#app/domain/cars/car-picture.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { FullGallery, GalleryTrigger } from './full-gallery.tsx';
import { GalleryDots } from './gallery-dots.tsx';

/**
 * Pictures of a car: a strip to swipe on a narrow screen, a mosaic of three on a wide one. Each
 * opens the gallery of the whole screen, which has all pictures.
 */
export function CarGallery({ car }: { car: CarDetail }) {
  const { detail: text, card } = useText('cars');
  const [current, setCurrent] = useState(0);
  /** Picture with which the gallery opens. */
  const [first, setFirst] = useState(0);
  const pictures = [car.mainImage, ...car.gallery].filter((image) => image !== null);
  const shown: (Image | null)[] = pictures.length > 0 ? pictures : [null];
  const count = shown.length;
  return (
    <section aria-label={text.gallery} className="min-w-0 [grid-area:gallery]">
      <div className="car-pictures">
        <ul
          aria-label={text.gallery}
          onScroll={({ currentTarget: list }) =>
            setCurrent(Math.round(list.scrollLeft / list.clientWidth))
          }
          className={cx('no-scrollbar', count > 2 && 'car-mosaic')}
        >
          {shown.map((image, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
            <li key={i} className="relative">
              <GalleryTrigger
                aria-label={count > 1 ? text.picture(i + 1, count) : undefined}
                onOpen={() => setFirst(i)}
                className="block size-full cursor-zoom-in"
              >
                <CarPicture
                  car={{ ...car, mainImage: image }}
                  place={count > 1 ? text.picture(i + 1, count) : undefined}
                  sizes={`(min-width: 1024px) ${i === 0 ? 468 : 228}px, ${ACROSS_A_PHONE}`}
                  priority={i === 0}
                />
              </GalleryTrigger>
            </li>
          ))}
        </ul>
        {pictures.some((image) => image.illustration) && (
          <p className="pointer-events-none absolute top-16 left-4 rounded-full bg-white/90 px-3 py-0.5 text-meta sm:top-3 sm:left-3">
            {`${text.illustration} · ${card.similar}`}
          </p>
        )}
        {count > 1 && (
          <>
            <div className="gallery-scrim justify-start pl-4 lg:hidden">
              <GalleryDots count={count} current={current} />
            </div>
            <GalleryTrigger
              onOpen={() => setFirst(current)}
              className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control border border-sand-line bg-white px-4 text-small-strong hover:border-ink"
            >
              <Icon name="icon-images" className="size-5" />
              <span>{text.pictures(count)}</span>
            </GalleryTrigger>
          </>
        )}
      </div>
      <FullGallery car={car} pictures={shown} first={first} />
    </section>
  );
}
