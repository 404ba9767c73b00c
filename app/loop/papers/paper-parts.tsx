/** Parts of a sheet. */
import { createContext, type ReactNode, use } from 'react';
import { businessNow, formatShortDate, type IsoDate } from '#app/lib/dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { productOf } from '#app/loop/handovers/handover.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import type { PaperFacts } from './paper.schema.ts';
import type { PaperHandover, Signature } from './paper-handover.ts';
import { countedInTwo, type PaperTexts } from './paper-texts.ts';
import type { PaperText } from './papers.text.ts';

const PaperTextsContext = createContext<PaperTexts | null>(null);
export const PaperTextsProvider = PaperTextsContext.Provider;

/** The texts in the two languages of the paper. */
export function usePaperTexts(): PaperTexts {
  const texts = use(PaperTextsContext);
  if (!texts) throw new Error('There is no paper around this part');
  return texts;
}

/** `14.07.2026 10:30`; nothing of nothing. */
export function moment(at: string): string {
  return at && `${formatShortDate(at.slice(0, 10))} ${at.slice(11)}`;
}

/** `14.07.2026`; a line to write on where it is not known. */
export function day(date: string | undefined): string {
  return date ? formatShortDate(date) : '';
}

export function euros(amount: number): string {
  return formatMinor(eurosToCents(amount), 'EUR');
}

/** What multiplies in a charge of a return, and what was noted of it. */
export function chargeDetail({ each, note, ...charge }: PaperHandover['charges'][number]): string {
  const product = productOf({ ...charge, eachCents: each === null ? null : eurosToCents(each) });
  return [product, note].filter(Boolean).join(', ');
}

/** Who issues the paper, what it is, and of which booking. */
export function Letterhead({
  facts: { office, booking, printedOn },
  title,
  date = printedOn,
  role,
}: {
  facts: PaperFacts;
  title: (text: PaperText) => string;
  /** Where it is not the day on which it is printed. */
  date?: IsoDate;
  /** What the office is on this paper. */
  role?: string;
}) {
  const { second, tr, own, both } = usePaperTexts();
  const { sheet: text } = both;
  const { address, legalNumbers } = office;
  const bookedOn = businessNow(new Date(booking.createdAt)).date;
  const names = Object.keys(both.numbers) as (keyof PaperText['numbers'])[];
  const numbers = names.filter((name) => legalNumbers[name] !== '');
  return (
    <header className="mb-3 border-black border-b-2 pb-2">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,auto)]">
        <div className="min-w-0">
          {role && <p className="paper-small">{role}</p>}
          <p className="wrap-anywhere font-extrabold text-[13pt] leading-tight">{office.name}</p>
          {legalNumbers.companyName && (
            <p className="wrap-anywhere font-semibold">{legalNumbers.companyName}</p>
          )}
          <p className="wrap-anywhere">
            {`${address.street}, ${address.postalCode} ${address.district}/${address.city}`}
          </p>
          <p className="wrap-anywhere">
            <span>{`${text.phone}: `}</span>
            <span className="whitespace-nowrap">{office.phone}</span>
            <span>{` · ${office.email}`}</span>
          </p>
        </div>
        <div className="min-w-0 sm:max-w-[85mm] sm:text-right">
          <h1 className="font-extrabold">{title(tr)}</h1>
          <p lang={second} className="font-semibold text-[11pt]">
            {title(own)}
          </p>
          <p className="mt-1">
            <span>{`${text.reference}: `}</span>
            <strong className="whitespace-nowrap">{booking.bookingReference}</strong>
            <span>{`, ${formatShortDate(bookedOn)}`}</span>
          </p>
          <p>{`${text.printedOn}: ${formatShortDate(date)}`}</p>
        </div>
      </div>
      {numbers.length > 0 && (
        <p className="paper-small wrap-anywhere mt-1">
          {numbers.map((name) => `${both.numbers[name]}: ${legalNumbers[name]}`).join(' · ')}
        </p>
      )}
    </header>
  );
}

export function Part({
  title,
  className,
  children,
}: {
  title: ReactNode;
  className?: string;
  children: Elements;
}) {
  return (
    <section className={cx('mt-3', className)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** `span`: columns that it takes, 1 unless it is given. */
export type PaperField = readonly [label: string, value: string | null | undefined, span?: 2 | 3];

const SPANS: Record<number, string> = { 1: '', 2: 'sm:col-span-2', 3: 'sm:col-span-3' };

/** Labelled values side by side; one that is not known is a line to write on. */
export function Fields({
  columns = 2,
  fields,
}: {
  columns?: 2 | 3;
  fields: readonly PaperField[];
}) {
  const wide = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }[columns];
  return (
    <dl className={cx('grid gap-x-5 gap-y-1', wide)}>
      {fields.map(([label, value, span = 1]) => (
        <div key={label} className={cx('min-w-0', SPANS[span])}>
          <dt>{label}</dt>
          <dd className="paper-value">{value || '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every line that makes the total, and the total, also in lira. */
export function PriceTable({ facts: { price, lira } }: { facts: PaperFacts }) {
  const texts = usePaperTexts();
  const { sheet: text } = texts.both;
  if (price.total === null) return <p className="mt-1">{text.unpriced}</p>;
  return (
    <table className="w-full text-left tabular-nums">
      <tbody>
        {price.lines.map(({ title, detail, amount }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two seasons may bear one name; a line is its place
          <tr key={i} className="border-[#999] border-b-[0.5px]">
            <th
              scope="row"
              className="wrap-anywhere large-letters:block py-0.5 pr-4 align-top font-semibold"
            >
              <span>{title}</span>
              {detail && <span className="font-normal">{` · ${detail}`}</span>}
            </th>
            <td className="amount large-letters:block py-0.5 text-right align-top">
              {euros(amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="large-letters:block py-1 pr-4 align-top font-bold">
            <span>{text.total}</span>
            {price.days !== null && (
              <span className="font-normal">{`, ${countedInTwo(price.days, 'days', texts)}`}</span>
            )}
            {lira && (
              <span className="paper-small block font-normal">
                {`${text.atRate(formatShortDate(lira.asOf))}: €1 = ₺${lira.rate}`}
              </span>
            )}
          </th>
          <td className="amount large-letters:block py-1 text-right align-top font-bold text-[11pt]">
            <span>{euros(price.total)}</span>
            {lira && (
              <span className="block font-semibold text-[9pt]">
                {formatMinor(lira.amount, 'TRY')}
              </span>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Where a party signs; the signature, if it was given on a screen. */
export function SignatureBox({
  role,
  name,
  signature,
}: {
  role: string;
  /** Who is to sign; empty where that is not known. */
  name: string;
  signature: Signature | null;
}) {
  const { sheet: text } = usePaperTexts().both;
  return (
    <div className="paper-whole min-w-0 self-end">
      <p className="wrap-anywhere font-semibold">{name ? `${role}: ${name}` : role}</p>
      <div className="paper-box mt-0.5 h-[19mm]">
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
      {!signature && <p className="paper-small">{text.signature}</p>}
    </div>
  );
}

/** `45 300 km`: a comma and a dot mean opposite things in the languages of papers. */
export function distance(kilometres: number): string {
  return `${String(kilometres).replace(/\B(?=(\d{3})+$)/g, '\u00a0')} km`;
}

export function fuelOf(eighths: number): string {
  return `${eighths}/8`;
}
