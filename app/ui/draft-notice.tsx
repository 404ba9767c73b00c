import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import type { EditingText } from './editing.text.ts';

/** Offers what was typed before a crash; it stays until somebody decides. */
export function DraftNotice({
  typedAt,
  stale,
  onRestore,
  onDiscard,
  text,
}: {
  typedAt: string;
  /** The thing has been saved by somebody since. */
  stale: boolean;
  onRestore: () => void;
  onDiscard: () => void;
  text: EditingText['draft'];
}) {
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-60">
          {text.found(typedAt)} {stale && text.stale}
        </p>
        <div className="flex gap-2">
          <Button size="sm" variant="ink" onClick={onRestore}>
            {text.restore}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            {text.discard}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
