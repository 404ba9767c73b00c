import { useEffect, useState } from 'react';
import {
  CANCEL_REASONS,
  type CancelReason,
  DECLINE_REASONS,
} from '#app/domain/account/cancellation-fee.rules.ts';
import type { Booking, BookingStatusChange } from '#app/domain/bookings/booking.schema.ts';
import { euros } from '#app/domain/bookings/booking-words.ts';
import {
  type CancellationFee,
  type CancellationFees,
  cancellationFeesSchema,
} from '#app/domain/bookings/cancellation/cancellation-fees.schema.ts';
import { fetchAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { readResponse } from '#app/lib/http/api-client.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { bookingPath } from '../list/booking-list-address.rules.ts';

export type Cancellation = Pick<BookingStatusChange, 'cancelReason' | 'fee'>;

/**
 * Asks why a booking is cancelled, and proposes the fee of the terms in the settings. Staff may
 * change or remove the fee. A booking that was never confirmed has no fee. If the car was handed
 * out, says so and what the customer owes after the cancellation.
 */
export function CancelDialog({
  booking: { id, bookingReference, status },
  onConfirm,
  onClose,
}: {
  booking: Pick<Booking, 'id' | 'bookingReference' | 'status'>;
  onConfirm: (cancellation: Cancellation) => void;
  onClose: () => void;
}) {
  const { cancelling: text } = useOfficeText('bookings').list;
  const { input } = useOfficeText('account');
  const isConfirmed = status !== 'pending';
  const proposals = useProposedFees(isConfirmed ? id : null);
  const [reason, setReason] = useState<CancelReason>(isConfirmed ? 'customer' : 'office');
  /** Typed fees by reason, which replace the proposals. */
  const [typed, setTyped] = useState<Partial<Record<CancelReason, string>>>({});
  const [error, setError] = useState('');
  const proposal = proposals.fees.find((fee) => fee.reason === reason);
  const { consequences } = proposals;
  const hasFee = isConfirmed && reason !== 'office';
  // Only a request can be declined.
  const reasons = CANCEL_REASONS.filter(
    (each) => !(isConfirmed && DECLINE_REASONS.some((decline) => decline === each)),
  );
  const amount = typed[reason] ?? (proposal ? String(proposal.amount) : '');
  const basis = proposal && basisOf(proposal, text);

  function setAmount(next: string) {
    setTyped({ ...typed, [reason]: next });
    setError('');
  }
  function confirm() {
    const fee = hasFee ? readDecimal(amount) : null;
    if (fee === null) return onConfirm({ cancelReason: reason, fee });
    if (!(fee > 0)) return setError(input.positiveAmount);
    const note = (fee === proposal?.amount && basis) || '';
    onConfirm({ cancelReason: reason, fee: { amount: fee, note } });
  }
  return (
    <FormDialog
      open
      title={text.title(bookingReference)}
      lang={useOfficeLanguage()}
      onSubmit={confirm}
      onCancel={onClose}
      cancelLabel={text.cancel}
      footer={
        <Button type="submit" size="sm" variant="primary" pending={proposals.state === 'loading'}>
          {text.confirm}
        </Button>
      }
    >
      {consequences?.rental && (
        <Alert tone="info" className="mb-4">
          {`${text.rental[consequences.rental]} ${balanceAfter(consequences.balance, hasFee ? amount : '', text)}`}
        </Alert>
      )}
      <SelectField
        label={text.reason}
        hint={isConfirmed ? text.feeHint : undefined}
        value={reason}
        onChange={({ target: { value } }) => {
          setReason(CANCEL_REASONS.find((each) => each === value) ?? 'customer');
          setError('');
        }}
      >
        {reasons.map((each) => (
          <option key={each} value={each}>
            {text.reasons[each]}
          </option>
        ))}
      </SelectField>
      {hasFee && (
        <div className="mt-4 flex items-start gap-3">
          <InputField
            label={text.fee}
            hint={basis ?? text.noProposal[proposals.state]}
            error={error}
            value={amount}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
            className="grow"
          />
          <Button
            size="sm"
            className="mt-8 shrink-0"
            disabled={amount === ''}
            onClick={() => setAmount('')}
          >
            {text.noFee}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

/** Returns what the customer owes or gets back after the cancellation with a typed fee. */
function balanceAfter(
  balance: number,
  typedFee: string,
  { after }: OfficeTexts['bookings']['list']['cancelling'],
): string {
  const fee = readDecimal(typedFee) ?? 0;
  const cents = eurosToCents(balance) + (fee > 0 ? eurosToCents(fee) : 0);
  if (cents === 0) return after.nothing;
  return cents > 0 ? after.owes(euros(cents)) : after.getsBack(euros(-cents));
}

/** Reads proposed fees and consequences of a cancellation; none if `id` is null. */
function useProposedFees(id: string | null) {
  const language = useOfficeLanguage();
  const [response, setResponse] = useState<{
    state: 'loading' | 'ready' | 'failed';
    fees: CancellationFee[];
    consequences: Pick<CancellationFees, 'rental' | 'balance'> | null;
  }>({ state: id === null ? 'ready' : 'loading', fees: [], consequences: null });
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    fetchAdminApi(`/api${bookingPath(id)}/cancellation-fees`, { language, signal })
      .then((response) => readResponse(response, cancellationFeesSchema))
      .then(
        ({ fees, ...consequences }) => setResponse({ state: 'ready', fees, consequences }),
        () => signal.aborted || setResponse({ state: 'failed', fees: [], consequences: null }),
      );
    return () => leaving.abort();
  }, [id, language]);
  return response;
}

/** Returns the calculation of a fee, such as `30 % of €240: cancelled 12 hours before pick-up`. */
function basisOf(
  { percent, agreed, hoursBefore }: CancellationFee,
  { basis }: OfficeTexts['bookings']['list']['cancelling'],
): string {
  const when =
    hoursBefore === null
      ? basis.noShow
      : hoursBefore < 0
        ? basis.afterPickup
        : hoursBefore === 0
          ? basis.withinAnHour
          : basis.hoursBefore(hoursBefore);
  return basis.sentence(percent, euros(eurosToCents(agreed)), when);
}
