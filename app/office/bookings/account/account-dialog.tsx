import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import type { AccountForm } from './use-account-form.ts';

export function AccountDialog({
  form: { pending, alert, submit },
  title,
  text,
  submitLabel,
  isDestructive = false,
  onClose,
  children,
}: {
  form: AccountForm;
  title: string;
  text?: string;
  submitLabel: string;
  isDestructive?: boolean;
  onClose: () => void;
  children: Elements;
}) {
  const { cancel } = useOfficeText('bookingAccount');
  return (
    <FormDialog
      open
      title={title}
      lang={useOfficeLanguage()}
      onCancel={onClose}
      onSubmit={submit}
      pending={pending}
      cancelLabel={cancel}
      footer={
        <Button
          type="submit"
          size="sm"
          variant={isDestructive ? 'danger' : 'primary'}
          pending={pending}
        >
          {submitLabel}
        </Button>
      }
    >
      {alert && (
        <Alert tone="error" className="mb-4">
          {alert}
        </Alert>
      )}
      {text && <p className="mb-4 text-ink-soft">{text}</p>}
      <div inert={pending} className="grid gap-4">
        {children}
      </div>
    </FormDialog>
  );
}
