import { signedAmount } from '#app/domain/account/account.rules.ts';
import type { Payment } from '#app/domain/account/account.schema.ts';
import { formatShortDate } from '#app/lib/dates/dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import type { PaperFacts } from './paper.schema.ts';
import { euros, usePaperTexts } from './paper-parts.tsx';
import type { PaperText } from './paper-texts.ts';

/** Payments of the price and deposits, each with the sum of the rows above it. */
export function ReceiptPayments({ account }: Pick<PaperFacts, 'account'>) {
  const { sheet: text } = usePaperTexts().both;
  const { paid, settledBefore, balance, depositHeld } = account;
  const stated = account.payments.filter(isStated);
  if (stated.length === 0) return <LinesToFillIn />;
  const ofPrice = stated.filter(({ purpose }) => purpose === 'price');
  const deposits = stated.filter(({ purpose }) => purpose === 'deposit');
  return (
    <div className="grid gap-2">
      <Statement payments={ofPrice}>
        {ofPrice.length > 0 && <Sum label={text.received} amount={paid} />}
        {settledBefore > 0 && <Sum label={text.settledBefore} amount={settledBefore} />}
        <Sum label={balance < 0 ? text.overpaid : text.balance} amount={Math.abs(balance)} />
      </Statement>
      {deposits.length > 0 && (
        <Statement payments={deposits}>
          <Sum label={text.depositHeld} amount={depositHeld} />
        </Statement>
      )}
    </div>
  );
}

function Statement({
  payments,
  children,
}: {
  payments: readonly Payment[];
  children: React.ReactNode;
}) {
  const texts = usePaperTexts().both;
  return (
    <table className="w-full text-left tabular-nums">
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id} className="border-[#999] border-b-[0.5px]">
            <th scope="row" className="py-px pr-3 align-top font-strong">
              <span>{paymentTitle(payment, texts)}</span>
              <span className="font-regular">
                {` · ${formatShortDate(payment.at.slice(0, 10))} · ${texts.sheet.receiptNumber} ${payment.number}`}
              </span>
            </th>
            <td className="amount py-px text-right align-top">{paidAmount(payment)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>{children}</tfoot>
    </table>
  );
}

/** Returns false for mistakes and their reversals. */
export function isStated({ reverses, reversedBy }: Payment): boolean {
  return reverses === null && reversedBy === null;
}

function paymentTitle({ method, purpose, direction }: Payment, texts: PaperText): string {
  const { sheet: text } = texts;
  return [
    texts.methods[method],
    purpose === 'deposit' && method !== 'kept' && text.deposit,
    direction === 'out' && method !== 'kept' && text.refund,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns, for example, `€50.00`, or `₺1,875.00 = €50.00` for another currency. */
function paidAmount({ direction, currency, amount, credited }: Payment): string {
  const asPaid = formatExact(signedAmount(direction, amount), currency);
  if (currency === 'EUR') return asPaid;
  return `${asPaid} = ${euros(signedAmount(direction, credited))}`;
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <tr className="font-strong">
      <th scope="row" className="py-0.5 pr-3">
        {label}
      </th>
      <td className="amount py-0.5 text-right">{euros(amount)}</td>
    </tr>
  );
}

function LinesToFillIn() {
  const { sheet: text, methods } = usePaperTexts().both;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
      <p className="paper-value flex min-w-[60mm] items-end text-[16pt]">€</p>
      <div>
        <p className="paper-small">{text.paidBy}</p>
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {[methods.cash, methods.card, methods.transfer].map((method) => (
            <li key={method} className="flex items-center gap-1.5">
              <span aria-hidden="true" className="paper-box inline-block size-[3.5mm]" />
              <span>{method}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
