import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FileButton } from '#app/base/images/gallery/picture-drop.tsx';
import { StaffPhoto } from '#app/base/images/gallery/staff-photo.tsx';
import { type Image, MAX_UPLOAD_BYTES } from '#app/base/images/images.schema.ts';
import { uploadImage } from '#app/base/images/upload/upload-client.ts';
import { failureId, fileFault, type Upload } from '#app/base/images/upload/upload-queue.ts';
import type { ImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import { useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import { Button, IconButton } from '#app/ui/button.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { ProgressBar } from '#app/ui/states/progress-bar.tsx';
import { MAX_PHOTOS } from '../handover.schema.ts';
import type { HandoverForm } from './handover-form.schema.ts';

export const uploadForStaff: typeof uploadImage = (file, options) =>
  uploadImage(file, { ...options, use: 'staff', language: 'tr' });

/** Uploads each photo of the car as soon as it is chosen. A failed upload can be repeated. */
export function PhotosField({ uploads }: { uploads: ImageUploads }) {
  const { screen: pictureText } = useOfficeText('images');
  const { page: text } = useOfficeText('handovers');
  const { control, getValues } = useFormContext<HandoverForm>();
  const { field } = useController({ control, name: 'photos' });
  const { id, label, error } = useFieldTexts<HandoverForm>('photos');
  const [notices, setNotices] = useState<string[]>([]);
  const photos = field.value as Image[];
  const pending = uploads.all.filter(({ status }) => status !== 'done');
  const room = MAX_PHOTOS - photos.length - pending.length;

  function add(files: readonly File[]) {
    const faults = files.flatMap((file) => {
      const fault = fileFault(file, MAX_UPLOAD_BYTES);
      return fault
        ? [pictureText.ofFile(file.name, pictureText.faults[fault](MAX_UPLOAD_BYTES))]
        : [];
    });
    const good = files.filter((file) => !fileFault(file, MAX_UPLOAD_BYTES));
    const taken = good.slice(0, Math.max(0, room));
    const others = good.slice(taken.length).map(({ name }) => name);
    setNotices(others.length > 0 ? [...faults, text.full(MAX_PHOTOS, others)] : faults);
    for (const file of taken) {
      uploads.queue.add({
        field: id,
        file,
        failureText: text.uploadFailed,
        onUploaded(image) {
          // Reads the form's current value, because two uploads may end between two renders. The
          // same photo is added once.
          const current = getValues('photos') as Image[];
          if (!current.some(({ url }) => url === image.url)) field.onChange([...current, image]);
        },
      });
    }
  }

  return (
    <div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] items-start gap-3">
        {photos.map((photo, i) => (
          <li
            key={photo.url}
            className="relative aspect-4/3 overflow-hidden rounded-control bg-sand"
          >
            <StaffPhoto
              image={photo}
              alt={text.photo(i + 1)}
              className="size-full object-cover"
              loading={<span className="block size-full animate-pulse bg-sand" />}
              failure={<PhotoFailed />}
            />
            <Remove
              name={text.photo(i + 1)}
              onClick={() => field.onChange(photos.filter(({ url }) => url !== photo.url))}
            />
          </li>
        ))}
        {pending.map((upload) => (
          <li key={upload.id} className="overflow-hidden rounded-control bg-sand">
            <PendingPhoto
              upload={upload}
              onRetry={() => uploads.queue.retry(upload.id)}
              onRemove={() => uploads.queue.remove(upload.id)}
            />
          </li>
        ))}
        <li className="grid aspect-4/3 place-items-center rounded-control border-2 border-control-line border-dashed">
          <FileButton
            id={id}
            multiple
            disabled={room <= 0}
            aria-label={`${label}: ${text.addPhotos}`}
            aria-describedby={error ? `${id}-count ${id}-error` : `${id}-count`}
            aria-invalid={error ? true : undefined}
            className="size-full flex-col border-0"
            onFiles={add}
          >
            <Icon name="icon-plus" className="size-5" />
            <span>{text.addPhotos}</span>
          </FileButton>
        </li>
      </ul>
      <p id={`${id}-count`} className="mt-2 text-ink-soft text-small tabular-nums">
        {text.photoCount(photos.length, MAX_PHOTOS)}
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-coral text-small">
          {error}
        </p>
      )}
      {notices.length > 0 && (
        <Alert tone="error" className="mt-2" onClear={() => setNotices([])} clearAfterMs={null}>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Alert>
      )}
    </div>
  );
}

/** Puts its text at the bottom, below the button that removes the photo. */
function PhotoFailed() {
  const { page: text } = useOfficeText('handovers');
  return (
    <span className="grid size-full items-end justify-items-center bg-sand text-ink-soft text-small">
      <span className="flex flex-col items-center gap-1 p-2 text-center">
        <Icon name="icon-image-off" className="size-6" />
        <span>{text.photoFailed}</span>
      </span>
    </span>
  );
}

function Remove({ id, name, onClick }: { id?: string; name: string; onClick: () => void }) {
  const { page: text } = useOfficeText('handovers');
  return (
    <IconButton
      id={id}
      label={text.removePhoto(name)}
      onClick={onClick}
      className="absolute top-1.5 right-1.5 bg-white/90"
    >
      <Icon name="icon-x" className="size-5" />
    </IconButton>
  );
}

/** Shows an error below the preview, which has no room for it. */
function PendingPhoto({
  upload,
  onRetry,
  onRemove,
}: {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { screen: pictureText } = useOfficeText('images');
  const { page: text } = useOfficeText('handovers');
  const { status, previewUrl, name, sent, error, canRetry } = upload;
  const failed = status === 'failed';
  return (
    <>
      <div className="relative aspect-4/3">
        {previewUrl && (
          <img
            src={previewUrl}
            alt=""
            // The browser may be unable to show the file.
            onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
            className="size-full object-cover opacity-50"
          />
        )}
        {!failed && (
          <div className="absolute inset-x-0 bottom-0 bg-white/90 p-2 text-small">
            <ProgressBar
              label={name}
              words={status === 'waiting' ? text.waiting : text.sending}
              share={sent}
            />
          </div>
        )}
        <Remove
          id={failed && !canRetry ? failureId(upload) : undefined}
          name={name}
          onClick={onRemove}
        />
      </div>
      {failed && (
        <div className="bg-white p-2 text-small">
          <p className="wrap-anywhere text-coral">
            {pictureText.ofFile(name, error ?? text.uploadFailed)}
          </p>
          {canRetry && (
            <Button
              id={failureId(upload)}
              size="sm"
              className="mt-2"
              aria-label={text.sendAgain(name)}
              onClick={onRetry}
            >
              {text.again}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
