import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { TouchEventHandler } from 'react';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import type { MenuAction } from '#app/ui/dialogs/menu-list.tsx';
import { Input } from '#app/ui/fields/field.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';
import { MAX_ALT } from '../images.rules.ts';
import type { Image } from '../images.schema.ts';
import { UploadPreview, UploadProgress } from '../upload/upload-preview.tsx';
import { failureId } from '../upload/upload-queue.ts';
import type { Tile } from './gallery-order.rules.ts';

const CORNER = 'absolute top-0 grid size-11 place-items-center';

interface Actions {
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onDescribe: (alt: string) => void;
  onShown: () => void;
  /** If missing, the menu has no such action. */
  onMakeMain?: (image: Image) => void;
}

export function GalleryTile({
  tile,
  index,
  count,
  canSort,
  buttonId,
  ...actions
}: {
  tile: Tile;
  index: number;
  count: number;
  canSort: boolean;
  buttonId: string;
} & Actions) {
  const words = useOfficeText('images').screen;
  const lang = useOfficeLanguage();
  const text = words.gallery;
  const { key, image, upload } = tile;
  const sortable = useSortable({ id: key });
  // A mouse drags the whole picture. A finger drags the grip: on the picture it scrolls the page.
  const { onTouchStart, ...mouseListeners } = sortable.listeners ?? {};
  const place = index + 1;
  const failed = !image && upload?.status === 'failed';
  const isUploading = !image && upload && !failed;
  return (
    <li
      ref={sortable.setNodeRef}
      aria-label={text.picture(place, count)}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      className={cx('min-w-0', sortable.isDragging && 'relative z-10')}
    >
      <div
        {...mouseListeners}
        className={cx(
          'relative aspect-3/2 cursor-grab touch-manipulation select-none overflow-hidden rounded-control border bg-sand [-webkit-touch-callout:none]',
          failed ? 'border-2 border-coral' : 'border-sand-line',
          sortable.isDragging && 'cursor-grabbing shadow-card ring-3 ring-turquoise-bright',
        )}
      >
        <UploadPreview
          image={image}
          upload={upload}
          onShown={actions.onShown}
          sizes="(min-width: 769px) 220px, 45vw"
        />
        {isUploading ? (
          <div className="absolute inset-0 flex flex-col justify-end bg-ink/60 p-3 text-white">
            <UploadProgress upload={upload} />
          </div>
        ) : (
          <span
            aria-hidden="true"
            className="absolute bottom-2 left-2 grid min-w-6 place-items-center rounded-full bg-white/95 px-2 text-meta-strong"
          >
            {place}
          </span>
        )}
        {image && (
          <span
            aria-hidden="true"
            onTouchStart={onTouchStart as TouchEventHandler | undefined}
            className={cx(CORNER, 'left-0 touch-none', !canSort && 'opacity-60')}
          >
            <Badge icon="icon-grip-vertical" />
          </span>
        )}
        {!image && (
          <button
            type="button"
            id={failed && !upload.canRetry ? failureId(upload) : buttonId}
            aria-label={failed ? text.removeAt(place) : text.cancelAt(place)}
            onClick={actions.onRemove}
            className={cx(CORNER, 'right-0')}
          >
            <Badge icon="icon-x" />
          </button>
        )}
        {image && (
          <Menu
            id={buttonId}
            label={text.menu(place)}
            lang={lang}
            className={cx(CORNER, 'right-0')}
            actions={menuActions({ image, index, count, canSort, words, ...actions })}
          >
            <Badge icon="icon-ellipsis" />
          </Menu>
        )}
      </div>
      {failed ? (
        <div className="mt-2">
          <p role="alert" className="text-coral text-small">
            {upload.error}
          </p>
          {upload.canRetry && (
            <Button
              id={failureId(upload)}
              size="sm"
              className="mt-2 w-full"
              onClick={actions.onRetry}
            >
              {words.retry}
            </Button>
          )}
        </div>
      ) : (
        <Input
          aria-label={text.altOf(place)}
          placeholder={words.altPlaceholder}
          maxLength={MAX_ALT}
          value={image?.alt ?? upload?.alt ?? ''}
          onChange={({ currentTarget }) => actions.onDescribe(currentTarget.value)}
          className="mt-2"
        />
      )}
    </li>
  );
}

/** Has a light background, so that it is visible on every picture. */
function Badge({ icon }: { icon: IconName }) {
  return (
    <span className="grid size-8 place-items-center rounded-full border border-sand-line bg-white/95">
      <Icon name={icon} className="size-4.5" />
    </span>
  );
}

function menuActions({
  image,
  index,
  count,
  canSort,
  onMove,
  onMakeMain,
  onRemove,
  words,
}: {
  image: Image;
  index: number;
  count: number;
  canSort: boolean;
  words: OfficeTexts['images']['screen'];
} & Actions): MenuAction[] {
  const text = words.gallery;
  const main: MenuAction[] = onMakeMain
    ? [
        {
          label: text.makeMain,
          icon: <Icon name="icon-star" />,
          onSelect: () => onMakeMain(image),
        },
      ]
    : [];
  return [
    {
      label: text.moveLeft,
      icon: <Icon name="icon-arrow-left" />,
      disabled: !canSort || index === 0,
      onSelect: () => onMove(index - 1),
    },
    {
      label: text.moveRight,
      icon: <Icon name="icon-arrow-right" />,
      disabled: !canSort || index === count - 1,
      onSelect: () => onMove(index + 1),
    },
    ...main,
    {
      label: words.remove,
      icon: <Icon name="icon-trash" />,
      destructive: true,
      onSelect: onRemove,
    },
  ];
}
