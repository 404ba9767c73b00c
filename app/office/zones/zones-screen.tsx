import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { searchZones } from '#app/domain/zones/zone.rules.ts';
import { type AdminZone, ORDER_STEP } from '#app/domain/zones/zone.schema.ts';
import { useDeletion } from '#app/editing/list/list-actions.tsx';
import { AddLink, FoundCount, ListSearch, NothingListed } from '#app/editing/list/list-screen.tsx';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import type { Part } from '#app/lib/page-part.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { ZoneEditor } from './zone-editor.tsx';
import { editLinkId, ZoneTable } from './zone-table.tsx';
import { readZonesAddress, zonesHref } from './zones-address.rules.ts';

const ADD_ID = 'add-zone';

export function ZonesScreen({ list }: { list: Part<AdminZone[]> }) {
  const { page: text, alerts: zoneAlerts } = useOfficeText('zones');
  const [params] = useSearchParams();
  const { search, edit, add } = readZonesAddress(params);
  const adding = add && edit === null;
  const [, show] = useChosenAddress({ search }, zonesHref);
  const known = useLastGood(list, 'zones');
  const zones = known ?? [];
  useFocusAfter(adding ? ADD_ID : edit && editLinkId(edit));

  const { ask, dialog } = useDeletion<AdminZone>({
    intent: 'delete-zone',
    texts: {
      ...text.deletion,
      question: (zone) => <DeletionQuestion zone={zone} />,
      failed: zoneAlerts.deleting,
      done: () => zoneAlerts.deleted,
    },
  });
  const found = search ? searchZones(zones, search) : zones;
  return (
    <div>
      <PageHead
        title={text.title}
        count={
          known && text.lead(zones.filter(({ status }) => status === 'active').length, zones.length)
        }
        actions={!adding && <AddZone quiet={edit !== null} />}
      />
      {adding && (
        <section
          aria-labelledby="zone-add-title"
          className="mb-6 rounded-card border border-sand-line bg-white p-4 sm:p-6"
        >
          <h2 id="zone-add-title" className="mb-4 text-heading">
            {text.form.addTitle}
          </h2>
          <ZoneEditor zone={null} displayOrder={nextPlace(zones)} leaveTo={zonesHref({ search })} />
        </section>
      )}
      {zones.length > 0 && (
        <ListSearch label={text.search} value={search} show={show}>
          <FoundCount>{search && text.found(found.length)}</FoundCount>
        </ListSearch>
      )}
      <ZoneTable
        list={list}
        zones={known && found}
        editing={edit}
        search={search}
        onDelete={ask}
        nothing={
          !adding && (
            <NothingListed
              drawing={emptyRoad}
              texts={text}
              filtered={search !== ''}
              clear={{ to: zonesHref(), label: text.clearSearch }}
              add={{ to: zonesHref({ add: true }), label: text.add }}
            />
          )
        }
      />
      {dialog}
    </div>
  );
}

/**
 * Returns the display order after the last zone. The default of a new zone, 0, would put it first.
 */
function nextPlace(zones: AdminZone[]): number {
  if (zones.length === 0) return 0;
  return Math.max(...zones.map(({ displayOrder }) => displayOrder)) + ORDER_STEP;
}

/** Returns the focus to the link `opener` (an id) when the form that it opened closes. */
function useFocusAfter(opener: string | null) {
  const before = useRef(opener);
  useEffect(() => {
    const former = opener === null && before.current && document.getElementById(before.current);
    if (former) {
      former.focus({ preventScroll: true });
      // A card has the link in a menu: the button of the menu gets the focus.
      const menu = former.closest('td')?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
      if (document.activeElement !== former) menu?.focus({ preventScroll: true });
    }
    before.current = opener;
  }, [opener]);
}

/** `quiet`: a zone is being edited, so the main button is the one of its form. */
function AddZone({ quiet = false }: { quiet?: boolean }) {
  const { page: text } = useOfficeText('zones');
  return (
    <AddLink id={ADD_ID} variant={quiet ? 'secondary' : 'primary'} to={zonesHref({ add: true })}>
      {text.add}
    </AddLink>
  );
}

function DeletionQuestion({ zone: { zoneName, upcomingBookings } }: { zone: AdminZone }) {
  const { page: text } = useOfficeText('zones');
  return (
    <>
      <p>{text.deletion.question(zoneName)}</p>
      {upcomingBookings > 0 && (
        <p className="mt-3 text-ink">{text.deletion.upcoming(upcomingBookings)}</p>
      )}
    </>
  );
}
