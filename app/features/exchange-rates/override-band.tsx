import { Hand } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import type { RatesStatus } from './rates-admin.schema.ts';
import { formatInstant, ratesAdminText } from './rates-admin.text.ts';
import { useRatesAction } from './use-rates-action.ts';

const text = ratesAdminText.override;

/**
 * Says that rates were set by hand and until when, and ends them when asked to. Without any (null) it
 * shows nothing, and is still there to say that they were ended.
 */
export function OverrideBand({ override }: { override: RatesStatus['override'] }) {
  const [asking, setAsking] = useState(false);
  const toasts = useToasts();
  const { run, pending, result, reset } = useRatesAction((done) => {
    if (!done.ok) return;
    setAsking(false);
    toasts.success(text.removing.done, { action: true });
  });
  return (
    <>
      {override && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-sun bg-sand p-4">
          <Hand aria-hidden="true" className="size-5 shrink-0 text-sea" />
          <p className="min-w-0 grow font-semibold">
            {text.band(override.expiresAt && formatInstant(override.expiresAt))}
          </p>
          <Button
            size="sm"
            onClick={() => {
              reset();
              setAsking(true);
            }}
          >
            {text.remove}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.removing.title}
        text={text.removing.text}
        confirmLabel={text.removing.confirm}
        cancelLabel={text.removing.cancel}
        pending={pending}
        error={result?.ok === false ? result.error || text.removing.failed : undefined}
        onConfirm={() => run({ intent: 'end-override' })}
        finalFocus={() => (result?.ok ? document.getElementById('main') : null)}
        destructive
      />
    </>
  );
}
