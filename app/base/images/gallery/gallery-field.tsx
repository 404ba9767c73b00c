import { useEffect, useEffectEvent } from 'react';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { isPending } from '../upload/upload-queue.ts';
import { GallerySorting } from './gallery-sorting.tsx';
import { GalleryTile } from './gallery-tile.tsx';
import { FileButton, PictureDrop } from './picture-drop.tsx';
import { FieldNotices, RemovedNotice } from './picture-notices.tsx';
import { type GalleryInput, tileButtonId, useGallery } from './use-gallery.ts';

/**
 * Field of ordered pictures, each uploaded in a request of its own. `uploads` holds pictures that
 * are not stored yet.
 */
export function GalleryField({
  label,
  error,
  ...input
}: GalleryInput & { label: string; error?: string }) {
  const words = useOfficeText('images').screen;
  const text = words.gallery;
  const { id, uploads, max } = input;
  const gallery = useGallery(input);
  const { tiles, room } = gallery;
  // A pending upload of the main picture would replace the picture that is chosen here.
  const mainIsComing = uploads.all.some((upload) => upload.field !== id && isPending(upload));

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { files = [], types = [] } = event.clipboardData ?? {};
    // Some programs copy a text together with its picture. The browser then pastes the text.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    gallery.add([...files]);
  });
  // Listens on the document, because no element of the gallery receives paste events.
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const chooser = (name: string) => (
    <FileButton
      id={id}
      multiple
      disabled={room === 0}
      aria-describedby={cx(`${id}-hint`, error && `${id}-error`)}
      aria-invalid={error ? true : undefined}
      onFiles={gallery.add}
    >
      <Icon name="icon-plus" className="size-5" />
      <span>{name}</span>
    </FileButton>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small-strong">{label}</legend>
      <PictureDrop onFiles={gallery.add}>
        {tiles.length === 0 ? (
          <div className="flex flex-col items-center gap-3 rounded-card border-2 border-control-line border-dashed bg-white px-4 py-8">
            <Icon name="icon-images" className="size-8 text-turquoise" />
            {chooser(text.add)}
            <p className="text-ink-soft text-small">{words.orDropHere}</p>
          </div>
        ) : (
          <GallerySorting
            id={`${id}-sorting`}
            keys={tiles.map(({ key }) => key)}
            disabled={!gallery.canSort}
            onMove={gallery.move}
          >
            <ol
              aria-label={text.list}
              className="grid grid-cols-[repeat(auto-fill,minmax(max(9rem,22%),1fr))] gap-x-3 gap-y-4"
            >
              {tiles.map((tile, index) => (
                <GalleryTile
                  key={tile.key}
                  {...{ tile, index }}
                  count={tiles.length}
                  canSort={gallery.canSort}
                  buttonId={tileButtonId(id, tile.image?.url ?? tile.key)}
                  onMove={(to) => gallery.move(index, to)}
                  onRemove={() => gallery.remove(tile)}
                  onRetry={() => gallery.retry(tile)}
                  onDescribe={(alt) => gallery.describe(tile, alt)}
                  onShown={() => uploads.queue.dropPreview(tile.key)}
                  onMakeMain={mainIsComing ? undefined : gallery.makeMain}
                />
              ))}
              <li className="grid aspect-3/2 place-items-center rounded-control border-2 border-control-line border-dashed bg-white">
                {chooser(text.addMore)}
              </li>
            </ol>
          </GallerySorting>
        )}
      </PictureDrop>
      <div
        id={`${id}-hint`}
        className="mt-2 flex flex-wrap justify-between gap-x-4 text-ink-soft text-small"
      >
        <p>
          {[room === 0 ? text.full(max) : text.hint, gallery.canSort && text.sortHint]
            .filter(Boolean)
            .join(' ')}
        </p>
        <p className="tabular-nums">{text.count(tiles.length, max)}</p>
      </div>
      <p role="status" className="text-small">
        {gallery.said || progressOf(input, words.gallery)}
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-coral text-small">
          {error}
        </p>
      )}
      <FieldNotices notices={gallery.notices} onDismiss={gallery.dismissNotices} />
      <RemovedNotice
        removed={gallery.removed}
        message={text.removed}
        onUndo={gallery.undo}
        onDismiss={gallery.dismissRemoved}
      />
    </fieldset>
  );
}

function progressOf(
  { id, uploads: { all } }: Pick<GalleryInput, 'id' | 'uploads'>,
  text: OfficeTexts['images']['screen']['gallery'],
): string {
  const own = all.filter(({ field }) => field === id);
  const pending = own.filter(isPending).length;
  if (pending > 0) return text.uploading(pending);
  const done = own.filter(({ status }) => status === 'done').length;
  const failed = own.filter(({ status }) => status === 'failed').length;
  return [done > 0 && text.uploaded(done), failed > 0 && text.failed(failed)]
    .filter(Boolean)
    .join(' ');
}
