import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useDeletion } from '#app/editing/list-actions.tsx';
import { useLastGood } from '#app/editing/use-live-data.ts';
import { languageOf } from '#app/lib/language.ts';
import type { Part } from '#app/lib/settled.ts';
import emptyRoad from '#app/site/shell/assets/empty-road.svg?no-inline';
import { searchZones } from '#app/site/transfers/zone.rules.ts';
import { type AdminZone, ORDER_STEP } from '#app/site/transfers/zone.schema.ts';
import { zonesText as text, zoneAlerts } from '#app/site/transfers/zones.text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataTableSkeleton } from '#app/ui/data-table.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { EmptyPart, PartFailure } from '#app/ui/part-states.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { SectionHeader } from '#app/ui/sections.tsx';
import { ZoneAdd } from './zone-editor.tsx';
import { editLinkId, ZoneTable, zoneColumns } from './zone-table.tsx';
import { readZonesAddress, zonesHref } from './zones-address.rules.ts';

const ADD_ID = 'add-zone';

/** Where transfers go and what they cost: to look at, search, add to and change. */
export function ZonesScreen({ list }: { list: Part<AdminZone[]> }) {
  const [params] = useSearchParams();
  const { search, edit, add } = readZonesAddress(params);
  const adding = add && edit === null;
  const { state } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useLastGood(list, 'zones');
  const zones = known ?? [];
  useFocusAfter(adding ? ADD_ID : edit && editLinkId(edit));

  const { ask, dialog } = useDeletion<AdminZone>({
    intent: 'delete-zone',
    heading,
    lang: languageOf('en'),
    texts: {
      title: text.deletion.title,
      question: (zone) => <DeletionQuestion zone={zone} />,
      confirm: text.deletion.confirm,
      cancel: text.deletion.cancel,
      failed: zoneAlerts.deleting,
      done: () => zoneAlerts.deleted,
    },
  });
  const found = search ? searchZones(zones, search) : zones;
  return (
    <div lang={languageOf('en')}>
      <SectionHeader
        headingRef={heading}
        title={text.title}
        lead={
          known && text.lead(zones.filter(({ status }) => status === 'active').length, zones.length)
        }
        actions={!adding && <AddLink quiet={edit !== null} />}
      />
      {adding && <ZoneAdd displayOrder={nextPlace(zones)} leaveTo={zonesHref({ search })} />}
      {!list.ok && <PartFailure retryLabel={text.retry}>{zoneAlerts.fetchFailed}</PartFailure>}
      {zones.length > 0 && <ZoneSearch search={search} count={found.length} />}
      {found.length > 0 && (
        <ZoneTable
          zones={found}
          editing={edit}
          search={search}
          busy={state === 'loading'}
          onDelete={ask}
          onFocusLost={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      {known && found.length === 0 && !adding && <NoZones searched={search !== ''} />}
      {dialog}
    </div>
  );
}

/** After the last one (a new zone's own default, 0, would put it on top of all). */
function nextPlace(zones: AdminZone[]): number {
  if (zones.length === 0) return 0;
  return Math.max(...zones.map(({ displayOrder }) => displayOrder)) + ORDER_STEP;
}

/** Where the focus goes when a form is closed that was opened there. */
function useFocusAfter(opener: string | null) {
  const before = useRef(opener);
  useEffect(() => {
    if (opener === null && before.current) {
      document.getElementById(before.current)?.focus({ preventScroll: true });
    }
    before.current = opener;
  }, [opener]);
}

/** `quiet`: a zone is edited, whose button is the main one then. */
function AddLink({ quiet = false }: { quiet?: boolean }) {
  return (
    <ButtonLink
      id={ADD_ID}
      size="sm"
      variant={quiet ? 'secondary' : 'primary'}
      to={zonesHref({ add: true })}
    >
      <Icon name="icon-plus" className="size-5" />
      <span>{text.add}</span>
    </ButtonLink>
  );
}

function ZoneSearch({ search, count }: { search: string; count: number }) {
  const navigate = useNavigate();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-[min(15rem,100%)] max-w-md grow">
        <SearchBox
          label={text.search}
          value={search}
          onSearch={(typed) =>
            navigate(zonesHref({ search: typed }), { preventScrollReset: true, replace: true })
          }
        />
      </div>
      <p role="status" className="text-ink-soft text-sm tabular-nums max-sm:w-full">
        {search && text.found(count)}
      </p>
    </div>
  );
}

function NoZones({ searched }: { searched: boolean }) {
  return (
    <EmptyPart
      drawing={emptyRoad}
      title={searched ? text.noneFound : text.empty}
      text={searched ? undefined : text.emptyText}
      action={
        <ButtonLink size="sm" to={searched ? zonesHref() : zonesHref({ add: true })}>
          {searched ? text.clearSearch : text.add}
        </ButtonLink>
      }
    />
  );
}

function DeletionQuestion({ zone: { zoneName, upcomingBookings } }: { zone: AdminZone }) {
  return (
    <>
      <p>{text.deletion.question(zoneName)}</p>
      {upcomingBookings > 0 && (
        <p className="mt-3 font-medium text-ink">{text.deletion.upcoming(upcomingBookings)}</p>
      )}
    </>
  );
}

export function ZonesSkeleton() {
  return (
    <div lang={languageOf('en')}>
      <SectionHeader title={text.title} actions={<AddLink />} />
      <p role="status" className="sr-only">
        {text.loading}
      </p>
      <DataTableSkeleton
        columns={zoneColumns({ editing: null, search: '', order: [], onDelete: () => {} })}
        rows={8}
      />
    </div>
  );
}
