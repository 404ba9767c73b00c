import { useState } from 'react';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { ListRows, ListSearch, ListTabs, NothingListed } from '#app/editing/list/list-screen.tsx';
import { leaveMissingPage } from '#app/editing/list/missing-page.ts';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SlashDateFilter } from '#app/ui/fields/typed-time-fields.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Route } from './+types/admin-road.route.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { enterRoadCharge, type TypedRoadCharge } from './enter-road-charge.ts';
import { ROAD_STATES } from './road.rules.ts';
import { type RoadCharge, roadChargeSchema, roadChargesSchema } from './road.schema.ts';
import {
  ROAD_IMPORT_PATH,
  type RoadAddress,
  readRoadAddress,
  roadHref,
} from './road-address.rules.ts';
import { roadColumns } from './road-columns.tsx';
import { RoadEntryDialog } from './road-entry-dialog.tsx';

const LIST = 'road-charges';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readRoadAddress(new URL(request.url).searchParams);
  const list = await loadPart(callAdminApi(request, roadHref(address), roadChargesSchema));
  leaveMissingPage(list, address, roadHref);
  return { address, list };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return runListAction(request, {
    enter: ({ intent: _, id: __, idempotencyKey = '', ...typed }) =>
      enterRoadCharge(request, typed as unknown as TypedRoadCharge, idempotencyKey),
    decide: ({ id, state, bookingId, version, idempotencyKey = '' }) =>
      callAdminApi(
        request,
        `/admin/road-charges/${encodeURIComponent(id)}/state`,
        roadChargeSchema,
        {
          method: 'POST',
          body: { state, bookingId: bookingId || null, version: Number(version) },
          idempotencyKey,
        },
      ),
  });
}

export default function AdminRoad({ loaderData: { address, list } }: Route.ComponentProps) {
  const texts = useOfficeText('road');
  const { page: text, entry } = texts;
  const [isEntering, setEntering] = useState(false);
  const [decided, setDecided] = useState<RoadCharge | null>(null);
  const found = useLastGood(list, roadHref(address));
  const isFiltered = roadHref({ ...address, page: 1 }) !== roadHref();
  return (
    <div>
      <title>{text.pageTitle}</title>
      <PageHead
        title={text.title}
        count={found && text.lead(found.pagination.total, found.open)}
        actions={
          <Button size="sm" onClick={() => setEntering(true)}>
            <Icon name="icon-plus" className="size-5" />
            <span>{entry.open}</span>
          </Button>
        }
        labelledAction={
          <ButtonLink size="sm" variant="primary" to={ROAD_IMPORT_PATH}>
            <Icon name="icon-upload" className="size-5" />
            <span>{text.add}</span>
          </ButtonLink>
        }
      />
      <Filters address={address} open={found?.open ?? null} />
      <ListRows
        list={list}
        failed={(error) => error || text.failed}
        rows={found?.roadCharges}
        nothing={
          <NothingListed
            drawing={emptyRoad}
            texts={text}
            filtered={isFiltered}
            clear={{ to: roadHref(), label: text.clear }}
            add={{ to: ROAD_IMPORT_PATH, label: text.add }}
          />
        }
        name={LIST}
        caption={text.title}
        columns={roadColumns(setDecided, texts)}
        rowKey={({ id }) => id}
        isQuiet={({ state }) => state === 'office'}
        pagination={found?.pagination}
        pageHref={(page) => roadHref({ ...address, page })}
      />
      {isEntering && <RoadEntryDialog onClose={() => setEntering(false)} />}
      {decided && (
        <DecisionDialog key={decided.id} roadCharge={decided} onClose={() => setDecided(null)} />
      )}
    </div>
  );
}

function Filters({ address, open }: { address: RoadAddress; open: number | null }) {
  const { page: text, states } = useOfficeText('road');
  const [shown, show] = useChosenAddress(address, (next) => roadHref({ ...next, page: 1 }));
  const tab = (state: RoadAddress['state'], label: string) => ({
    to: roadHref({ ...shown, page: 1, state }),
    label,
    ...(state === 'open' && { count: open === null ? null : String(open) }),
    current: shown.state === state,
  });
  const day = (end: 'from' | 'to') => ({
    label: text[end],
    hidesLabel: true,
    lang: 'tr' as const,
    className: 'w-40 min-w-0 large-text:w-full max-sm:grow',
    value: shown[end] ?? '',
    onCommit(chosen: string) {
      if (chosen === '' || isPlausibleDate(chosen)) show({ [end]: chosen || null });
    },
  });
  return (
    <>
      <ListTabs
        className="mb-2"
        label={text.state}
        tabs={[tab(null, text.all), ...ROAD_STATES.map((state) => tab(state, states[state]))]}
      />
      <ListSearch
        label={text.search}
        value={shown.plate}
        show={({ search }, how) => show({ plate: search }, how)}
      >
        <fieldset className="flex large-text:flex-wrap min-w-0 items-center gap-1 max-sm:w-full">
          <legend className="sr-only">{text.days}</legend>
          <SlashDateFilter {...day('from')} />
          <span aria-hidden="true" className="max-sm:hidden">
            –
          </span>
          <SlashDateFilter {...day('to')} />
        </fieldset>
      </ListSearch>
    </>
  );
}
