import { useNavigate } from 'react-router';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { CASH_PATH } from '#app/editing/office-paths.rules.ts';
import { businessNow, isPlausibleDate } from '#app/lib/dates/dates.ts';
import { staffFullDate } from '#app/lib/dates/staff-dates.ts';
import { CURRENCY_CODES, type CurrencyCode, formatExact } from '#app/lib/money/money.ts';
import { providePaperFoot } from '#app/operations/papers/paper-foot.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SlashDateFilter } from '#app/ui/fields/typed-time-fields.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Route } from './+types/admin-cash-sheet.route.ts';
import { type Cash, cashSchema } from './cash.schema.ts';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('date');
  const today = businessNow(new Date()).date;
  const day = isPlausibleDate(asked) ? asked : today;
  const cash = await callAdminApi(request, `${CASH_PATH}?day=${day}`, cashSchema);
  return { day, today, cash };
}

export default function AdminCashSheet({ loaderData: { day, today, cash } }: Route.ComponentProps) {
  const { sheet: text } = useOfficeText('cash');
  const navigate = useNavigate();
  const title = `${text.title}: ${staffFullDate(day)}`;
  const used = CURRENCY_CODES.filter((code) =>
    [...cash.movements, ...cash.counts].some(({ currency }) => currency === code),
  );
  return (
    <div>
      {/* The browser proposes the title as the name of the PDF. */}
      <title>{`${text.title} ${day}`}</title>
      <div className="mx-auto mb-5 flex max-w-[210mm] flex-wrap items-end gap-3 print:hidden">
        <ButtonLink to={CASH_PATH} size="sm">
          <Icon name="icon-arrow-left" className="size-5" />
          <span>{text.back}</span>
        </ButtonLink>
        <SlashDateFilter
          label={text.day}
          lang="tr"
          value={day}
          max={today}
          onCommit={(date) => isPlausibleDate(date) && navigate(`?date=${date}`)}
        />
        <Button variant="primary" size="sm" className="sm:ml-auto" onClick={() => window.print()}>
          <Icon name="icon-printer" className="size-5" />
          <span>{text.print}</span>
        </Button>
      </div>
      <article
        aria-labelledby="cash-sheet"
        ref={() => providePaperFoot(title)}
        className="paper mx-auto rounded-lg border border-sand-line shadow-card"
      >
        <h1 id="cash-sheet" className="mb-3">
          {title}
        </h1>
        {used.length === 0 && <p>{text.nothing}</p>}
        {used.map((currency) => (
          <CurrencySheet key={currency} currency={currency} cash={cash} />
        ))}
        {used.length > 0 && (
          <p className="mt-10 w-[60mm] max-w-full border-black border-t-[0.5px] pt-1">
            {text.signature}
          </p>
        )}
      </article>
    </div>
  );
}

const CELL = 'wrap-anywhere large-text:block py-[0.6mm] pr-2 align-top';
const MONEY = 'whitespace-nowrap large-text:block py-[0.6mm] text-right align-top tabular-nums';

function CurrencySheet({ currency, cash }: { currency: CurrencyCode; cash: Cash }) {
  const { sheet: text, page, kinds, labels } = useOfficeText('cash');
  const isOwn = (row: { currency: CurrencyCode }) => row.currency === currency;
  const movements = cash.movements.filter(isOwn).toReversed();
  const counts = cash.counts.filter(isOwn).toReversed();
  const sum = (amounts: number[]) =>
    amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100;
  const received = sum(movements.map(({ amount }) => Math.max(0, amount)));
  const left = sum(movements.map(({ amount }) => Math.max(0, -amount)));
  const amountOf = (amount: number | null) =>
    amount === null ? '' : formatExact(amount, currency);
  return (
    <section className="mb-5">
      <h2 className="mb-1 font-bold">{labels[currency]}</h2>
      <table className="w-full text-left text-[8.5pt] leading-[1.2]">
        <tbody>
          {movements.map((movement) => (
            <tr key={movement.id} className="border-[#999] border-b-[0.5px]">
              <th
                scope="row"
                className={`${CELL} w-px large-text:w-auto font-semibold sm:whitespace-nowrap`}
              >
                {movement.at.slice(11)}
              </th>
              <td className={CELL}>
                {movement.reverses ? page.reversal(kinds[movement.kind]) : kinds[movement.kind]}
              </td>
              <td className={CELL}>{[movement.title, movement.note].filter(Boolean).join(', ')}</td>
              <td className={CELL}>{movement.staffName}</td>
              <td className={MONEY}>{amountOf(movement.amount)}</td>
            </tr>
          ))}
          {movements.length > 0 && (
            <tr className="font-bold">
              <th scope="row" colSpan={2} className={CELL}>
                {text.sum}
              </th>
              <td colSpan={2} className={CELL}>
                {text.totals(received, left, currency)}
              </td>
              <td className={MONEY}>{amountOf(sum([received, -left]))}</td>
            </tr>
          )}
        </tbody>
      </table>
      {counts.length > 0 && (
        <table className="mt-2 w-full text-left text-[8.5pt] leading-[1.2]">
          <thead>
            <tr className="border-black border-b-[1px]">
              <th scope="col" className={CELL}>
                {page.counts}
              </th>
              <th scope="col" className={CELL}>
                {page.columns.staff}
              </th>
              <th scope="col" className={MONEY}>
                {page.columns.counted}
              </th>
              <th scope="col" className={MONEY}>
                {page.columns.expected}
              </th>
              <th scope="col" className={MONEY}>
                {page.columns.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count) => (
              <tr key={count.id}>
                <th scope="row" className={CELL}>
                  {count.at.slice(11)}
                </th>
                <td className={CELL}>{[count.staffName, count.note].filter(Boolean).join(', ')}</td>
                <td className={MONEY}>{amountOf(count.counted)}</td>
                <td className={MONEY}>{amountOf(count.expected)}</td>
                <td className={MONEY}>{amountOf(count.difference)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
