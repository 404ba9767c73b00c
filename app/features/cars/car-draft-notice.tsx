import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { carFormText } from './car-form.text.ts';

const text = carFormText.draft;

/** Offers what was typed before a crash; it stays until somebody decides. */
export function CarDraftNotice({
  typedAt,
  stale,
  onRestore,
  onDiscard,
}: {
  typedAt: string;
  /** The car has been saved by somebody since. */
  stale: boolean;
  onRestore: () => void;
  onDiscard: () => void;
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
