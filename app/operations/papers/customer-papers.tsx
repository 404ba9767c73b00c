import { driverOf, fullName } from '#app/domain/bookings/booking.rules.ts';
import { withCounts } from '#app/lib/words/plain-text.ts';
import type { Elements } from '#app/ui/elements.ts';
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
  const { booking, terms, age } = facts;
  const { specialRequests, status, serviceType } = booking;
  const isCancelled = status === 'cancelled';
  const before = [
    ...optional(text.deposit, terms.deposit),
    ...optional(text.kilometreLimit, terms.kilometres && withCounts(terms.kilometres)),
    ...optional(text.age, age && withCounts(age)),
  ];
  const known = [
    ...(isCancelled ? [] : before),
    ...optional(text.cancellation, terms.cancellation),
  ];
  return (
    <div className="paper-letter">
      <Letterhead
        facts={facts}
        title={({ titles, confirmationOf }) =>
          (confirmationOf as Partial<Record<string, string>>)[status] ?? titles.confirmation
        }
      />
      <Customer booking={booking} />
      <Journey facts={facts} />
      <Part title={text.price}>
        <AgreedPrice facts={facts} />
        {serviceType === 'car_rental' && known.length > 0 && (
          <div className="paper-conditions">
            <Fields columns={3} fields={known} />
          </div>
        )}
      </Part>
      {specialRequests && (
        <Part title={text.requests}>
          <p className="wrap-anywhere whitespace-pre-line">{specialRequests}</p>
        </Part>
      )}
      {!isCancelled && <Arrival facts={facts} />}
      {status !== 'pending' && !isCancelled && <p className="mt-[5mm]">{text.thanks}</p>}
    </div>
  );
}

/** Meeting point and things to bring, with the code of the trip page beside them. */
function Arrival({ facts }: { facts: PaperFacts }) {
  const { meetingPoint, bring, trip } = facts;
  const isMet = isWritten(meetingPoint);
  const brings = bring !== null && isWritten(bring);
  return (
    <div className="grid gap-x-[8mm] sm:grid-cols-[minmax(0,1fr)_40mm]">
      {(isMet || brings) && (
        <div className="min-w-0">
          {isMet && <MeetingPoint facts={facts} />}
          {brings && <Bring {...bring} />}
        </div>
      )}
      {trip && <TripPage {...trip} />}
    </div>
  );
}

function isWritten({ tr, beside }: PaperFacts['meetingPoint']): boolean {
  return tr !== '' || beside.text !== '';
}

/** Meeting point of the customer and the office, and the phone number to call there. */
function MeetingPoint({ facts: { booking, places, meetingPoint, office } }: { facts: PaperFacts }) {
  const { sheet: text } = usePaperTexts().both;
  return (
    <Part title={text.meetingPoint}>
      <p className="wrap-anywhere font-strong">
        {[places.pickup, booking.hotel].filter(Boolean).join(', ')}
      </p>
      <InTwo {...meetingPoint}>
        {(said) => <p className="wrap-anywhere whitespace-pre-line">{said}</p>}
      </InTwo>
      <p className="mt-[1mm]">
        <span>{`${text.findUs}: `}</span>
        <strong className="whitespace-nowrap">{office.phone}</strong>
      </p>
    </Part>
  );
}

function Bring(list: NonNullable<PaperFacts['bring']>) {
  const { sheet: text } = usePaperTexts().both;
  return (
    <Part title={text.bring}>
      <InTwo {...list}>
        {(said) => (
          <ul>
            {said
              .split('\n')
              .filter(Boolean)
              .map((thing) => (
                <li key={thing} className="wrap-anywhere flex gap-[2mm]">
                  <span aria-hidden="true" className="paper-box mt-[0.9mm] size-[2.6mm] shrink-0" />
                  <span>{thing}</span>
                </li>
              ))}
          </ul>
        )}
      </InTwo>
    </Part>
  );
}

/** A text of the office in Turkish, with the second language beside it if there is a translation. */
function InTwo({
  tr,
  beside,
  children,
}: PaperFacts['meetingPoint'] & { children: (text: string) => Elements }) {
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      {children(tr)}
      {beside.language !== 'tr' && <div lang={beside.language}>{children(beside.text)}</div>}
    </div>
  );
}

/** QR code of the customer's page, with the address for people who cannot scan it. */
function TripPage({ url, code }: NonNullable<PaperFacts['trip']>) {
  const { second, tr, secondText, both } = usePaperTexts();
  return (
    <section className="flex min-w-0 flex-wrap content-start items-center gap-x-[4mm] only:col-span-full">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(code)}`}
        alt={`QR: ${both.sheet.tripPage}`}
        className="-mx-[3mm] -mt-[3mm] size-[42mm] shrink-0"
      />
      <div className="paper-small min-w-[38mm] flex-1">
        <p className="font-strong">{tr.sheet.tripPage}</p>
        <p>{tr.sheet.scan}</p>
        <div lang={second} className="mt-[1mm]">
          <p className="font-strong">{secondText.sheet.tripPage}</p>
          <p>{secondText.sheet.scan}</p>
        </div>
        <p className="wrap-anywhere mt-[1mm]">{url}</p>
      </div>
    </section>
  );
}

export function ReceiptPaper({ facts: agreed }: { facts: PaperFacts }) {
  const { both } = usePaperTexts();
  const { sheet: text } = both;
  const facts = withCharges(agreed, both);
  const { booking, office } = facts;
  const [customer] = booking.drivers;
  return (
    <div className="paper-letter">
      <Letterhead facts={facts} title={({ titles }) => titles.receipt} />
      <p className="font-strong">{text.notFiscal}</p>
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
    </div>
  );
}

function Customer({ booking }: { booking: PaperFacts['booking'] }) {
  const { sheet: text } = usePaperTexts().both;
  const [customer, ...further] = booking.drivers;
  const names = further.map(fullName).join(', ');
  return (
    <Part title={text.customer}>
      <Fields
        columns={booking.email ? 3 : 2}
        fields={[
          [text.driver.name, customer && fullName(customer)],
          [text.driver.phone, customer?.phoneNumber],
          ...optional(text.driver.email, booking.email),
          ...(names ? [[text.drivers, names, 4] as const] : []),
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
            [text.model, booking.carTitle, vehicle ? undefined : 2],
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
