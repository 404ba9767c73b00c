import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, useState } from 'react';
import { languageOf } from '#app/lib/language.ts';
import { IconButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Image } from '../images/images.schema.ts';
import { StaffPhoto } from '../images/staff-photo.tsx';
import { messagesText as text } from './messages.text.ts';

/** Two rows on a phone. Each is a request, and a record may have forty. */
const MOST_THUMBNAILS = 8;
/** Sharp enough to look for a scratch, in px. */
const LARGE = 1280;

/** The photos of one record: small ones, each of which opens the large one. */
export function HandoverPhotos({ title, photos }: { title: string; photos: readonly Image[] }) {
  /** The large one that is open. */
  const [open, setOpen] = useState<number | null>(null);
  const room = photos.length > MOST_THUMBNAILS ? MOST_THUMBNAILS - 1 : MOST_THUMBNAILS;
  const hidden = photos.length - room;
  return (
    <>
      <ul aria-label={title} className="flex w-full flex-wrap gap-2 py-1">
        {photos.slice(0, room).map((photo, i) => (
          <li key={photo.url}>
            <button type="button" onClick={() => setOpen(i)} className={TILE}>
              <StaffPhoto
                image={photo}
                alt={text.photo(i + 1, photos.length)}
                className="size-full object-cover"
                loading={
                  <span className="block size-full animate-pulse">
                    <span className="sr-only">{text.photo(i + 1, photos.length)}</span>
                  </span>
                }
                failure={
                  <span className="grid size-full place-items-center text-ink-soft">
                    <Icon name="icon-image-off" className="size-6" />
                    <span className="sr-only">
                      {`${text.photo(i + 1, photos.length)}: ${text.photoFailed}`}
                    </span>
                  </span>
                }
              />
            </button>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button type="button" onClick={() => setOpen(room)} className={TILE}>
              <span aria-hidden="true" className="font-semibold text-sm tabular-nums">
                {`+${hidden}`}
              </span>
              <span className="sr-only">{text.morePhotos(hidden)}</span>
            </button>
          </li>
        )}
      </ul>
      <LargePhoto title={title} photos={photos} at={open} onShow={setOpen} />
    </>
  );
}

const TILE =
  'block size-16 overflow-hidden rounded-control border border-sand-line bg-sand hover:border-ink';

function LargePhoto({
  title,
  photos,
  at,
  onShow,
}: {
  title: string;
  photos: readonly Image[];
  at: number | null;
  onShow: (at: number | null) => void;
}) {
  // While it fades out, it still shows the last one.
  const [last, setLast] = useState(0);
  if (at !== null && at !== last) setLast(at);
  const photo = photos[last];
  const step = (by: number) => onShow((last + by + photos.length) % photos.length);
  function onKeyDown(event: KeyboardEvent) {
    // Alt with an arrow goes back and forward in the history.
    if (event.altKey || event.ctrlKey || event.metaKey || photos.length < 2) return;
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  }
  return (
    <Dialog.Root open={at !== null} onOpenChange={(next) => next || onShow(null)}>
      <Dialog.Portal lang={languageOf('en')}>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-ink/45 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-50 grid place-items-center p-2 sm:p-4">
          <Dialog.Popup
            onKeyDown={onKeyDown}
            className="flex max-h-full w-full max-w-5xl flex-col overflow-hidden rounded-card bg-white text-ink shadow-card"
          >
            <div className="flex items-center gap-2 py-1 pr-1 pl-4">
              <Dialog.Title className="min-w-0 grow font-bold text-lg leading-snug">
                {title}
              </Dialog.Title>
              <Dialog.Close
                render={
                  <IconButton label={text.closePhoto}>
                    <Icon name="icon-x" className="size-5" />
                  </IconButton>
                }
              />
            </div>
            {/* Its height does not follow the photo, so that the buttons stay where they are. */}
            <div className="h-[75dvh] min-h-0 shrink bg-sand">
              {photo && (
                <StaffPhoto
                  key={photo.url}
                  image={photo}
                  alt={text.photo(last + 1, photos.length)}
                  leastWidth={LARGE}
                  className="size-full object-contain"
                  loading={<span className="block size-full animate-pulse bg-sand-line" />}
                  failure={
                    <span
                      role="alert"
                      className="flex size-full flex-col items-center justify-center gap-2 text-ink-soft"
                    >
                      <Icon name="icon-image-off" className="size-8" />
                      <span>{text.photoFailed}</span>
                    </span>
                  }
                />
              )}
            </div>
            <div className="flex items-center justify-between gap-2 px-2 py-1">
              {photos.length > 1 && (
                <IconButton label={text.previousPhoto} onClick={() => step(-1)}>
                  <Icon name="icon-chevron-left" className="size-5" />
                </IconButton>
              )}
              <p aria-live="polite" className="grow text-center text-sm tabular-nums">
                {text.photo(last + 1, photos.length)}
              </p>
              {photos.length > 1 && (
                <IconButton label={text.nextPhoto} onClick={() => step(1)}>
                  <Icon name="icon-chevron-right" className="size-5" />
                </IconButton>
              )}
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
