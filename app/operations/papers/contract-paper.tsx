import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { isSameName } from '#app/domain/customers/person.rules.ts';
import { withCounts } from '#app/lib/words/plain-text.ts';
import type { DriverDocuments } from '#app/operations/handovers/handover.schema.ts';
import { cx } from '#app/ui/class-names.ts';
import { AgreedPrice } from './agreed-price.tsx';
import type { PaperFacts, PaperHandovers, SheetFacts, SignedPaper } from './paper.schema.ts';
import {
  day,
  distance,
  EndedSignatures,
  euros,
  Fields,
  fuelOf,
  Letterhead,
  moment,
  type PaperField,
  Part,
  PriceTable,
  SignatureBox,
  usePaperTexts,
} from './paper-parts.tsx';
import { type PaperText, papersText } from './paper-texts.ts';
import { isStated } from './receipt-payments.tsx';

/** Rental contract. Unknown values are empty lines to write on. */
export function ContractPaper({
  facts,
  handover,
  ended = null,
  isVersionMissing = false,
}: {
  /** A signed version has no account: it is printed as it was signed. */
  facts: SheetFacts | PaperFacts;
  handover: PaperHandovers;
  /** Change that ended the signatures; null if none did. */
  ended?: SignedPaper['changed'];
  /** True for a contract that was signed before Kervan stored signed papers. */
  isVersionMissing?: boolean;
}) {
  const { sheet: text } = usePaperTexts().both;
  const { booking, vehicle, office, places, terms, depositTaken } = facts;
  const { out } = handover;
  const [lessee, ...further] = driversOf(booking, out?.drivers ?? []);
  const lessor = office.legalNumbers.companyName || office.name;
  const signer = out && (out.signatures.staff?.name || out.staffName);
  return (
    <div className={cx('paper-dense', further.length > 0 && 'paper-full')}>
      <Letterhead
        facts={facts}
        title={({ titles }) => titles.contract}
        date={out?.at.slice(0, 10)}
        role={text.lessor}
      />
      {lessee && (
        <Part title={text.lessee}>
          <Fields
            columns={4}
            fields={[...identity(lessee, text), ...contact(booking, lessee, text)]}
          />
        </Part>
      )}
      {further.map((driver, i) => (
        <Part key={fullName(driver)} title={text.furtherDriver(i + 1)}>
          <Fields
            columns={4}
            fields={[...identity(driver, text), [text.driver.address, driver.address, 4]]}
          />
        </Part>
      ))}
      <div className="grid gap-x-5 sm:grid-cols-[9fr_13fr]">
        <div className="min-w-0">
          <Part title={text.vehicle}>
            <Fields
              fields={[
                [text.model, booking.carTitle, 2],
                [text.plate, out?.plate ?? vehicle?.plate],
                [text.colour, vehicle?.colour],
                ...(vehicle?.chassisNumber
                  ? [[text.chassis, vehicle.chassisNumber, 2] as const]
                  : []),
                [text.kilometres, out && distance(out.kilometres)],
                [text.fuel, out && fuelOf(out.fuelEighths)],
              ]}
            />
          </Part>
          <Part title={text.period}>
            <Fields
              columns={3}
              fields={[
                [text.pickup, `${moment(booking.pickupTime)}, ${places.pickup}`, 4],
                [text.dropoff, `${moment(booking.dropoffTime)}, ${places.dropoff}`, 4],
                ...(booking.hotel ? [[text.hotel, booking.hotel, 2] as const] : []),
                ...(booking.flightNumber ? [[text.flight, booking.flightNumber] as const] : []),
              ]}
            />
          </Part>
        </div>
        <Part title={text.price}>
          {'account' in facts ? <AgreedPrice facts={facts} /> : <PriceTable facts={facts} />}
          {/* Printed like the clauses, because these values are sentences, too. */}
          <div className="paper-terms">
            <Fields
              fields={[
                [text.deposit, depositText(terms.deposit, depositTaken, text), 2],
                [text.kilometreLimit, terms.kilometres && withCounts(terms.kilometres), 2],
              ]}
            />
            {'account' in facts && <PaidAmounts {...facts} />}
          </div>
        </Part>
      </div>
      <Terms {...facts.contractTerms} />
      {ended && <EndedSignatures {...ended} />}
      {isVersionMissing && (
        <p className="paper-small mt-1 font-strong">{text.signedVersionMissing}</p>
      )}
      <section className="grid gap-x-4 gap-y-2 sm:grid-cols-[9fr_10fr_10fr]">
        <p className="self-end text-[8pt]">
          <strong className="whitespace-nowrap">{booking.bookingReference}</strong>
          <span>{`: ${text.accepted}`}</span>
        </p>
        <SignatureBox
          role={text.lessor}
          name={[lessor, signer].filter(Boolean).join(', ')}
          signature={out?.signatures.staff ?? null}
          isLow
        />
        <SignatureBox
          role={text.lessee}
          name={out?.signatures.customer?.name || (lessee ? fullName(lessee) : '')}
          signature={out?.signatures.customer ?? null}
          isLow
        />
      </section>
    </div>
  );
}

/** Paid amount and balance, if a payment of the price is recorded. */
function PaidAmounts({ account, price }: Pick<PaperFacts, 'account' | 'price'>) {
  const { sheet: text } = usePaperTexts().both;
  const { payments, paid, settledBefore, charged, balance, cancelled } = account;
  const isPaid = payments.some((payment) => payment.purpose === 'price' && isStated(payment));
  if (!isPaid || price.total === null) return null;
  const amounts: [string, number][] = [[text.received, paid]];
  if (settledBefore > 0) amounts.push([text.settledBefore, settledBefore]);
  // The price of a cancelled booking already lists the charges.
  if (charged !== 0 && !cancelled) amounts.push([text.charges, charged]);
  amounts.push([balance < 0 ? text.overpaid : text.balance, Math.abs(balance)]);
  return <p>{amounts.map(([label, amount]) => `${label}: ${euros(amount)}`).join(' · ')}</p>;
}

function depositText(
  terms: string | null,
  { money, cardHold }: SheetFacts['depositTaken'],
  text: SheetText,
): string {
  const taken = [
    money > 0 && euros(money),
    cardHold > 0 && `${euros(cardHold)} (${text.cardHold})`,
  ].filter(Boolean);
  return [terms, taken.length > 0 && `${text.depositHeld}: ${taken.join(' + ')}`]
    .filter(Boolean)
    .join(' · ');
}

type Named = Pick<DriverDocuments, 'name' | 'surname'> & Partial<DriverDocuments>;

/**
 * Returns the drivers with the documents of the recorded hand-over; without a record, the names in
 * the booking.
 */
function driversOf(booking: SheetFacts['booking'], shown: DriverDocuments[]): Named[] {
  if (shown.length > 0) return shown;
  return booking.drivers.map(({ name, surname }) => ({ name, surname }));
}

type SheetText = PaperText['sheet'];

function identity(driver: Named, text: SheetText): PaperField[] {
  const { driver: label } = text;
  const licence = [driver.licenceNumber, driver.licenceClass].filter(Boolean).join(', ');
  return [
    [label.name, fullName(driver), 2],
    [label.idNumber, driver.idNumber],
    [label.nationality, driver.nationality],
    [label.birthDate, day(driver.birthDate ?? undefined)],
    [label.licence, licence],
    [label.licenceDate, day(driver.licenceDate ?? undefined)],
  ];
}

function contact(
  { drivers, email }: SheetFacts['booking'],
  { address, ...lessee }: Named,
  text: SheetText,
): PaperField[] {
  const { driver: label } = text;
  // The hand-over may name a lessee who is not in the booking. The phone number is then an empty
  // line.
  const known = drivers.find((driver) => isSameName(driver, lessee));
  const phone: PaperField = [label.phone, known?.phoneNumber];
  if (!email) return [phone, [label.address, address, 4]];
  return [phone, [label.email, email, 2], [label.address, address, 2]];
}

/** Clauses in Turkish, with the second language of the paper beside them if it has clauses. */
function Terms({ tr, beside }: SheetFacts['contractTerms']) {
  const turkish = clausesOf(tr);
  const translated = beside.language === 'tr' ? [] : clausesOf(beside.text);
  const count = Math.max(turkish.length, translated.length);
  if (count === 0) return null;
  const title = papersText.tr.sheet.contractTerms;
  if (translated.length === 0) {
    return (
      <section className="paper-long">
        <h2>{title}</h2>
        <ol className="paper-terms gap-x-5 sm:columns-2">
          {turkish.map((clause, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no id
            <li key={i} className="paper-clause wrap-anywhere break-inside-avoid">
              {`${i + 1}. ${clause}`}
            </li>
          ))}
        </ol>
      </section>
    );
  }
  return (
    <section className="paper-long">
      <table className="paper-terms w-full table-fixed text-left">
        <colgroup>
          <col style={{ width: `${shareOf(tr, beside.text)}%` }} />
          <col />
        </colgroup>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="pr-2 font-strong text-[9.5pt] text-sea">
              {title}
            </th>
            <th
              scope="col"
              lang={beside.language}
              className="pl-2 font-strong text-[9.5pt] text-sea"
            >
              {papersText[beside.language].sheet.contractTerms}
            </th>
          </tr>
        </thead>
        <tbody className="border-sea border-t-[1.5px]">
          {Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no id
            <tr key={i} className="align-top">
              <Clause number={i + 1} clause={turkish[i]} className="pr-2" />
              <Clause
                number={i + 1}
                clause={translated[i]}
                className="pl-2"
                lang={beside.language}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Returns the width of the Turkish column in percent, from 44 to 56. The longer text gets more, so
 * that both clauses of a row need about equally many lines.
 */
function shareOf(turkish: string, translated: string): number {
  const share = (100 * turkish.length) / (turkish.length + translated.length);
  return Math.round(Math.min(56, Math.max(44, share)));
}

function Clause({
  number,
  clause,
  className,
  lang,
}: {
  number: number;
  clause: string | undefined;
  className: string;
  lang?: string;
}) {
  return (
    <td lang={lang} className={`paper-clause wrap-anywhere ${className}`}>
      {clause && `${number}. ${clause}`}
    </td>
  );
}

/** Returns the clauses of the terms, one for each line, without typed numbers. */
function clausesOf(terms: string): string[] {
  return terms
    .split('\n')
    .map((line) => line.replace(/^\s*\d{1,2}[.)]\s+/, '').trim())
    .filter(Boolean);
}
