import { withCounts } from '#app/lib/plain-text.ts';
import { isSameName } from '#app/loop/handovers/handover.rules.ts';
import { fullName } from '#app/office/bookings/booking.rules.ts';
import type { Booking } from '#app/office/bookings/booking.schema.ts';
import type { PaperFacts } from './paper.schema.ts';
import type { PaperDriver, PaperHandovers } from './paper-handover.ts';
import {
  day,
  distance,
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
import { type PaperText, papersText } from './papers.text.ts';

/** The rental contract. What is not known before the hand-over is a line to write on. */
export function ContractPaper({
  facts,
  handover,
}: {
  facts: PaperFacts;
  handover: PaperHandovers;
}) {
  const { sheet: text } = usePaperTexts().both;
  const { booking, vehicle, office, places, terms } = facts;
  const { out } = handover;
  const [lessee, ...further] = driversOf(booking, out?.drivers ?? []);
  const lessor = office.legalNumbers.companyName || office.name;
  const signer = out && (out.signatures.staff?.name || out.staffName);
  return (
    <>
      <Letterhead
        facts={facts}
        title={({ titles }) => titles.contract}
        date={out?.at.slice(0, 10)}
        role={text.lessor}
      />
      {lessee && (
        <Part title={text.lessee}>
          <Fields
            columns={3}
            fields={[...identity(lessee, text), ...contact(booking, lessee, text)]}
          />
        </Part>
      )}
      {further.map((driver, i) => (
        <Part key={fullName(driver)} title={text.furtherDriver(i + 1)}>
          <Fields
            columns={3}
            fields={[...identity(driver, text), [text.driver.address, driver.address, 3]]}
          />
        </Part>
      ))}
      <Part title={text.vehicle}>
        <Fields
          columns={3}
          fields={[
            [text.model, booking.carTitle],
            [text.plate, out?.plate ?? vehicle?.plate],
            [text.colour, vehicle?.colour],
            ...(vehicle?.chassisNumber ? [[text.chassis, vehicle.chassisNumber] as const] : []),
            [`${text.kilometres} (${text.handover})`, out && distance(out.kilometres)],
            [`${text.fuel} (${text.handover})`, out && fuelOf(out.fuelEighths)],
          ]}
        />
      </Part>
      <Part title={text.period}>
        <Fields
          fields={[
            [text.pickup, `${moment(booking.pickupTime)}, ${places.pickup}`],
            [text.dropoff, `${moment(booking.dropoffTime)}, ${places.dropoff}`],
            ...(booking.hotel ? [[text.hotel, booking.hotel] as const] : []),
            ...(booking.flightNumber ? [[text.flight, booking.flightNumber] as const] : []),
          ]}
        />
      </Part>
      <Part title={text.price}>
        <PriceTable facts={facts} />
        <Fields
          fields={[
            [text.deposit, terms.deposit],
            [text.kilometreLimit, terms.kilometres && withCounts(terms.kilometres)],
          ]}
        />
      </Part>
      <Terms {...facts.contractTerms} />
      <section className="mt-3">
        <p>{text.accepted}</p>
        <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <SignatureBox
            role={text.lessor}
            name={[lessor, signer].filter(Boolean).join(', ')}
            signature={out?.signatures.staff ?? null}
          />
          <SignatureBox
            role={text.lessee}
            name={out?.signatures.customer?.name || (lessee ? fullName(lessee) : '')}
            signature={out?.signatures.customer ?? null}
          />
        </div>
      </section>
    </>
  );
}

type Named = Pick<PaperDriver, 'name' | 'surname'> & Partial<PaperDriver>;

/** As they showed their licences at the hand-over; before it those of the booking, by name alone. */
function driversOf(booking: Booking, shown: PaperDriver[]): Named[] {
  if (shown.length > 0) return shown;
  return booking.drivers.map(({ name, surname }) => ({ name, surname }));
}

type SheetText = PaperText['sheet'];

function identity(driver: Named, text: SheetText): PaperField[] {
  const { driver: label } = text;
  const licence = [driver.licenceNumber, driver.licenceClass].filter(Boolean).join(', ');
  return [
    [label.name, fullName(driver)],
    [label.idNumber, driver.idNumber],
    [label.nationality, driver.nationality],
    [label.birthDate, day(driver.birthDate ?? undefined)],
    [label.licence, licence],
    [label.licenceDate, day(driver.licenceDate ?? undefined)],
  ];
}

/** How the lessee is reached. */
function contact(
  { drivers, email }: Booking,
  { address, ...lessee }: Named,
  text: SheetText,
): PaperField[] {
  const { driver: label } = text;
  // The lessee may be none of the drivers; then the number is a line to write on.
  const known = drivers.find((driver) => isSameName(driver, lessee));
  const phone: PaperField = [label.phone, known?.phoneNumber];
  if (!email) return [phone, [label.address, address, 2]];
  return [phone, [label.email, email, 2], [label.address, address, 3]];
}

/** The clauses in two columns: Turkish on the left, the customer's language on the right. */
function Terms({ tr, beside }: PaperFacts['contractTerms']) {
  const [turkish, translated] = [tr, beside.text].map(clausesOf);
  const count = Math.max(turkish?.length ?? 0, translated?.length ?? 0);
  if (count === 0) return null;
  return (
    <section className="paper-long mt-3">
      <table className="w-full table-fixed text-left text-[8pt] leading-tight">
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="pr-3 pb-0.5 font-bold text-[9.5pt]">
              {papersText.in('tr').sheet.contractTerms}
            </th>
            <th scope="col" lang={beside.language} className="pb-0.5 pl-3 font-bold text-[9.5pt]">
              {papersText.in(beside.language).sheet.contractTerms}
            </th>
          </tr>
        </thead>
        <tbody className="border-black border-t-[1.5px]">
          {Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a clause is its number
            <tr key={i} className="align-top">
              <Clause number={i + 1} clause={turkish?.[i]} className="pr-3" />
              <Clause
                number={i + 1}
                clause={translated?.[i]}
                className="pl-3"
                lang={beside.language}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
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
    <td lang={lang} className={`wrap-anywhere py-[0.6mm] ${className}`}>
      {clause && `${number}. ${clause}`}
    </td>
  );
}

/** One a line, without a number that was typed. */
function clausesOf(terms: string): string[] {
  return terms
    .split('\n')
    .map((line) => line.replace(/^\s*\d{1,2}[.)]\s+/, '').trim())
    .filter(Boolean);
}
