import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import type { EditingText } from './editing.text.ts';

/** Offers what was typed before a crash, if there is any; it stays until somebody decides. */
export function DraftNotice({
  editor: { draft, base },
  focusId,
  text,
}: {
  editor: {
    draft: {
      offered: { typedAt: string; version: number | null } | null;
      restore: () => void;
      discard: () => void;
    };
    base: { version: number | null };
  };
  /** Of what takes the focus when the notice goes. */
  focusId: string;
  text: EditingText['draft'];
}) {
  const { offered, restore, discard } = draft;
  if (!offered) return null;
  const decide = (act: () => void) => () => {
    document.getElementById(focusId)?.focus();
    act();
  };
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-60">
          {text.found(offered.typedAt)} {offered.version !== base.version && text.stale}
        </p>
        <div className="flex gap-2">
          <Button size="sm" variant="ink" onClick={decide(restore)}>
            {text.restore}
          </Button>
          <Button size="sm" variant="quiet" onClick={decide(discard)}>
            {text.discard}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
