import {
  type Account,
  type CardHold,
  cardHoldEndSchema,
  cardHoldInputSchema,
} from '#app/domain/account/account.schema.ts';
import { toForm } from '#app/editing/fields/form-codec.ts';
import { addDays, businessNow } from '#app/lib/dates/dates.ts';
import { InputField } from '#app/ui/fields/field.tsx';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { bookingPath } from '../list/booking-list-address.rules.ts';
import { AccountDialog } from './account-dialog.tsx';
import { amountText, proposedAmount } from './payment-amounts.rules.ts';
import { type Typed, useAccountForm } from './use-account-form.ts';

const holdCodec = toForm<Typed, object>(cardHoldInputSchema);
const endCodec = toForm<Typed, object>(cardHoldEndSchema);

/** Days after which most banks release a hold. */
const USUAL_DAYS = 30;

export function CardHoldDialog({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const { hold: text, payment } = useOfficeText('bookingAccount');
  const { date: today } = businessNow(new Date());
  const form = useAccountForm({
    codec: holdCodec,
    blank: { amount: '', expiresOn: addDays(today, USUAL_DAYS), reference: '', note: '' },
    path: `${bookingPath(bookingId)}/card-holds`,
    done: () => text.done,
    onClose,
  });
  const { field, set } = form;
  return (
    <AccountDialog
      form={form}
      title={text.title}
      text={text.text}
      submitLabel={text.submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <InputField
          {...field('amount')}
          label={payment.amountIn('€')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <SlashDateField
          {...field('expiresOn')}
          lang="en"
          min={today}
          required
          onChange={(value) => set({ expiresOn: value })}
        />
      </div>
      <InputField
        {...field('reference')}
        hint={text.referenceHint}
        autoComplete="off"
        maxLength={60}
      />
      <InputField {...field('note')} maxLength={300} />
    </AccountDialog>
  );
}

export function EndHoldDialog({
  hold: { id, amount },
  account: { balance },
  onClose,
}: {
  hold: CardHold;
  account: Pick<Account, 'balance'>;
  onClose: () => void;
}) {
  const { hold: text, payment } = useOfficeText('bookingAccount');
  const form = useAccountForm({
    codec: endCodec,
    blank: { way: 'release', capture: proposedAmount(Math.min(balance, amount), 'EUR', '') },
    // The API would release the hold without an amount.
    prepare: ({ way, capture = '' }) => ({
      capture: way === 'release' ? '' : capture.trim() || '0',
    }),
    path: `/admin/card-holds/${encodeURIComponent(id)}/end`,
    done: ({ way, capture = '' }) =>
      way === 'release' ? text.released : text.captured(amountText(capture, 'EUR')),
    onClose,
  });
  const { typed, field, choice } = form;
  const way = typed.way === 'capture' ? 'capture' : 'release';
  return (
    <AccountDialog
      form={form}
      title={text.endTitle(amount)}
      submitLabel={text.ways[way]}
      onClose={onClose}
    >
      <SegmentedControl
        {...choice('way')}
        legend={text.how}
        segments={(['release', 'capture'] as const).map((value) => ({
          value,
          label: text.ways[value],
        }))}
        value={way}
        className="*:basis-0"
      />
      {way === 'capture' && (
        <InputField
          {...field('capture')}
          label={payment.amountIn('€')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
    </AccountDialog>
  );
}
