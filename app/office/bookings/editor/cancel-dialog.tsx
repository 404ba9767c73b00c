import { useState } from 'react';
import { CANCEL_REASONS, type CancelReason } from '#app/domain/bookings/booking.rules.ts';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';

/** Asks why a booking is cancelled. */
export function CancelDialog({
  reference,
  onConfirm,
  onClose,
}: {
  reference: string;
  onConfirm: (reason: CancelReason) => void;
  onClose: () => void;
}) {
  const { cancelling: text } = useOfficeText('bookings').list;
  const [reason, setReason] = useState<CancelReason>('customer');
  return (
    <FormDialog
      open
      title={text.title(reference)}
      lang={useOfficeLanguage()}
      onSubmit={() => onConfirm(reason)}
      onCancel={onClose}
      cancelLabel={text.cancel}
      footer={
        <Button type="submit" size="sm" variant="primary">
          {text.confirm}
        </Button>
      }
    >
      <SelectField
        label={text.reason}
        hint={text.feeHint}
        value={reason}
        onChange={({ target: { value } }) =>
          setReason(CANCEL_REASONS.find((each) => each === value) ?? 'customer')
        }
      >
        {CANCEL_REASONS.map((each) => (
          <option key={each} value={each}>
            {text.reasons[each]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
