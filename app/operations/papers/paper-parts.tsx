import { createContext, type ReactNode, use } from 'react';
import mark from '#app/base/shell/assets/logo.svg?inline';
import { businessNow, formatShortDate, type IsoDate } from '#app/lib/dates/dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { productOf } from '#app/operations/handovers/handover.rules.ts';
import type { Signature } from '#app/operations/handovers/handover.schema.ts';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import type { PaperHandover, SheetFacts } from './paper.schema.ts';
import { countedInTwo, type PaperText, type PaperTexts } from './paper-texts.ts';

const PaperTextsContext = createContext<PaperTexts | null>(null);
export const PaperTextsProvider = PaperTextsContext.Provider;

/** Returns the texts in the two languages of the paper. Throws outside of a paper. */
export function usePaperTexts(): PaperTexts {
  const texts = use(PaperTextsContext);
  if (!texts) throw new Error('There is no paper around this part');
  return texts;
}

/** Returns a date and time as `14.07.2026 10:30`; an empty text if `at` is empty. */
export function moment(at: string): string {
  return at && `${formatShortDate(at.slice(0, 10))} ${at.slice(11)}`;
}

/** Returns a date as `14.07.2026`; '' if it is unknown. */
export function day(date: string | undefined): string {
  return date ? formatShortDate(date) : '';
}

export function euros(amount: number): string {
  return formatMinor(eurosToCents(amount), 'EUR');
}

export function chargeDetail({ each, note, ...charge }: PaperHandover['charges'][number]): string {
  const product = productOf({ ...charge, eachCents: each === null ? null : eurosToCents(each) });
  return [product, note].filter(Boolean).join(', ');
}

export function Letterhead({
  facts: { office, booking, printedOn },
  title,
  date = printedOn,
  role,
}: {
  facts: SheetFacts;
  title: (text: PaperText) => string;
  /** Day of the paper, if it differs from the day of printing. */
  date?: IsoDate;
  /** Role of the office on this paper. */
  role?: string;
}) {
  const { second, tr, secondText, both } = usePaperTexts();
  const { sheet: text } = both;
  const { address, legalNumbers } = office;
  const bookedOn = businessNow(new Date(booking.createdAt)).date;
  const names = Object.keys(both.numbers) as (keyof PaperText['numbers'])[];
  const numbers = names.filter((name) => legalNumbers[name] !== '');
  return (
    <header className="paper-head">
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,auto)]">
        <div className="flex min-w-0 items-center gap-[3mm]">
          <img src={mark} alt="" className="size-[12mm] shrink-0" />
          <div className="min-w-0">
            {role && <p className="paper-small">{role}</p>}
            <p className="wrap-anywhere font-strong text-[12pt]">{office.name}</p>
            {legalNumbers.companyName && (
              <p className="wrap-anywhere font-strong">{legalNumbers.companyName}</p>
            )}
          </div>
        </div>
        <div className="min-w-0 sm:max-w-[104mm] sm:text-right">
          <h1 className="font-strong">{title(tr)}</h1>
          <p lang={second} className="font-strong text-[10.5pt]">
            {title(secondText)}
          </p>
          <p>
            <span>{`${text.reference}: `}</span>
            <strong className="whitespace-nowrap">{booking.bookingReference}</strong>
            <span>{`, ${formatShortDate(bookedOn)}`}</span>
          </p>
          <p>{`${text.printedOn}: ${formatShortDate(date)}`}</p>
        </div>
      </div>
      <p className="wrap-anywhere mt-0.5 text-[9pt]">
        <span>{`${address.street}, ${address.postalCode} ${address.district}/${address.city}`}</span>
        <span>{` · ${text.phone}: `}</span>
        <span className="whitespace-nowrap">{office.phone}</span>
        <span>{` · ${office.email}`}</span>
      </p>
      {numbers.length > 0 && (
        <p className="paper-small wrap-anywhere">
          {numbers.map((name) => `${both.numbers[name]}: ${legalNumbers[name]}`).join(' · ')}
        </p>
      )}
    </header>
  );
}

export function Part({ title, children }: { title: ReactNode; children: Elements }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Label and value. `span` is the number of columns: 1 by default, 4 for all columns. */
export type PaperField = readonly [
  label: string,
  value: string | null | undefined,
  span?: 2 | 4 | undefined,
];

/** Labelled values side by side. An unknown value is an empty line to write on. */
export function Fields({
  columns = 2,
  fields,
}: {
  columns?: 2 | 3 | 4;
  fields: readonly PaperField[];
}) {
  const wide = {
    2: 'sm:grid-cols-2',
    3: 'sm:grid-cols-3',
    4: 'sm:grid-cols-2 md:grid-cols-[38fr_54fr_48fr_38fr] print:grid-cols-[38fr_54fr_48fr_38fr]',
  }[columns];
  return (
    <dl className={cx('grid gap-x-4 gap-y-0.5', wide)}>
      {fields.map(([label, value, span]) => (
        <div
          key={label}
          className={cx(
            'flex min-w-0 flex-col justify-between',
            span && { 2: 'sm:col-span-2', 4: 'sm:col-span-full' }[span],
          )}
        >
          <dt>{label}</dt>
          <dd className={cx('paper-value grow', !value && 'paper-blank')}>{value || '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PriceTable({
  facts: { price, lira },
}: {
  facts: Pick<SheetFacts, 'price' | 'lira'>;
}) {
  const texts = usePaperTexts();
  const { sheet: text } = texts.both;
  if (price.total === null) return <p className="mt-1">{text.unpriced}</p>;
  return (
    <table className="w-full text-left tabular-nums">
      <tbody>
        {price.lines.map(({ title, detail, amount }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
          <tr key={i} className="border-[#999] border-b-[0.5px]">
            <th
              scope="row"
              className="wrap-anywhere large-text:block py-px pr-3 align-top font-strong"
            >
              <span>{title}</span>
              {detail && <span className="font-regular">{` · ${detail}`}</span>}
            </th>
            <td className="amount large-text:block py-px text-right align-top">{euros(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="large-text:block py-0.5 pr-3 align-top font-strong">
            <span>{text.total}</span>
            {price.days !== null && (
              <span className="font-regular">{`, ${countedInTwo(price.days, 'days', texts)}`}</span>
            )}
            {lira && (
              <span className="paper-small block font-regular">
                {`${text.atRate(formatShortDate(lira.asOf))}: €1 = ₺${lira.rate}`}
              </span>
            )}
          </th>
          <td className="amount large-text:block py-0.5 text-right align-top font-strong text-[12pt]">
            <span>{euros(price.total)}</span>
            {lira && (
              <span className="block font-strong text-[9pt]">
                {formatMinor(lira.amount, 'TRY')}
              </span>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

export function SignatureBox({
  role,
  name,
  signature,
  isLow = false,
}: {
  role: string;
  /** Name of the signer; empty if unknown. */
  name: string;
  signature: Signature | null;
  /** Makes the box lower, for a full sheet. */
  isLow?: boolean;
}) {
  const { sheet: text } = usePaperTexts().both;
  return (
    <div className="paper-whole min-w-0 self-end">
      <p className="wrap-anywhere">
        <span className="paper-small">{name ? `${role}: ` : role}</span>
        <span className="font-strong">{name}</span>
      </p>
      <div className={cx('paper-box mt-0.5', isLow ? 'h-[12mm]' : 'h-[19mm]')}>
        {!signature && <p className="paper-small px-1">{text.signature}</p>}
        {signature && (
          <svg
            viewBox="0 0 3000 1000"
            role="img"
            aria-label={`${text.signature}: ${name}`}
            className="mx-auto h-full max-w-full"
          >
            {signature.strokes.map((points) => (
              <polyline
                key={points.join()}
                points={points.join(' ')}
                fill="none"
                stroke="black"
                strokeWidth="18"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ))}
          </svg>
        )}
      </div>
    </div>
  );
}

export function EndedSignatures({ at, by }: { at: string; by: string }) {
  const { sheet: text } = usePaperTexts().both;
  const { date, time } = businessNow(new Date(at));
  return (
    <p className="paper-small wrap-anywhere mt-1 font-strong">
      {text.changedAfterSignature(moment(`${date}T${time}`), by)}
    </p>
  );
}

/**
 * Returns a distance as `45 300 km`, with spaces: comma and dot have opposite meanings in the
 * languages of papers.
 */
export function distance(kilometres: number): string {
  return `${String(kilometres).replace(/\B(?=(\d{3})+$)/g, '\u00a0')} km`;
}

export function fuelOf(eighths: number): string {
  return `${eighths}/8`;
}
