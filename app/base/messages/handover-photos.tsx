import { type KeyboardEvent, useId, useState } from 'react';
import { StaffPhoto } from '#app/base/images/gallery/staff-photo.tsx';
import { languageOf } from '#app/lib/words/language.ts';
import { IconButton } from '#app/ui/button.tsx';
import { Modal } from '#app/ui/dialogs/modal.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Image } from '../images/images.schema.ts';

/** Two rows on a phone. Each thumbnail is a request, and a record may have forty photos. */
const MAX_THUMBNAILS = 8;
/** Width in px at which a scratch is visible. */
const LARGE = 1280;

export function HandoverPhotos({ title, photos }: { title: string; photos: readonly Image[] }) {
  const text = useOfficeText('messages');
  const [open, setOpen] = useState<number | null>(null);
  const room = photos.length > MAX_THUMBNAILS ? MAX_THUMBNAILS - 1 : MAX_THUMBNAILS;
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
              <span aria-hidden="true" className="text-small-strong tabular-nums">
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
  const text = useOfficeText('messages');
  const titleId = useId();
  const shown = at ?? 0;
  const photo = photos[shown];
  const step = (by: number) => onShow((shown + by + photos.length) % photos.length);
  function onKeyDown(event: KeyboardEvent) {
    // Alt with an arrow key goes back and forward in the browser's history.
    if (event.altKey || event.ctrlKey || event.metaKey || photos.length < 2) return;
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  }
  return (
    <Modal
      open={at !== null}
      labelledBy={titleId}
      onDismiss={() => onShow(null)}
      onKeyDown={onKeyDown}
      lang={languageOf('en')}
      className="max-w-5xl overflow-hidden"
    >
      <div className="flex max-h-full flex-col">
        <div className="flex items-center gap-2 py-1 pr-1 pl-4">
          <h2 id={titleId} className="min-w-0 grow text-heading">
            {title}
          </h2>
          <IconButton label={text.closePhoto} onClick={() => onShow(null)}>
            <Icon name="icon-x" className="size-5" />
          </IconButton>
        </div>
        {/* The height does not depend on the photo, so that the buttons do not move. */}
        <div className="h-[75dvh] min-h-0 shrink bg-sand">
          {photo && (
            <StaffPhoto
              key={photo.url}
              image={photo}
              alt={text.photo(shown + 1, photos.length)}
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
          <p aria-live="polite" className="grow text-center text-small tabular-nums">
            {text.photo(shown + 1, photos.length)}
          </p>
          {photos.length > 1 && (
            <IconButton label={text.nextPhoto} onClick={() => step(1)}>
              <Icon name="icon-chevron-right" className="size-5" />
            </IconButton>
          )}
        </div>
      </div>
    </Modal>
  );
}
