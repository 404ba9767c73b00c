import { type FormEvent, use, useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { MAX_LENGTHS } from '#app/domain/requests/transfer-request.rules.ts';
import { MAX_PASSENGERS, type Zone, zoneNameIn } from '#app/domain/zones/zone.rules.ts';
import {
  SEARCH_BOX,
  SEARCH_CONTROL,
  SEARCH_SELECT,
  SearchField,
} from '#app/site/shell/search-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { LanguageContext, useText } from '#app/ui/language/use-text.ts';
import { Backdrop, type BackdropPicture, backdropLinks } from '#app/ui/pictures/backdrop.tsx';
import avif1920 from './assets/arrival-1920.avif';
import webp1920 from './assets/arrival-1920.webp';
import avif2880 from './assets/arrival-2880.avif';
import webp2880 from './assets/arrival-2880.webp';
import tallAvif from './assets/arrival-tall-800.avif';
import tallWebp from './assets/arrival-tall-800.webp';
import { PLACES_LIST, REQUEST_ID, ZONES_LIST } from './transfer-address.rules.ts';
import { hasUnknownPlace, useFareInWords } from './transfer-summary.tsx';
import { readBar, type Transfer } from './use-transfer-request.ts';
import { useLowestFare } from './vehicle-choice.tsx';

const ARRIVAL: BackdropPicture = {
  narrow: {
    avif: tallAvif,
    webp: tallWebp,
    width: 800,
    height: 1240,
    media: '(max-width: 599px)',
  },
  wide: {
    avif: `${avif1920} 1920w, ${avif2880} 2880w`,
    webp: `${webp1920} 1920w, ${webp2880} 2880w`,
    // The picture has the height of its box and may be wider than the window, which cuts its left side.
    sizes: 'max(100vw, 1920px)',
    width: 2880,
    height: 912,
  },
};

export const transferHeroLinks = backdropLinks(ARRIVAL);

export function TransferHero(props: FareBarProps) {
  const { hero: text } = useText('transfers');
  return (
    <section aria-labelledby="transfer-promise" className="print:hidden">
      <div className="under-header relative isolate flex min-h-72 flex-col overflow-hidden min-[37.5rem]:min-h-110 lg:min-h-[max(30rem,min(31.6vw,60rem))]">
        <Backdrop picture={ARRIVAL} className="object-[60%_60%] min-[37.5rem]:object-[89%_100%]" />
        <div className="page pt-2 pb-16 sm:pt-6">
          <p className="font-strong text-sea max-md:text-small-strong">{text.eyebrow}</p>
          <h1
            id="transfer-promise"
            className="mt-1 whitespace-pre-line text-headline md:text-display"
          >
            {text.title}
          </h1>
          <p className="mt-3 whitespace-pre-line text-lead max-sm:hidden">{text.lead}</p>
        </div>
      </div>
      <div className="page relative z-10 -mt-10">
        <FareBar {...props} />
      </div>
    </section>
  );
}

interface FareBarProps {
  transfer: Transfer;
  /** Null if they could not be loaded. */
  zones: Zone[] | null;
  places: string[];
  airport: string;
  /**
   * Called with the bar's values when the number of passengers changes, because another vehicle may
   * be needed.
   */
  onSeats: (bar: ReturnType<typeof readBar>) => void;
  /** Called when the visitor continues to the form below with the chosen values. */
  onRequest: () => void;
}

/**
 * Places and passengers of the request, with its fare. Without JavaScript, the bar puts its values
 * into the URL, which fills in the form.
 */
function FareBar({ transfer, zones, places, airport, onSeats, onRequest }: FareBarProps) {
  const { request, change } = transfer;
  const { hero: text, fares, form } = useText('transfers');
  const language = use(LanguageContext);
  const { format } = useCurrency();
  const [isTyping, setIsTyping] = useState(false);

  function follow({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setIsTyping(target instanceof HTMLInputElement);
    const typed = readBar(currentTarget);
    if (typed.passengers === request.passengers) change(typed);
    else onSeats(typed);
  }

  return (
    <form
      ref={transfer.barRef}
      method="get"
      action={`#${REQUEST_ID}`}
      aria-label={text.form}
      onChange={follow}
      onBlur={() => setIsTyping(false)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        transfer.fillInAirport(readBar(event.currentTarget));
        onRequest();
      }}
      className={cx(SEARCH_BOX, 'items-center')}
    >
      <PlaceField
        transfer={transfer}
        name="pickupLocation"
        label={text.from}
        placeholder={airport}
        list={PLACES_LIST}
      />
      <PlaceField
        transfer={transfer}
        name="dropoffLocation"
        label={text.to}
        placeholder={fares.searchHint}
        list={ZONES_LIST}
      />
      <SearchField label={form.fields.passengers} className="flex-[1_1_7rem]">
        <select name="passengers" defaultValue={request.passengers} className={SEARCH_SELECT}>
          {Array.from({ length: MAX_PASSENGERS.capacity_1_16 }, (_, i) => i + 1).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </SearchField>
      <BarFare {...{ transfer, isTyping }} zones={zones ?? []} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="flex-[1_1_100%] flex-wrap sm:flex-[1_1_12rem] lg:flex-[0_1_auto]"
      >
        {text.request}
      </Button>
      <datalist id={PLACES_LIST}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <datalist id={ZONES_LIST}>
        {zones?.map((zone) => (
          <option
            key={zone.id}
            value={zone.zoneName}
            label={[
              ...(language === 'ru' ? [zoneNameIn(language, zone)] : []),
              format(zone.fares[request.vehicle]),
            ].join(' · ')}
          />
        ))}
      </datalist>
    </form>
  );
}

function PlaceField({
  transfer: { request },
  name,
  label,
  ...rest
}: {
  transfer: Transfer;
  name: 'pickupLocation' | 'dropoffLocation';
  label: string;
  placeholder: string;
  list: string;
}) {
  return (
    <SearchField label={label} className="grow basis-full sm:flex-[1_1_40%] lg:flex-[3_1_12rem]">
      <input
        {...rest}
        name={name}
        defaultValue={request[name]}
        maxLength={MAX_LENGTHS[name]}
        autoComplete="off"
        className={cx(SEARCH_CONTROL, 'text-[min(1rem,5vw)]')}
      />
    </SearchField>
  );
}

/**
 * Fare in the bar. The summary of the form announces it to screen readers. While a place is typed,
 * half a name is no reason for the special price.
 */
function BarFare({
  transfer,
  zones,
  isTyping,
}: {
  transfer: Transfer;
  zones: Zone[];
  isTyping: boolean;
}) {
  const { vehicle } = transfer.request;
  const { vehicles, summary } = useText('transfers');
  const lowest = useLowestFare(zones, vehicle);
  const words = useFareInWords(transfer);
  const fare = isTyping && !transfer.fare ? null : words;
  return (
    <p className="flex-[1_1_8rem] px-1 tabular-nums">
      <b className={cx('flex min-h-8 items-center', fare && 'text-title')}>{fare ?? lowest}</b>
      <span className="text-small">
        {fare && hasUnknownPlace(transfer, zones) ? summary.addZoneShort : vehicles[vehicle].name}
      </span>
    </p>
  );
}
