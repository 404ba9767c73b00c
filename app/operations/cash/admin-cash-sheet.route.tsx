import { useNavigate } from 'react-router';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { CASH_PATH } from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { businessNow, isPlausibleDate } from '#app/lib/dates/dates.ts';
import { staffFullDate } from '#app/lib/dates/staff-dates.ts';
import { CURRENCY_CODES, type CurrencyCode, formatExact } from '#app/lib/money/money.ts';
import { providePaperFoot } from '#app/operations/papers/paper-foot.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { SlashDateFilter } from '#app/ui/fields/typed-time-fields.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText, useOfficeTexts } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Route } from './+types/admin-cash-sheet.route.ts';
import { type Cash, type CashSums, cashSchema } from './cash.schema.ts';
import { movementName } from './movement-name.ts';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('date');
  const today = businessNow(new Date()).date;
  const day = isPlausibleDate(asked) ? asked : today;
  const cash = await callAdminApi(request, `${CASH_PATH}?day=${day}`, cashSchema);
  return { day, today, cash };
}

export default function AdminCashSheet({ loaderData: { day, today, cash } }: Route.ComponentProps) {
  const { sheet: text, page } = useOfficeText('cash');
  const navigate = useNavigate();
  const title = `${text.title}: ${staffFullDate(day)}`;
  const used = CURRENCY_CODES.filter((code) => isUsed(code, cash));
  return (
    <div>
      {/* The browser proposes the title as the name of the PDF. */}
      <title>{`${text.title} ${day}`}</title>
      <PageHead
        isHeading={false}
        back={{ to: CASH_PATH, label: text.back }}
        title={text.title}
        tabs={
          <div className="w-44 large-text:w-full [&_input]:max-h-11">
            <SlashDateFilter
              label={text.day}
              hidesLabel
              lang="tr"
              value={day}
              max={today}
              onCommit={(date) => isPlausibleDate(date) && navigate(`?date=${date}`)}
            />
          </div>
        }
        actions={
          <Button variant="primary" size="sm" onClick={() => window.print()}>
            <Icon name="icon-printer" className="size-5" />
            <span>{text.print}</span>
          </Button>
        }
      />
      <article
        aria-labelledby="cash-sheet"
        ref={() => providePaperFoot(title)}
        className="paper mx-auto rounded-small border border-sand-line shadow-card"
      >
        <h1 id="cash-sheet" className="mb-3">
          <span>{`${text.title}: `}</span>
          <span className="inline-block">{staffFullDate(day)}</span>
        </h1>
        {used.length === 0 && <p>{text.nothing}</p>}
        {used.map((currency) => (
          <CurrencySheet key={currency} currency={currency} cash={cash} />
        ))}
        {cash.moreMovements && <p>{page.moreMovements}</p>}
        {used.length > 0 && (
          <p className="mt-8 w-[60mm] max-w-full border-black border-t-[0.5px] pt-1">
            {text.signature}
          </p>
        )}
      </article>
    </div>
  );
}

/** Returns true if a currency moved or was counted on the day, or if the box holds any. */
function isUsed(code: CurrencyCode, { boxes, movements, counts }: Cash): boolean {
  const sums = boxes.find(({ currency }) => currency === code)?.sums;
  const isHeld = Boolean(sums?.opening) || Boolean(sums?.closing);
  return isHeld || [...movements, ...counts].some(({ currency }) => currency === code);
}

const TABLE = 'w-full text-left text-[8.5pt]';
const CELL = 'wrap-anywhere large-text:block py-[0.6mm] pr-2 align-top';
const NAME = 'wrap-break-word large-text:block py-[0.6mm] pr-2 align-top';
const MONEY_HEAD = 'large-text:block py-[0.6mm] pl-2 text-right align-bottom';
const MONEY =
  'whitespace-nowrap large-text:block py-[0.6mm] pl-2 text-right align-top tabular-nums';

function CurrencySheet({ currency, cash }: { currency: CurrencyCode; cash: Cash }) {
  const texts = useOfficeTexts();
  const { sheet: text, labels } = texts.cash;
  const movements = cash.movements.filter((row) => row.currency === currency).toReversed();
  const sums = cash.boxes.find((box) => box.currency === currency)?.sums;
  const sumRow = (name: keyof CashSums, amount: number | null, className?: string) =>
    amount !== null && (
      <tr className={cx('font-strong', className)}>
        <th scope="row" colSpan={4} className={CELL}>
          {text.sums[name]}
        </th>
        <td className={MONEY}>{formatExact(amount, currency)}</td>
      </tr>
    );
  return (
    <section className="mb-4">
      <h2 className="mb-1">{labels[currency]}</h2>
      <table className={`${TABLE} paper-lines`}>
        {sums && <tbody>{sumRow('opening', sums.opening)}</tbody>}
        <tbody className="border-black border-y-[0.5px]">
          {movements.map((movement) => (
            <tr key={movement.id} className="border-[#999] border-b-[0.5px] last:border-b-0">
              <th scope="row" className={`${NAME} w-px large-text:w-auto font-strong`}>
                {movement.at.slice(11)}
              </th>
              <td className={CELL}>{movementName(movement, texts)}</td>
              <td className={CELL}>{[movement.title, movement.note].filter(Boolean).join(', ')}</td>
              <td className={NAME}>{movement.staffName}</td>
              <td className={MONEY}>{formatExact(movement.amount, currency)}</td>
            </tr>
          ))}
        </tbody>
        {sums && (
          <tbody>
            {sumRow('received', sums.received)}
            {sumRow('left', -sums.left)}
            {/* Staff get null. */}
            {sums.difference !== 0 && sumRow('difference', sums.difference)}
            {sumRow('closing', sums.closing, 'border-black border-t-[0.5px]')}
          </tbody>
        )}
      </table>
      <Counts currency={currency} cash={cash} />
    </section>
  );
}

function Counts({ currency, cash }: { currency: CurrencyCode; cash: Cash }) {
  const { page } = useOfficeText('cash');
  const { columns } = page;
  const counts = cash.counts.filter((count) => count.currency === currency).toReversed();
  if (counts.length === 0) return null;
  /** Amounts that staff do not get are null for all counts. */
  const names = (['counted', 'expected', 'difference'] as const).filter((name) =>
    counts.some((count) => count[name] !== null),
  );
  return (
    <table className={`${TABLE} mt-2`}>
      <thead>
        <tr className="border-black border-b-[1px] max-sm:[&>:nth-child(n+3)]:whitespace-normal">
          <th scope="col" className={`${NAME} whitespace-nowrap`}>
            {page.counts}
          </th>
          <th scope="col" className={NAME}>
            {columns.staff}
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className={MONEY_HEAD}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count.id}>
            <th scope="row" className={`${CELL} whitespace-nowrap`}>
              {count.at.slice(11)}
            </th>
            <td className={CELL}>{[count.staffName, count.note].filter(Boolean).join(', ')}</td>
            {names.map((name) => (
              <td key={name} className={MONEY}>
                {formatExact(count[name] ?? 0, currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
