import { type MouseEvent, use, useId, useRef } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { Price, RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?inline';
import flatTyre from '#app/base/shell/assets/flat-tyre.svg?inline';
import { searchZones, type Vehicle, type Zone, zoneNameIn } from '#app/domain/zones/zone.rules.ts';
import { ButtonAnchor, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Input } from '#app/ui/fields/field.tsx';
import { LanguageContext, langOf, useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { FARES_ID, fareSearch, REQUEST_ID, requestHref } from './transfer-address.rules.ts';

/** Fares by zone for the chosen vehicle. `zones` is null if the zones could not be loaded. */
export function FareBoard({
  zones,
  vehicle,
  search,
  onSearch,
  onClear,
  onChoose,
}: {
  zones: Zone[] | null;
  vehicle: Vehicle;
  search: string;
  onSearch: (search: string) => void;
  onClear: () => void;
  onChoose: (zone: Zone) => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const { fares: text, vehicle: vehicleText } = useText('transfers');
  const revalidating = useRevalidator().state === 'loading';
  const coming = useNavigation().state === 'loading';
  const found = zones && searchZones(zones, search);
  return (
    <section id={FARES_ID} aria-labelledby="fares-title" aria-busy={revalidating || coming}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:flex-nowrap">
        <div>
          <h2 ref={title} id="fares-title" tabIndex={-1} className="section-title outline-none">
            {text.title}
          </h2>
          <p className="section-lead">{text.lead(vehicleText(vehicle))}</p>
        </div>
        {zones && zones.length > 0 && (
          <SearchField search={search} onSearch={onSearch} count={found?.length ?? 0} />
        )}
      </div>
      {revalidating && !zones?.length ? (
        <Loading />
      ) : found === null ? (
        <Failed onRetry={() => title.current?.focus()} />
      ) : found.length === 0 ? (
        <NoneFound
          clearHref={search && `${fareSearch(vehicle, '')}#${FARES_ID}`}
          onClear={() => {
            onClear();
            // The link that had the focus is gone.
            title.current?.focus();
          }}
        />
      ) : (
        <FareList
          zones={found}
          vehicle={vehicle}
          onChoose={onChoose}
          whole={search.trim() !== ''}
        />
      )}
      <div className="mt-6 grid gap-1">
        <p className="max-w-[90ch] text-pretty">{text.note}</p>
        <RateNote />
      </div>
    </section>
  );
}

function SearchField({
  search,
  onSearch,
  count,
}: {
  search: string;
  onSearch: (search: string) => void;
  count: number;
}) {
  const id = useId();
  const { fares: text, choice } = useText('transfers');
  return (
    <div className="w-full md:w-auto print:hidden">
      <label htmlFor={id} className="mb-2 block text-small-strong">
        {text.search}
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="relative grow">
          <Icon
            name="icon-search"
            className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-soft"
          />
          <Input
            id={id}
            type="search"
            name="search"
            defaultValue={search}
            onChange={(event) => onSearch(event.target.value)}
            placeholder={text.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            className="pl-12 sm:pl-12 md:w-72"
          />
        </span>
        <span role="status" className="text-small-strong tabular-nums sm:min-w-18 sm:text-right">
          {text.count(count)}
        </span>
        <noscript>
          <button type="submit" className={buttonClass({ variant: 'ink' })}>
            {choice.apply}
          </button>
        </noscript>
      </div>
    </div>
  );
}

function Loading() {
  const { fares: text } = useText('transfers');
  return (
    <div role="status" className="grid gap-3 rounded-card border border-sand-line bg-white p-4">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-60" />
    </div>
  );
}

/**
 * Replaces the list only; the form below still accepts requests. `onRetry` moves the focus from the
 * link, which is gone while the list loads.
 */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { revalidate } = useRevalidator();
  const { fares: text } = useText('transfers');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      role="alert"
      heading="h3"
      drawing={<img src={flatTyre} alt="" width="240" height="160" />}
      title={text.failed}
      text={text.failedHint}
      action={
        <>
          <ButtonLink
            to={pathname + search}
            variant="ink"
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              onRetry();
              revalidate();
            }}
          >
            {text.retry}
          </ButtonLink>
          <ButtonAnchor href={`#${REQUEST_ID}`}>{text.writeFreely}</ButtonAnchor>
        </>
      }
    />
  );
}

/** `clearHref` removes the search without JavaScript; empty if there is no search. */
function NoneFound({ clearHref, onClear }: { clearHref: string; onClear: () => void }) {
  const { fares: text } = useText('transfers');
  return (
    <EmptyState
      role="status"
      heading="h3"
      drawing={<img src={emptyRoad} alt="" width="240" height="160" />}
      title={text.empty}
      text={text.emptyHint}
      action={
        <>
          <ButtonAnchor href={`#${REQUEST_ID}`} variant="ink">
            {text.writeFreely}
          </ButtonAnchor>
          {clearHref && (
            <ButtonLink
              to={clearHref}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                onClear();
              }}
            >
              {text.clearSearch}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** Number of rows that a phone shows of a list that was not searched. */
const SHORT_LIST = 10;

/**
 * List of zones and fares. A row puts its zone into the request. A phone shows the first rows until
 * the visitor opens the rest, also without scripts.
 */
function FareList({
  zones,
  vehicle,
  onChoose,
  whole,
}: {
  zones: Zone[];
  vehicle: Vehicle;
  onChoose: (zone: Zone) => void;
  /** Shows all rows at any width. */
  whole: boolean;
}) {
  const { fares: text } = useText('transfers');
  const language = use(LanguageContext);
  const folds = !whole && zones.length > SHORT_LIST;
  return (
    <div className="short-list">
      <ul
        aria-label={text.list}
        className="rounded-card bg-ink px-4 py-2 text-white shadow-card print:bg-none print:text-ink print:*:flex! md:px-6 md:py-4 lg:columns-2 lg:gap-x-16"
      >
        {zones.map((zone, i) => (
          <li
            key={zone.id}
            className={cx(
              'group relative flex min-h-18 break-inside-avoid flex-wrap items-center gap-3 border-white/15 border-b py-2 last:border-transparent md:gap-4',
              folds && i >= SHORT_LIST && 'row-beyond',
            )}
          >
            <div className="min-w-0 flex-[1_1_4.5rem]">
              <p className="text-heading">{zoneNameIn(language, zone)}</p>
              {zone.description && (
                <p
                  lang={langOf(zone, 'description')}
                  className="text-pretty text-small text-white/75 print:text-ink"
                >
                  {zone.description}
                </p>
              )}
            </div>
            <p className="text-title text-sun print:text-ink">
              <Price cents={zone.fares[vehicle]} />
            </p>
            <a
              href={requestHref(vehicle, zone.zoneName)}
              aria-label={text.chooseZone(zoneNameIn(language, zone))}
              onClick={(event) => {
                // The browser opens a new tab or window, whose page has the zone filled in.
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(zone);
              }}
              className="inline-flex size-11 shrink-0 print:hidden items-center justify-center gap-2 rounded-control border border-white/30 text-small-strong after:absolute after:inset-0 group-hover:border-sun group-hover:text-sun sm:w-auto sm:px-4"
            >
              <span className="max-sm:hidden">{text.choose}</span>
              <Icon name="icon-arrow-right" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      {folds && (
        <details className="group mt-3 md:hidden print:hidden">
          <summary className={buttonClass({}, 'w-full')}>
            <span className="group-open:hidden">{text.showAll(zones.length)}</span>
            <span className="hidden group-open:inline">{text.showLess}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
