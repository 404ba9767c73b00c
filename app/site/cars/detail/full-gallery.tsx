import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Image } from '#app/base/images/images.schema.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { CarPicture } from '#app/domain/cars/car-picture.tsx';
import { IconButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { SheetTrigger, sheetCloser } from '#app/ui/dialogs/sheet.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { GalleryDots } from './gallery-dots.tsx';

const GALLERY = 'car-gallery';

/** Button that opens the gallery of the whole screen, also without scripts. */
export function GalleryTrigger({
  onOpen,
  ...rest
}: ComponentProps<'button'> & { onOpen: () => void }) {
  return <SheetTrigger sheet={GALLERY} {...rest} onPointerDown={onOpen} onFocus={onOpen} />;
}

/**
 * All pictures of a car over the whole screen, in a strip that snaps, so that swiping and scrolling
 * need no script. Arrows, dots, thumbnails and the arrow keys belong to it.
 */
export function FullGallery({
  car,
  pictures,
  first,
}: {
  car: CarDetail;
  pictures: (Image | null)[];
  /** Position of the picture with which the gallery opens. */
  first: number;
}) {
  const { detail: text } = useText('cars');
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const count = pictures.length;

  function show(index: number, behavior: ScrollBehavior = 'auto') {
    const target = (index + count) % count;
    const list = strip.current;
    list?.scrollTo({ left: target * list.clientWidth, behavior });
  }

  const showFirst = useEffectEvent(() => show(first, 'instant'));
  // React does not listen for `toggle` on a dialog of the server's HTML.
  useEffect(() => {
    const box = dialog.current;
    const follow = ({ newState }: ToggleEvent) => newState === 'open' && showFirst();
    box?.addEventListener('toggle', follow);
    return () => box?.removeEventListener('toggle', follow);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    // Leaves Alt with an arrow to the browser's history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') show(current + 1);
    else if (event.key === 'ArrowLeft') show(current - 1);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      id={GALLERY}
      aria-label={text.gallery}
      onKeyDown={onKeyDown}
      {...{ closedby: 'any' }}
      className="full-gallery"
    >
      <div className="flex items-center justify-between gap-4 px-4">
        <p aria-live="polite" className="text-small-strong tabular-nums">
          {text.picture(current + 1, count)}
        </p>
        <IconButton label={text.closeGallery} {...sheetCloser(GALLERY)}>
          <Icon name="icon-x" className="size-5" />
        </IconButton>
      </div>
      <div className="relative min-h-0">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling strip
          tabIndex={0}
          aria-label={text.gallery}
          onScroll={({ currentTarget: list }) =>
            setCurrent(Math.round(list.scrollLeft / list.clientWidth))
          }
          className="full-gallery-strip no-scrollbar"
        >
          {pictures.map((image, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
            <li key={i}>
              <CarPicture
                car={{ ...car, mainImage: image }}
                place={count > 1 ? text.picture(i + 1, count) : undefined}
                sizes="100vw"
              />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <>
            <div className="gallery-scrim">
              <GalleryDots count={count} current={current} />
            </div>
            <div className="pointer-events-none absolute inset-x-3 inset-y-0 flex items-center justify-between *:pointer-events-auto noscript:hidden">
              <IconButton label={text.previousPicture} onClick={() => show(current - 1)}>
                <Icon name="icon-chevron-left" className="size-5" />
              </IconButton>
              <IconButton label={text.nextPicture} onClick={() => show(current + 1)}>
                <Icon name="icon-chevron-right" className="size-5" />
              </IconButton>
            </div>
          </>
        )}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} current={current} show={show} />}
    </dialog>
  );
}

function Thumbnails({
  pictures,
  current,
  show,
}: {
  pictures: (Image | null)[];
  current: number;
  show: (index: number) => void;
}) {
  const { detail: text } = useText('cars');
  return (
    <ul className="no-scrollbar flex justify-[safe_center] gap-2 overflow-x-auto px-4">
      {pictures.map((image, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
        <li key={i} className="w-20 shrink-0 md:w-28">
          <button
            type="button"
            onClick={() => show(i)}
            aria-label={text.picture(i + 1, pictures.length)}
            aria-current={i === current}
            className={cx(
              'relative block w-full overflow-hidden rounded-small after:absolute after:inset-0 after:rounded-[inherit]',
              i === current
                ? 'after:border-3 after:border-ink'
                : 'opacity-80 hover:opacity-100 after:border after:border-sand-line',
            )}
          >
            {image && (
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
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
