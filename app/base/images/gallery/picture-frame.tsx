import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { PictureTexts } from '../images.rules.ts';
import { UploadPreview, UploadProgress } from '../upload/upload-preview.tsx';
import type { PictureState } from './use-picture.ts';

const WIDE_SIZES = '(min-width: 1280px) 768px, 92vw';
const SIZES = '(min-width: 769px) 352px, 100vw';

export function PictureFrame({
  picture,
  isWrong,
  placeholder,
  text,
  children,
}: {
  picture: PictureState;
  isWrong: boolean;
  /** Shown while there is no picture. If set, the frame has the shape 2:1 instead of 3:2. */
  placeholder?: Elements;
  text: PictureTexts;
  children: Elements;
}) {
  const { value, coming, done, isEmpty, isPending } = picture;
  const isWide = placeholder !== undefined;
  const isPlaceholder = isEmpty && !isWide;
  return (
    <div
      className={cx(
        'relative overflow-hidden rounded-card',
        isWide ? 'aspect-2/1' : 'aspect-3/2',
        isPlaceholder ? 'border-2 border-dashed bg-white large-text:aspect-auto' : 'border bg-sand',
        isWrong ? 'border-coral' : isEmpty ? 'border-control-line' : 'border-sand-line',
      )}
    >
      {isEmpty && placeholder}
      {isPlaceholder && (
        <div className="flex h-full flex-col items-center justify-center gap-3 p-4">
          <Icon name="icon-image-plus" className="size-8 text-turquoise" />
          {children}
        </div>
      )}
      {!isEmpty && (
        <UploadPreview
          key={coming?.id ?? done?.id ?? value?.url}
          image={coming ? null : value}
          upload={coming ?? done}
          sizes={isWide ? WIDE_SIZES : SIZES}
          text={text}
          onShown={picture.dropPreview}
        />
      )}
      {coming && isPending && (
        <div className="absolute inset-0 flex flex-col justify-end bg-ink/60 p-4 text-white">
          <UploadProgress upload={coming} text={text} />
        </div>
      )}
    </div>
  );
}
