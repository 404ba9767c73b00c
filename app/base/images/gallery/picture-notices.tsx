import { takeFocusInPlace } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import type { PictureTexts } from '../images.rules.ts';
import type { Image } from '../images.schema.ts';

/** Lists the refused files with the reasons, until a person dismisses the list. */
export function FieldNotices({ notices, onDismiss }: { notices: string[]; onDismiss: () => void }) {
  const { screen: text } = useOfficeText('images');
  if (notices.length === 0) return null;
  return (
    <Alert
      tone="error"
      onClear={onDismiss}
      clearAfterMs={null}
      closeLabel={text.dismiss}
      className="mt-2"
    >
      <ul>
        {notices.map((notice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same notice
          <li key={i} className="break-words">
            {notice}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/**
 * Offers to restore a removed picture, visible from anywhere in the gallery. The undo button takes
 * the focus, because the button that removed the picture no longer exists.
 */
export function RemovedNotice({
  removed,
  message,
  text: given,
  onUndo,
  onDismiss,
}: {
  removed: Image | null;
  message: string;
  text?: PictureTexts;
  onUndo: () => void;
  onDismiss: () => void;
}) {
  const own = useOfficeText('images').screen;
  const text = given ?? own;
  return (
    <div role="status" className="pointer-events-none sticky bottom-24 z-20 flex justify-center">
      {removed && (
        <p
          key={removed.url}
          className="pointer-events-auto mt-2 flex items-center gap-2 rounded-control bg-ink py-1 pr-1 pl-4 text-white shadow-card"
        >
          <span>{message}</span>
          <button
            ref={takeFocusInPlace}
            type="button"
            onClick={onUndo}
            className="min-h-11 rounded-small px-3 font-strong text-turquoise-bright hover:bg-white/10"
          >
            {text.undo}
          </button>
          <button
            type="button"
            onClick={onDismiss}
            aria-label={text.dismiss}
            className="grid size-11 place-items-center rounded-small hover:bg-white/10"
          >
            <Icon name="icon-x" className="size-5" />
          </button>
        </p>
      )}
    </div>
  );
}
