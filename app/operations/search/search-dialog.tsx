import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BookingStatus } from '#app/domain/bookings/booking.rules.ts';
import { fullNameOf } from '#app/domain/customers/customer-match.schema.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { vehiclePath } from '#app/editing/office-paths.rules.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { customerPath } from '#app/office/bookings/customer/customer-path.rules.ts';
import { BOOKING_TONES } from '#app/office/bookings/editor/booking-status-choice.tsx';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { Button, IconButton, Spinner } from '#app/ui/button.tsx';
import { Modal } from '#app/ui/dialogs/modal.tsx';
import { SearchInput } from '#app/ui/fields/search-box.tsx';
import { useListbox } from '#app/ui/fields/use-listbox.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import {
  MAX_LETTERS,
  MIN_LETTERS,
  type SearchResult,
  searchResultSchema,
} from './search.schema.ts';

const PAUSE_MS = 200;

type Group = keyof SearchResult;

const ICONS: Record<Group, IconName> = {
  bookings: 'icon-calendar-days',
  flights: 'icon-plane',
  customers: 'icon-users',
  vehicles: 'icon-car-front',
};

interface Hit {
  group: Group;
  to: string;
  title: string;
  detail: string;
  status?: BookingStatus;
}

/** Dialog that searches bookings, flights, customers and plates. Enter opens the first result. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const text = useOfficeText('search', 'tr');
  const { statuses } = useOfficeText('bookings', 'tr');
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [titleId, hintId] = [useId(), useId()];
  const [typed, setTyped] = useState('');
  const { search, result, failed, retry } = useSearch(typed);
  const hits = result ? hitsOf(result, search) : [];
  const listbox = useListbox(hits.length, {
    onChoose: choose,
    onEnter: (event, active) => {
      event.preventDefault();
      choose(active ?? 0);
    },
  });

  const [entered, setEntered] = useState('');
  const openFirst = useEffectEvent(() => choose(0));
  useEffect(() => {
    if (result && entered !== '' && entered === search) openFirst();
  }, [result, entered, search]);

  /** Handles Enter while no results are shown: the first one opens when they arrive. */
  function enter(event: FormEvent) {
    event.preventDefault();
    setEntered(search);
  }

  function choose(place: number) {
    const hit = hits[place];
    if (!hit) return;
    onClose();
    void navigate(hit.to);
  }

  const isSearched = search.length >= MIN_LETTERS;
  const isSearching = isSearched && !result && !failed;
  const isNone = result !== null && hits.length === 0;
  return (
    <Modal
      open
      labelledBy={titleId}
      onDismiss={onClose}
      initialFocus={box}
      className="mt-[min(12vh,6rem)] max-w-xl overflow-hidden"
    >
      <h2 id={titleId} className="sr-only">
        {text.title}
      </h2>
      <div className="flex items-center gap-2 border-sand-line border-b p-2">
        <search className="min-w-0 grow">
          <form onSubmit={enter}>
            <SearchInput
              ref={box}
              label={text.label}
              aria-describedby={hintId}
              maxLength={MAX_LETTERS}
              enterKeyHint="go"
              {...listbox.field}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                listbox.setOpen(true);
                listbox.setActive(null);
              }}
            />
          </form>
        </search>
        <IconButton label={text.close} onClick={onClose}>
          <Icon name="icon-x" className="size-5" />
        </IconButton>
      </div>
      {/* A fixed height, so that nothing moves while the results change. */}
      <div className="h-96 max-h-[calc(100dvh-10rem)] overflow-y-auto overscroll-contain p-2">
        <p id={hintId} className={isSearched ? 'sr-only' : 'p-3 text-ink-soft text-small'}>
          {text.hint}
        </p>
        {isSearching && (
          <p className="flex items-center gap-2 p-3 text-ink-soft text-small">
            <Spinner />
            <span>{text.searching}</span>
          </p>
        )}
        {failed && (
          <div role="alert" className="flex flex-wrap items-center gap-3 p-3 text-small">
            <p className="grow basis-48">{text.failed}</p>
            <Button size="sm" onClick={retry}>
              {text.retry}
            </Button>
          </div>
        )}
        {isNone && (
          <div className="p-3 text-small">
            <p className="wrap-anywhere font-strong">{text.none(search)}</p>
            <p className="mt-1 text-ink-soft">{text.noneHint}</p>
          </div>
        )}
        <div role="listbox" {...listbox.list} aria-label={text.results}>
          {groupsOf(hits).map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
            <div
              key={group}
              role="group"
              aria-label={text.groups[group]}
              className="not-first:mt-2"
            >
              <p aria-hidden="true" className="px-3 py-1 text-ink-soft text-meta-strong">
                {text.groups[group]}
              </p>
              {hits.map(
                (hit, place) =>
                  hit.group === group && (
                    <div
                      key={hit.to}
                      {...listbox.choice(place)}
                      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 aria-selected:bg-turquoise-wash"
                    >
                      <Icon name={ICONS[group]} className="size-5 shrink-0 text-ink-soft" />
                      <span className="min-w-0 grow">
                        <span className="wrap-anywhere block text-small-strong">{hit.title}</span>
                        <span className="wrap-anywhere block text-ink-soft text-meta">
                          {hit.detail}
                        </span>
                      </span>
                      {hit.status && (
                        <span className="shrink-0 text-small max-sm:hidden">
                          <StatusDot tone={BOOKING_TONES[hit.status]}>
                            {statuses[hit.status]}
                          </StatusDot>
                        </span>
                      )}
                    </div>
                  ),
              )}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {result && (isNone ? text.none(search) : text.found(hits.length))}
      </p>
    </Modal>
  );
}

/**
 * Searches after a short pause in typing. Returns the searched text, its result (null until it
 * arrives) and whether the search failed.
 */
function useSearch(typed: string) {
  const search = typed.trim();
  const [answer, setAnswer] = useState<{ search: string; result: SearchResult | null } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is one more attempt.
  useEffect(() => {
    if (search.length < MIN_LETTERS) return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const request = new Request(location.href, { signal: abort.signal });
        const path = `/admin/search?${new URLSearchParams({ search })}`;
        const result = await callAdminApi(request, path, searchResultSchema);
        if (!abort.signal.aborted) setAnswer({ search, result });
      } catch {
        // Covers an expired session, too: the next page redirects to the sign-in.
        if (!abort.signal.aborted) setAnswer({ search, result: null });
      }
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [search, attempt]);
  const current = answer?.search === search ? answer : null;
  return {
    search,
    result: current?.result ?? null,
    failed: current?.result === null,
    retry() {
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}

function groupsOf(hits: Hit[]): Group[] {
  return [...new Set(hits.map(({ group }) => group))];
}

/** Returns the results in groups. Vehicles come first if the search is the beginning of a plate. */
function hitsOf({ bookings, flights, customers, vehicles }: SearchResult, search: string): Hit[] {
  const booked = (group: Group, found: SearchResult['bookings']): Hit[] =>
    found.map((booking) => ({
      group,
      to: bookingPath(booking.id),
      title: [group === 'flights' && booking.flightNumber, booking.customer, booking.subject]
        .filter(Boolean)
        .join(' · '),
      detail: `${booking.bookingReference} · ${staffMoment(booking.pickupTime)}`,
      status: booking.status,
    }));
  const plates = vehicles.map(({ id, plate, carTitle }) => ({
    group: 'vehicles' as const,
    to: vehiclePath(id),
    title: plate,
    detail: carTitle,
  }));
  const compact = (text: string) => fold(text).replaceAll(' ', '');
  const isPlate = vehicles.some(({ plate }) => compact(plate).startsWith(compact(search)));
  return [
    ...(isPlate ? plates : []),
    ...booked('bookings', bookings),
    ...booked('flights', flights),
    ...customers.map((customer) => ({
      group: 'customers' as const,
      to: customerPath(customer.id),
      title: fullNameOf(customer),
      detail: customer.phone,
    })),
    ...(isPlate ? [] : plates),
  ];
}
