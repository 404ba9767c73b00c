import { driverOf, fullName } from '#app/domain/bookings/booking.rules.ts';
import { withCounts } from '#app/lib/words/plain-text.ts';
import { AgreedPrice, withCharges } from './agreed-price.tsx';
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
import { ReceiptPayments } from './receipt-payments.tsx';

export function ConfirmationPaper({ facts }: { facts: PaperFacts }) {
  const { sheet: text } = usePaperTexts().both;
  const { booking, terms } = facts;
  const { specialRequests, status, serviceType } = booking;
  const isCancelled = status === 'cancelled';
  const before = [
    ...optional(text.deposit, terms.deposit),
    ...optional(text.kilometreLimit, terms.kilometres && withCounts(terms.kilometres)),
  ];
  const known = [
    ...(isCancelled ? [] : before),
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
      {facts.meetingPoint && !isCancelled && <MeetingPoint {...facts.meetingPoint} />}
      <Part title={text.price}>
        <AgreedPrice facts={facts} />
        {serviceType === 'car_rental' && <Fields fields={known} />}
      </Part>
      {specialRequests && (
        <Part title={text.requests}>
          <p className="wrap-anywhere whitespace-pre-line">{specialRequests}</p>
        </Part>
      )}
      {status !== 'pending' && !isCancelled && <p className="mt-5">{text.thanks}</p>}
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
