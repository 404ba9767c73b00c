import { ArrowRight } from 'lucide-react';
import { Price } from '../exchange-rates/price.tsx';
import { requestHref } from './transfer-address.rules.ts';
import { transfersText } from './transfers.text.ts';
import type { Vehicle, Zone } from './zone.rules.ts';

const text = transfersText.fares;

/** Zones and fares, set like the board of an airport; a row takes its zone into the request. */
export function FareList({
  zones,
  vehicle,
  onChoose,
}: {
  zones: Zone[];
  vehicle: Vehicle;
  onChoose: (zone: Zone) => void;
}) {
  return (
    <ul
      aria-label={text.list}
      className="rounded-card bg-ink px-4 py-2 text-white shadow-card md:px-7 md:py-4 lg:columns-2 lg:gap-x-14"
    >
      {zones.map((zone) => (
        <li
          key={zone.id}
          className="group relative flex min-h-18 break-inside-avoid items-center gap-3 border-white/15 border-b py-2.5 last:border-transparent md:gap-4"
        >
          <div className="min-w-0 grow">
            <p className="font-bold text-lg leading-snug">{zone.zoneName}</p>
            {zone.description && (
              <p className="text-pretty text-sm text-white/75 leading-snug">{zone.description}</p>
            )}
          </div>
          <p className="font-extrabold text-2xl text-sun tracking-tight md:text-3xl">
            <Price cents={zone.fares[vehicle]} />
          </p>
          <a
            href={requestHref(vehicle, zone.zoneName)}
            aria-label={text.chooseZone(zone.zoneName)}
            onClick={(event) => {
              // A new tab or window is asked for, and gets a page with the zone filled in.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(zone);
            }}
            className="inline-flex size-11 shrink-0 items-center justify-center gap-1.5 rounded-control border border-white/30 font-semibold text-sm after:absolute after:inset-0 group-hover:border-sun group-hover:text-sun sm:w-auto sm:px-4"
          >
            <span className="max-sm:hidden">{text.choose}</span>
            <ArrowRight aria-hidden="true" className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  );
}
