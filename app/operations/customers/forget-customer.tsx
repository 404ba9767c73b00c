import { useState } from 'react';
import { type ActionResult, sentenceOf } from '#app/editing/list/list-actions.tsx';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import type { CustomerPage } from './customer.schema.ts';

export function ForgetCustomer({ customer: { id } }: { customer: CustomerPage }) {
  const { forget: text } = useOfficeText('customers').form;
  const lang = useOfficeLanguage();
  const editing = useOfficeText('editing');
  const [open, setOpen] = useState(false);
  const fetcher = useBusyFetcher<ActionResult>();
  const toasts = useToasts();
  const result = useOutcome(
    fetcher,
    ({ ok }) => {
      if (ok) toasts.success(text.done, { action: true });
    },
    // Shows the toast before the page reloads without this component.
    { atOnce: true },
  );
  const isIdle = fetcher.state === 'idle';
  return (
    <div className="print:hidden">
      <FormSection id="customer-forget" title={text.title} text={text.text}>
        <Button size="sm" variant="destroy" onClick={() => setOpen(true)}>
          <Icon name="icon-user-round-x" className="size-4" />
          <span>{text.button}</span>
        </Button>
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          lang={lang}
          title={text.question}
          text={
            <span className="grid gap-2">
              <span>{text.goes}</span>
              <span>{text.stays}</span>
              <span>{text.final}</span>
            </span>
          }
          confirmLabel={text.confirm}
          cancelLabel={text.cancel}
          destructive
          pending={!isIdle}
          error={isIdle && result?.ok === false && sentenceOf(result, text.failed, editing)}
          onConfirm={() => void fetcher.submit({ intent: 'anonymise', id }, { method: 'post' })}
        />
      </FormSection>
    </div>
  );
}
