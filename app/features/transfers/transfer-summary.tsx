import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import { RateNote } from '../exchange-rates/rate-note.tsx';
import { VEHICLES_ID } from './transfer-anchors.ts';
import { transfersText } from './transfers.text.ts';
import type { Transfer } from './use-transfer-request.ts';
import { VehiclePicture } from './vehicle-picture.tsx';

const text = transfersText.summary;

/** The vehicle and what it costs to the typed drop-off. */
export function TransferSummary({ transfer }: { transfer: Transfer }) {
  const { request } = transfer;
  const { name, passengers } = transfersText.vehicles[request.vehicle];
  return (
    <section
      aria-label={text.title}
      className="overflow-hidden rounded-card border border-sand-line bg-white sm:max-lg:grid sm:max-lg:grid-cols-2"
    >
      <div className="flex items-center gap-4 bg-turquoise-wash px-5 py-4">
        <VehiclePicture vehicle={request.vehicle} className="h-auto w-36 shrink-0" />
        <div className="min-w-0">
          <p className="font-bold text-lg leading-tight">{name}</p>
          <p className="text-sm tabular-nums">{passengers}</p>
          <a
            href={`#${VEHICLES_ID}`}
            className="inline-flex min-h-11 items-center font-semibold text-sm text-turquoise underline"
          >
            {text.change}
          </a>
        </div>
      </div>
      <div className="px-5 py-4">
        <p className="font-semibold text-sm">{text.estimate}</p>
        <div role="status" className="min-h-20">
          <Estimate transfer={transfer} />
        </div>
        <RateNote />
      </div>
    </section>
  );
}

function Estimate({ transfer: { request, zone } }: { transfer: Transfer }) {
  const { format } = useCurrency();
  if (!request.dropoffLocation.trim()) return <p className="mt-1 text-ink-soft">{text.prompt}</p>;
  return (
    <>
      <p className="font-extrabold text-4xl tabular-nums tracking-tight">
        {zone ? format(zone.fares[request.vehicle]) : text.special}
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        {zone ? text.zone(zone.zoneName) : text.specialHint}
      </p>
    </>
  );
}
