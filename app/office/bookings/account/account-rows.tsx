import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { paymentKind, signedAmount } from '#app/domain/account/account.rules.ts';
import { staffDay, staffMoment } from '#app/lib/dates/staff-dates.ts';
import { CURRENCIES, formatExact } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { cx } from '#app/ui/class-names.ts';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import type { MenuAction } from '#app/ui/dialogs/menu-list.tsx';
import { useDateLanguage, useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { ROW_MENU } from '#app/ui/lists/row-actions.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { AccountRow } from './account-rows.rules.ts';
import type { AccountTask } from './account-task.ts';

/**
 * Rows of an account, oldest first. Voided charges and reversed payments are struck through and
 * show the reason.
 */
export function AccountRows({
  rows,
  onChoose,
}: {
  rows: readonly AccountRow[];
  onChoose: (task: AccountTask) => void;
}) {
  return (
    <ol className="border-sand-line border-t">
      {rows.map((row) => (
        <li
          key={row.id}
          className="flex items-start gap-x-3 border-sand-line border-b py-2 last:border-b-0"
        >
          <Row row={row} />
          <RowMenu row={row} onChoose={onChoose} />
        </li>
      ))}
    </ol>
  );
}

function Row({ row }: { row: AccountRow }) {
  const account = useOfficeText('account');
  const text = useOfficeText('bookingAccount');
  const dates = useDateLanguage();
  const { title, amount, details, ended } = inWords(row, { account, text, dates });
  return (
    <>
      <div className="wrap-anywhere min-w-0 grow">
        <p className={cx('font-strong', ended && 'line-through')}>{title}</p>
        <p className="text-ink-soft text-small tabular-nums">
          {[staffMoment(row.at, dates), ...details].filter(Boolean).join(' · ')}
        </p>
        {ended && <p className="text-coral text-small">{ended}</p>}
      </div>
      <p className={cx('amount shrink-0 font-strong tabular-nums', ended && 'line-through')}>
        {amount}
      </p>
    </>
  );
}

interface RowWords {
  title: string;
  amount: string;
  details: string[];
  /** Reason why the row no longer counts; null if it counts. */
  ended: string | null;
}

function inWords(
  row: AccountRow,
  {
    account: { chargeKinds, paymentKinds, methods },
    text,
    dates,
  }: {
    account: OfficeTexts['account'];
    text: OfficeTexts['bookingAccount'];
    dates: Language;
  },
): RowWords {
  switch (row.kind) {
    case 'charge': {
      const { kind, label, quantity, each, amount, note, staffName, voided } = row.charge;
      const product = quantity === 1 ? '' : `${quantity} × ${formatExact(each, 'EUR')}`;
      return {
        title: label || chargeKinds[kind],
        amount: formatExact(amount, 'EUR'),
        details: [product, note, staffName],
        ended: voided && text.voided(voided.by, voided.reason),
      };
    }
    case 'payment': {
      const { payment, reversal } = row;
      const { number, direction, method, currency, rate, credited, note, staffName } = payment;
      const isEuro = currency === 'EUR';
      const isKept = method === 'kept';
      // A kept deposit stays in the office, so that it has no minus.
      const signed = (amount: number) => (isKept ? amount : signedAmount(direction, amount));
      const title = paymentKinds[paymentKind({ ...payment, isReversal: false })];
      return {
        title: isKept ? title : `${title}, ${methods[method].toLowerCase()}`,
        amount: formatExact(signed(payment.amount), currency),
        details: [
          text.number(number),
          isEuro ? '' : formatExact(signed(credited), 'EUR'),
          isEuro ? '' : text.rate(String(rate), CURRENCIES[currency].symbol),
          note,
          staffName,
        ],
        ended: reversal && text.reversed(reversal.staffName, reversal.number, reversal.note),
      };
    }
    case 'hold': {
      const { amount, reference, expiresOn, note, state, captured, staffName } = row.hold;
      const euros = formatExact(amount, 'EUR');
      const isCaptured = captured !== null;
      return {
        title: `${text.cardHold}: ${isCaptured ? text.holdCaptured(euros, formatExact(captured, 'EUR')) : text.holdStates[state]}`,
        // The title has both amounts of a captured hold.
        amount: isCaptured ? '' : euros,
        details: [reference, text.holdUntil(staffDay(expiresOn, dates)), note, staffName],
        ended: null,
      };
    }
  }
}

/** Menu of a row. Only owners can void and reverse. */
function RowMenu({ row, onChoose }: { row: AccountRow; onChoose: (task: AccountTask) => void }) {
  const account = useOfficeText('account');
  const text = useOfficeText('bookingAccount');
  const lang = useOfficeLanguage();
  const dates = useDateLanguage();
  const isOwner = useSignedInAdmin().role === 'owner';
  const actions: MenuAction[] = [];
  if (row.kind === 'charge' && !row.charge.voided && isOwner) {
    actions.push({
      label: text.charge.void,
      icon: <Icon name="icon-trash" />,
      destructive: true,
      onSelect: () => onChoose({ kind: 'void', charge: row.charge }),
    });
  }
  if (row.kind === 'payment' && row.payment.refundable > 0) {
    actions.push({
      label: row.payment.purpose === 'deposit' ? text.deposit.giveBack : text.refund.open,
      icon: <Icon name="icon-undo-2" />,
      onSelect: () => onChoose({ kind: 'refund', payment: row.payment }),
    });
  }
  if (row.kind === 'payment' && !row.reversal && isOwner) {
    actions.push({
      label: text.reverse.open,
      icon: <Icon name="icon-trash" />,
      destructive: true,
      onSelect: () => onChoose({ kind: 'reverse', payment: row.payment }),
    });
  }
  if (row.kind === 'hold' && row.hold.state === 'held') {
    actions.push({
      label: text.hold.end,
      icon: <Icon name="icon-check" />,
      onSelect: () => onChoose({ kind: 'end-hold', hold: row.hold }),
    });
  }
  if (actions.length === 0) return <span className="w-8 shrink-0 print:hidden" />;
  const { title, amount } = inWords(row, { account, text, dates });
  return (
    <Menu
      label={text.actionsOf(`${title}, ${amount}`)}
      lang={lang}
      actions={actions}
      className={cx(ROW_MENU, '-my-1.5 shrink-0 print:hidden')}
    >
      <Icon name="icon-ellipsis-vertical" className="size-5" />
    </Menu>
  );
}
