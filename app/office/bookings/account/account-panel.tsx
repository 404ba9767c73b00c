import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { countedBalance, heldOnCards } from '#app/domain/account/account.rules.ts';
import type { Account, AccountSummary } from '#app/domain/account/account.schema.ts';
import type { BookingStatus } from '#app/domain/bookings/booking.rules.ts';
import { formatExact, formatMinor } from '#app/lib/money/money.ts';
import type { Part } from '#app/lib/page-part.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import type { MenuAction } from '#app/ui/dialogs/menu-list.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { accountRows, refundableDeposit } from './account-rows.rules.ts';
import { AccountRows } from './account-rows.tsx';
import type { AccountTask } from './account-task.ts';
import { CardHoldDialog, EndHoldDialog } from './card-hold-dialogs.tsx';
import { ChargeDialog, ReasonDialog } from './charge-dialog.tsx';
import { KeepDialog, PaymentDialog, RefundDialog } from './payment-dialog.tsx';

export function AccountPanel({
  bookingId,
  account,
  sums,
  status,
  isUnpriced,
}: {
  bookingId: string;
  account: Part<Account>;
  /** Sums of the booking, shown if the account could not be loaded. */
  sums: AccountSummary;
  status: BookingStatus;
  isUnpriced: boolean;
}) {
  const text = useOfficeText('bookingAccount');
  const [task, setTask] = useState<AccountTask | null>(null);
  const shown = account.ok ? account.data : sums;
  const isCancelled = account.ok && account.data.cancelled;
  return (
    <section
      aria-label={text.title}
      className="mb-6 rounded-card border border-sand-line bg-white p-4 sm:px-6 print:mb-2 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Figures
          sums={shown}
          heldCents={account.ok ? heldOnCards(account.data) : 0}
          {...{ status, isUnpriced, isCancelled }}
        />
        {account.ok && <Tasks account={account.data} status={status} onChoose={setTask} />}
      </div>
      {account.ok ? <Entries account={account.data} onChoose={setTask} /> : <Failure />}
      {account.ok && task && (
        <TaskDialog
          task={task}
          bookingId={bookingId}
          account={account.data}
          onClose={() => setTask(null)}
        />
      )}
    </section>
  );
}

function Figures({
  sums: { price, charged, paid, settledBefore, depositHeld, ...sums },
  heldCents,
  status,
  isUnpriced,
  isCancelled,
}: {
  sums: AccountSummary;
  /** Sum of the open card holds. */
  heldCents: number;
  status: BookingStatus;
  isUnpriced: boolean;
  isCancelled: boolean;
}) {
  const { figures: text, cardHold } = useOfficeText('bookingAccount');
  const { unpriced } = useOfficeText('bookings').list;
  const balance = countedBalance(sums.balance, status);
  const isOverpaid = balance < 0;
  const figures: { label: string; value: string; className?: string; title?: string }[] = [
    {
      label: text.price,
      value: isUnpriced ? unpriced : formatExact(price, 'EUR'),
      ...(isCancelled && { className: 'line-through', title: text.cancelled }),
    },
    { label: text.charged, value: formatExact(charged, 'EUR') },
    { label: text.paid, value: formatExact(paid, 'EUR') },
    ...(settledBefore === 0
      ? []
      : [{ label: text.settledBefore, value: formatExact(settledBefore, 'EUR') }]),
    {
      label: isOverpaid ? text.overpaid : text.balance,
      value: formatExact(Math.abs(balance), 'EUR'),
      className: cx('font-strong', balance !== 0 && 'text-coral'),
      ...(status === 'pending' && { title: text.pending }),
    },
    { label: text.depositHeld, value: formatExact(depositHeld, 'EUR') },
    ...(heldCents === 0 ? [] : [{ label: cardHold, value: formatMinor(heldCents, 'EUR') }]),
  ];
  return (
    <dl className="grid grow grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-4 gap-y-2 sm:flex sm:grow-0 sm:flex-wrap sm:gap-x-6 print:flex print:gap-x-4 print:gap-y-0">
      {figures.map(({ label, value, className, title }) => (
        <div key={label} title={title} className="print:flex print:items-baseline print:gap-1">
          <dt className="text-ink-soft text-small">{label}</dt>
          <dd className={cx('amount text-lead tabular-nums print:text-small', className)}>
            <span>{value}</span>
            {title && <span className="sr-only">{` (${title})`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Choosing {
  account: Account;
  onChoose: (task: AccountTask) => void;
}

function Tasks({ account, status, onChoose }: Choosing & { status: BookingStatus }) {
  const { payment, charge, deposit: text } = useOfficeText('bookingAccount');
  const lang = useOfficeLanguage();
  const deposit = refundableDeposit(account);
  const actions: (MenuAction | false | null)[] = [
    {
      label: text.take,
      icon: <Icon name="icon-plus" />,
      onSelect: () => onChoose({ kind: 'deposit' }),
    },
    {
      label: text.hold,
      icon: <Icon name="icon-credit-card" />,
      onSelect: () => onChoose({ kind: 'hold' }),
    },
    deposit && {
      label: text.giveBack,
      icon: <Icon name="icon-undo-2" />,
      onSelect: () => onChoose({ kind: 'refund', payment: deposit }),
    },
    account.depositHeld > 0 && {
      label: text.keep,
      icon: <Icon name="icon-lock" />,
      onSelect: () => onChoose({ kind: 'keep' }),
    },
  ];
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:first:basis-full print:hidden">
      <Button
        size="sm"
        variant={countedBalance(account.balance, status) > 0 ? 'ink' : 'secondary'}
        onClick={() => onChoose({ kind: 'payment' })}
      >
        {payment.open}
      </Button>
      <Button size="sm" onClick={() => onChoose({ kind: 'charge' })}>
        {charge.open}
      </Button>
      <Menu
        lang={lang}
        actions={actions.filter((action) => action !== false && action !== null)}
        className="button min-h-11 border border-control-line bg-white px-4 text-ink text-small-strong hover:border-ink active:bg-sand-line"
      >
        <span>{text.open}</span>
        <Icon name="icon-chevron-down" className="size-4" />
      </Menu>
    </div>
  );
}

function Entries({ account, onChoose }: Choosing) {
  const text = useOfficeText('bookingAccount');
  const rows = accountRows(account);
  if (rows.length === 0)
    return <p className="mt-3 text-ink-soft text-small print:hidden">{text.none}</p>;
  return (
    <Fold title={text.rows(rows.length)} className="mt-2 -mb-2 print:hidden">
      <AccountRows rows={rows} onChoose={onChoose} />
    </Fold>
  );
}

function Failure() {
  const text = useOfficeText('bookingAccount');
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-coral">{text.failed}</p>
      <Button size="sm" pending={state === 'loading'} onClick={() => void revalidate()}>
        {text.retry}
      </Button>
    </div>
  );
}

function TaskDialog({
  task,
  bookingId,
  account,
  onClose,
}: {
  task: AccountTask;
  bookingId: string;
  account: Account;
  onClose: () => void;
}) {
  const { charge, reverse } = useOfficeText('bookingAccount');
  const shared = { bookingId, account, onClose };
  switch (task.kind) {
    case 'payment':
      return <PaymentDialog {...shared} purpose="price" />;
    case 'deposit':
      return <PaymentDialog {...shared} purpose="deposit" />;
    case 'refund':
      return <RefundDialog {...shared} payment={task.payment} />;
    case 'keep':
      return <KeepDialog {...shared} />;
    case 'charge':
      return <ChargeDialog bookingId={bookingId} onClose={onClose} />;
    case 'hold':
      return <CardHoldDialog bookingId={bookingId} onClose={onClose} />;
    case 'end-hold':
      return <EndHoldDialog hold={task.hold} account={account} onClose={onClose} />;
    case 'void':
      return (
        <ReasonDialog
          path={`/admin/charges/${encodeURIComponent(task.charge.id)}/void`}
          title={charge.voidTitle}
          text={charge.voidText}
          submitLabel={charge.void}
          done={charge.voidDone}
          onClose={onClose}
        />
      );
    case 'reverse':
      return (
        <ReasonDialog
          path={`/admin/payments/${encodeURIComponent(task.payment.id)}/reverse`}
          title={reverse.title(task.payment.number)}
          text={reverse.text}
          submitLabel={reverse.open}
          done={reverse.done}
          onClose={onClose}
        />
      );
  }
}
