import { z } from 'zod';
import { CHARGE_KINDS } from '#app/domain/account/account.rules.ts';
import { chargeInputSchema, reasonSchema } from '#app/domain/account/account.schema.ts';
import { toForm } from '#app/editing/fields/form-codec.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { bookingPath } from '../list/booking-list-address.rules.ts';
import { AccountDialog } from './account-dialog.tsx';
import { type Typed, useAccountForm } from './use-account-form.ts';

const chargeCodec = toForm<Typed, object>(chargeInputSchema);
const reasonCodec = toForm<Typed, object>(z.object({ reason: reasonSchema }));

/** Adds a charge to a booking in any state. Goodwill is typed without a minus. */
export function ChargeDialog({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const { labels, chargeKinds } = useOfficeText('account');
  const { charge: text } = useOfficeText('bookingAccount');
  const form = useAccountForm({
    codec: chargeCodec,
    blank: { kind: 'fuel', each: '', quantity: '1', label: '', note: '' },
    prepare: (typed) => ({ ...typed, each: signed(typed) }),
    path: `${bookingPath(bookingId)}/charges`,
    done: () => text.done,
    onClose,
  });
  const { typed, field } = form;
  const total = (readDecimal(signed(typed)) ?? 0) * (readDecimal(typed.quantity ?? '') ?? 0);
  return (
    <AccountDialog form={form} title={text.title} submitLabel={text.submit} onClose={onClose}>
      <SelectField {...field('kind')}>
        {CHARGE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {chargeKinds[kind]}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 items-start gap-4">
        <InputField
          {...field('each')}
          label={text.eachInEuros}
          hint={typed.kind === 'goodwill' ? text.goodwillHint : undefined}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <InputField {...field('quantity')} inputMode="numeric" autoComplete="off" required />
      </div>
      {total !== 0 && !Number.isNaN(total) && (
        <p className="font-strong tabular-nums">{text.total(total)}</p>
      )}
      {typed.kind === 'other' && (
        <InputField
          {...field('label')}
          label={labels.label}
          hint={text.labelHint}
          maxLength={120}
        />
      )}
      <InputField {...field('note')} maxLength={300} />
    </AccountDialog>
  );
}

function signed({ kind, each = '' }: Typed): string {
  const text = each.trim();
  return kind === 'goodwill' && text !== '' && !text.startsWith('-') ? `-${text}` : text;
}

export function ReasonDialog({
  path,
  title,
  text,
  submitLabel,
  done,
  onClose,
}: {
  path: string;
  title: string;
  text: string;
  submitLabel: string;
  done: string;
  onClose: () => void;
}) {
  const form = useAccountForm({
    codec: reasonCodec,
    blank: { reason: '' },
    path,
    done: () => done,
    onClose,
  });
  return (
    <AccountDialog
      form={form}
      title={title}
      text={text}
      submitLabel={submitLabel}
      isDestructive
      onClose={onClose}
    >
      <InputField {...form.field('reason')} maxLength={300} required />
    </AccountDialog>
  );
}
