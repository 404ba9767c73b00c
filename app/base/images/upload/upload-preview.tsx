import { useState } from 'react';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ProgressBar } from '#app/ui/states/progress-bar.tsx';
import { fitOf, type PictureTexts } from '../images.rules.ts';
import type { Image } from '../images.schema.ts';
import type { Upload } from './upload-queue.ts';

const FILL = 'pointer-events-none absolute inset-0 size-full';

/** Shows the preview of the file, and over it the stored picture once it has loaded. */
export function UploadPreview({
  image,
  upload,
  sizes,
  onShown,
  text: given,
}: {
  image: Image | null;
  upload: Upload | null;
  sizes: string;
  onShown: () => void;
  text?: PictureTexts;
}) {
  const own = useOfficeText('images').screen;
  const text = given ?? own;
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [previewFit, setPreviewFit] = useState('object-cover');
  const previewUrl = upload?.previewUrl ?? null;
  const noPreview = (
    <span className={`${FILL} grid place-items-center text-ink-soft text-small`}>
      <span className="flex flex-col items-center gap-1">
        <Icon name="icon-image-off" className="size-6" />
        <span>{text.noPreview}</span>
      </span>
    </span>
  );
  return (
    <>
      {previewUrl && previewUrl !== unreadable && (
        <img
          src={previewUrl}
          alt={upload?.alt || text.undescribed}
          aria-hidden={image ? true : undefined}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setPreviewFit(fitOf({ width, height }))
          }
          onError={() => setUnreadable(previewUrl)}
          className={cx(FILL, previewFit)}
        />
      )}
      {previewUrl && previewUrl === unreadable && !image && noPreview}
      {image && (
        <Picture
          src={image.url}
          srcSet={image.srcset}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={image.alt || text.undescribed}
          draggable={false}
          onLoad={onShown}
          fallback={noPreview}
          className={cx(FILL, fitOf(image))}
        />
      )}
    </>
  );
}

export function UploadProgress({
  upload: { name, status, sent },
  text: given,
}: {
  upload: Upload;
  text?: PictureTexts;
}) {
  const own = useOfficeText('images').screen;
  const text = given ?? own;
  const percent = Math.round(sent * 100);
  const words =
    status === 'waiting'
      ? text.waiting
      : percent === 100
        ? text.processing
        : text.uploading(percent);
  return <ProgressBar label={text.progressOf(name)} words={words} share={sent} onPicture />;
}
