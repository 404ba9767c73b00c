import type { Charge } from '#app/domain/account/account.schema.ts';
import { driverOf, fullName } from '#app/domain/bookings/booking.rules.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { withCounts } from '#app/lib/words/plain-text.ts';
import { productOf } from '#app/operations/handovers/handover.rules.ts';
import type { PaperFacts } from './paper.schema.ts';
import {
  Fields,
  Letterhead,
  moment,
  type PaperField,
  Part,
  PriceTable,
  SignatureBox,
  usePaperTexts,
} from './paper-parts.tsx';
import type { PaperText } from './paper-texts.ts';
import { ReceiptPayments } from './receipt-payments.tsx';

export function ConfirmationPaper({ facts }: { facts: PaperFacts }) {
  const { sheet: text } = usePaperTexts().both;
  const { booking, terms } = facts;
  const { specialRequests, status, serviceType } = booking;
  const known = [
    ...optional(text.deposit, terms.deposit),
    ...optional(text.kilometreLimit, terms.kilometres && withCounts(terms.kilometres)),
    ...optional(text.cancellation, terms.cancellation),
  ];
  return (
    <>
      <Letterhead
        facts={facts}
        title={({ titles, confirmationOf }) =>
          (confirmationOf as Partial<Record<string, string>>)[status] ?? titles.confirmation
        }
      />
      <Customer booking={booking} />
      <Journey facts={facts} />
      {facts.meetingPoint && <MeetingPoint {...facts.meetingPoint} />}
      <Part title={text.price}>
        <PriceTable facts={facts} />
        {serviceType === 'car_rental' && <Fields fields={known} />}
      </Part>
      {specialRequests && (
        <Part title={text.requests}>
          <p className="wrap-anywhere whitespace-pre-line">{specialRequests}</p>
        </Part>
      )}
      {status !== 'pending' && status !== 'cancelled' && <p className="mt-5">{text.thanks}</p>}
    </>
  );
}

function MeetingPoint({ tr, beside }: NonNullable<PaperFacts['meetingPoint']>) {
  const { sheet: text } = usePaperTexts().both;
  if (!tr && !beside.text) return null;
  return (
    <Part title={text.meetingPoint}>
      <div className="grid gap-x-5 sm:grid-cols-2">
        <p className="wrap-anywhere whitespace-pre-line">{tr}</p>
        {beside.language !== 'tr' && (
          <p lang={beside.language} className="wrap-anywhere whitespace-pre-line">
            {beside.text}
          </p>
        )}
      </div>
    </Part>
  );
}

export function ReceiptPaper({ facts: agreed }: { facts: PaperFacts }) {
  const { both } = usePaperTexts();
  const { sheet: text } = both;
  const facts = withCharges(agreed, both);
  const { booking, office } = facts;
  const [customer] = booking.drivers;
  return (
    <>
      <Letterhead facts={facts} title={({ titles }) => titles.receipt} />
      <p className="font-bold">{text.notFiscal}</p>
      <Customer booking={booking} />
      <Journey facts={facts} />
      <Part title={text.price}>
        <PriceTable facts={facts} />
      </Part>
      <Part title={text.received}>
        <ReceiptPayments account={facts.account} />
      </Part>
      <div className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <SignatureBox role={text.receiver} name={office.name} signature={null} />
        <SignatureBox
          role={text.payer}
          name={customer ? fullName(customer) : ''}
          signature={null}
        />
      </div>
    </>
  );
}

/**
 * Adds the charges to the price, and omits the total in lira. A cancelled booking owes only its
 * charges.
 */
function withCharges(facts: PaperFacts, texts: PaperText): PaperFacts {
  const { price, account, passages } = facts;
  const charges = account.charges.filter(({ voided }) => voided === null);
  if (charges.length === 0 && !account.cancelled) return facts;
  const lines = account.cancelled ? [] : price.lines;
  const added = charges.map((charge) => ({
    title: charge.label || texts.chargeKinds[charge.kind],
    detail: detailOf(
      charge,
      passages.find(({ chargeId }) => chargeId === charge.id),
    ),
    amount: charge.amount,
  }));
  return {
    ...facts,
    lira: null,
    price: { ...price, lines: [...lines, ...added], total: account.due },
  };
}

/**
 * Returns quantity and price of a charge (`800 km × €0.25`) if the quantity is more than 1, time and
 * place of a toll or fine, and the note if the charge was recorded at the return. Notes of other
 * charges are for staff.
 */
function detailOf(
  { kind, quantity, each, note, ofReturn }: Charge,
  passage: PaperFacts['passages'][number] | undefined,
): string {
  const product =
    quantity > 1 && productOf({ kind, count: quantity, eachCents: eurosToCents(each) });
  return [product, passage && moment(passage.at), passage?.place, ofReturn && note]
    .filter(Boolean)
    .join(', ');
}

function Customer({ booking }: { booking: PaperFacts['booking'] }) {
  const { sheet: text } = usePaperTexts().both;
  const [customer, ...further] = booking.drivers;
  const names = further.map(fullName).join(', ');
  return (
    <Part title={text.customer}>
      <Fields
        fields={[
          [text.driver.name, customer && fullName(customer)],
          [text.driver.phone, customer?.phoneNumber],
          ...optional(text.driver.email, booking.email),
          ...optional(text.drivers, names),
        ]}
      />
    </Part>
  );
}

function Journey({ facts: { booking, vehicle, places } }: { facts: PaperFacts }) {
  const { sheet: text, vehicles } = usePaperTexts().both;
  const pickup = `${moment(booking.pickupTime)}, ${places.pickup}`;
  const { transferData: transfer } = booking;
  if (!transfer) {
    return (
      <Part title={text.vehicle}>
        <Fields
          fields={[
            [text.model, booking.carTitle],
            ...optional(text.plate, vehicle?.plate),
            [text.pickup, pickup],
            [text.dropoff, `${moment(booking.dropoffTime)}, ${places.dropoff}`],
            ...optional(text.hotel, booking.hotel),
            ...optional(text.flight, booking.flightNumber),
          ]}
        />
      </Part>
    );
  }
  return (
    <Part title={text.journey}>
      <Fields
        fields={[
          [text.transferFrom, pickup],
          [text.transferTo, places.dropoff],
          [text.vehicle, vehicles[transfer.vehicleCapacity]],
          [text.passengers, String(transfer.passengers)],
          ...optional(text.childSeats, countOf(transfer.childSeats)),
          ...optional(text.suitcases, countOf(transfer.suitcases)),
          ...optional(text.flight, transfer.flightNumber),
          ...optional(text.transferDriver, driverOf(transfer)),
        ]}
      />
    </Part>
  );
}

function countOf(count: number | undefined): string {
  return count ? String(count) : '';
}

function optional(label: string, value: string | null | undefined): PaperField[] {
  return value ? [[label, value]] : [];
}
