import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { DamageDrawing } from '#app/operations/handovers/editor/damage-drawing.tsx';
import type { HandoverKind } from '#app/operations/handovers/handover.rules.ts';
import type { PaperHandover, PaperHandovers, SheetFacts, SignedPaper } from './paper.schema.ts';
import {
  chargeDetail,
  distance,
  EndedSignatures,
  euros,
  Fields,
  fuelOf,
  Letterhead,
  moment,
  Part,
  SignatureBox,
  usePaperTexts,
} from './paper-parts.tsx';

const EIGHTHS = [1, 2, 3, 4, 5, 6, 7, 8];
const EMPTY_LINES = [1, 2, 3, 4];

/**
 * State of the car at the hand-over and at the return, in two columns. A column without a record
 * has empty lines to write on.
 */
export function HandoverPaper({
  facts,
  handover: { out, back },
  ended = { out: null, back: null },
}: {
  facts: SheetFacts;
  handover: PaperHandovers;
  /** Changes that ended the signatures; null if none did. */
  ended?: Record<HandoverKind, SignedPaper['changed']>;
}) {
  const { sheet: text } = usePaperTexts().both;
  const { booking, vehicle, places } = facts;
  const [driver] = booking.drivers;
  const customer = driver ? fullName(driver) : '';
  return (
    <>
      <Letterhead facts={facts} title={({ titles }) => titles.handover} />
      <Fields
        columns={3}
        fields={[
          [text.lessee, customer],
          [text.model, booking.carTitle],
          [text.plate, out?.plate || back?.plate || vehicle?.plate],
        ]}
      />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Side
          title={text.handover}
          handover={out}
          planned={[booking.pickupTime, places.pickup]}
          ended={ended.out}
        />
        <Side
          title={text.comingBack}
          handover={back}
          planned={[booking.dropoffTime, places.dropoff]}
          ended={ended.back}
        />
      </div>
      <div className="mt-4 grid gap-x-6 gap-y-2 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-2">
        <Signatures role={text.staff} handover={out} customer={customer} />
        <Signatures role={text.staffBack} handover={back} customer={customer} />
      </div>
    </>
  );
}

function Signatures({
  role,
  handover,
  customer,
}: {
  /** Role of the person who signs for the office. */
  role: string;
  handover: PaperHandover | null;
  customer: string;
}) {
  const { sheet: text } = usePaperTexts().both;
  const { staff = null, customer: driver = null } = handover?.signatures ?? {};
  return (
    <>
      <SignatureBox
        role={role}
        name={staff?.name || (handover?.staffName ?? '')}
        signature={staff}
      />
      <SignatureBox role={text.lessee} name={driver?.name || customer} signature={driver} />
    </>
  );
}

function Side({
  title,
  handover,
  planned: [plannedAt, place],
  ended,
}: {
  title: string;
  handover: PaperHandover | null;
  planned: [at: string, place: string];
  ended: SignedPaper['changed'];
}) {
  const { sheet: text } = usePaperTexts().both;
  return (
    <div className="min-w-0 [&_dd]:min-h-[6mm]">
      <Part title={title}>
        <p className="paper-small mb-1">{`${moment(plannedAt)}, ${place}`}</p>
        <Fields
          fields={[
            [text.at, handover && moment(handover.at)],
            [text.kilometres, handover && distance(handover.kilometres)],
          ]}
        />
        <Fuel eighths={handover?.fuelEighths ?? null} />
      </Part>
      <Part title={text.damages}>
        <div className="flex gap-3">
          <div className="min-w-0 grow">
            <Damages damages={handover?.damages ?? null} />
          </div>
          <div className="w-[22mm] shrink-0">
            <DamageDrawing damages={handover?.damages ?? []} />
          </div>
        </div>
      </Part>
      <Part title={text.notes}>
        {handover ? (
          <p className="wrap-anywhere min-h-[8mm] whitespace-pre-line">{handover.notes}</p>
        ) : (
          <EmptyLines />
        )}
      </Part>
      {handover && handover.charges.length > 0 && <Charges charges={handover.charges} />}
      {ended && <EndedSignatures {...ended} />}
    </div>
  );
}

function Fuel({ eighths }: { eighths: number | null }) {
  const { sheet: text } = usePaperTexts().both;
  return (
    <div className="mt-1">
      <p className="paper-small">
        <span>{text.fuel}</span>
        {eighths !== null && <strong>{`: ${fuelOf(eighths)}`}</strong>}
      </p>
      <div aria-hidden="true" className="mt-0.5 flex items-center gap-0.5">
        <span className="paper-small pr-1">E</span>
        {EIGHTHS.map((each) => (
          <span key={each} className="paper-box h-[4mm] grow">
            {/* Browsers print borders even if they print no backgrounds. */}
            {eighths !== null && each <= eighths && (
              <span className="block border-black border-t-[4mm]" />
            )}
          </span>
        ))}
        <span className="paper-small pl-1">F</span>
      </div>
    </div>
  );
}

function Damages({ damages }: { damages: PaperHandover['damages'] | null }) {
  const { sheet: text, panels, damageKinds } = usePaperTexts().both;
  if (!damages) return <EmptyLines />;
  if (damages.length === 0) return <p className="min-h-[8mm]">{text.noDamage}</p>;
  return (
    <ol className="list-decimal pl-5">
      {damages.map(({ panel, kind, note }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: damages have no id
        <li key={i} className="wrap-anywhere">
          {`${panels[panel]}: ${damageKinds[kind]}${note && `, ${note}`}`}
        </li>
      ))}
    </ol>
  );
}

function Charges({ charges }: { charges: PaperHandover['charges'] }) {
  const { sheet: text, chargeKinds } = usePaperTexts().both;
  return (
    <Part title={text.charges}>
      <table className="w-full text-left tabular-nums">
        <tbody>
          {charges.map((charge, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id
            <tr key={i}>
              <th scope="row" className="wrap-anywhere pr-3 align-top font-regular">
                {[chargeKinds[charge.kind], chargeDetail(charge)].filter(Boolean).join(', ')}
              </th>
              <td className="amount text-right align-top">{euros(charge.euros)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-black border-t font-strong">
            <th scope="row">{text.total}</th>
            <td className="amount text-right">
              {euros(charges.reduce((sum, charge) => sum + charge.euros, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
    </Part>
  );
}

function EmptyLines() {
  return (
    <div aria-hidden="true">
      {EMPTY_LINES.map((each) => (
        <div key={each} className="paper-value h-[6.5mm]" />
      ))}
    </div>
  );
}
