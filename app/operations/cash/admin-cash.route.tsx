import { useState } from 'react';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { ListRows, ListSkeleton } from '#app/editing/list/list-screen.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { CASH_PATH, CASH_SHEET_PATH } from '#app/editing/office-paths.rules.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { loadSection } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { Button, ButtonLink, IconButton } from '#app/ui/button.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { CutText } from '#app/ui/lists/row-text.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { SectionHeader } from '#app/ui/sections.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import type { Route } from './+types/admin-cash.route.ts';
import { type Cash, type CashCount, type CashMovement, cashSchema } from './cash.schema.ts';
import { CountDialog, MoveDialog, ReverseDialog } from './cash-dialogs.tsx';
import { CashTabs } from './cash-tabs.tsx';

type Texts = OfficeTexts['cash'];

/** Language of the screen for a person who chose none. */
export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { cash: await loadSection(callAdminApi(request, CASH_PATH, cashSchema)) };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  const post = (path: string, { body = '{}', idempotencyKey = '' }: Record<string, string>) =>
    callAdminApi(request, path, cashSchema, {
      ...{ method: 'POST', body: JSON.parse(body), idempotencyKey },
    });
  return runListAction(request, {
    count: (form) => post(`${CASH_PATH}/counts`, form),
    move: (form) => post(`${CASH_PATH}/moves`, form),
    reverse: (form) => post(`${CASH_PATH}/moves/${encodeURIComponent(form.id)}/reverse`, form),
  });
}

export function HydrateFallback() {
  const text = useOfficeText('cash');
  return (
    <div>
      <SectionHeader slim title={text.page.title} />
      <p role="status" className="sr-only">
        {text.page.loading}
      </p>
      <ListSkeleton name="" columns={movementColumns(text, null)} rows={6} />
    </div>
  );
}

/** `/admin/cash`: what the drawer should hold, what moved since the last count, and the counts. */
export default function AdminCash({ loaderData: { cash: list } }: Route.ComponentProps) {
  const text = useOfficeText('cash');
  const { page } = text;
  const isOwner = useSignedInAdmin().role === 'owner';
  const [open, setOpen] = useState<'count' | 'move' | CashMovement | null>(null);
  const cash = useLastGood(list, 'cash');
  const close = () => setOpen(null);
  return (
    <div>
      <title>{page.pageTitle}</title>
      <SectionHeader
        slim
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <ButtonLink size="sm" to={CASH_SHEET_PATH}>
              <Icon name="icon-printer" className="size-4" />
              <span className="max-sm:sr-only">{page.sheet}</span>
            </ButtonLink>
            <Button size="sm" onClick={() => setOpen('move')}>
              {text.move.open}
            </Button>
            <Button size="sm" variant="primary" onClick={() => setOpen('count')}>
              {text.count.open}
            </Button>
          </>
        }
      />
      <CashTabs current="cash" />
      {cash && <Boxes boxes={cash.boxes} />}
      <h2 className="mt-6 mb-2 font-bold text-lg">{page.movements}</h2>
      <ListRows
        list={list}
        failed={page.failed}
        rows={cash?.movements}
        nothing={
          <EmptyPart
            heading="h3"
            drawing={emptyRoad}
            title={page.noMovements}
            text={page.noMovementsText}
          />
        }
        caption={page.movements}
        columns={movementColumns(text, isOwner ? setOpen : null)}
        rowKey={({ id }) => id}
        isQuiet={({ reverses }) => reverses}
      />
      {cash?.moreMovements && <p className="mt-2 text-ink-soft text-sm">{page.moreMovements}</p>}
      <h2 className="mt-8 mb-2 font-bold text-lg">{page.counts}</h2>
      {cash?.counts.length === 0 && <p className="text-ink-soft">{page.noCounts}</p>}
      {cash && cash.counts.length > 0 && (
        <ListRows
          list={null}
          failed={page.failed}
          rows={cash.counts}
          nothing={null}
          caption={page.counts}
          columns={countColumns(text, isOwner)}
          rowKey={({ id }) => String(id)}
        />
      )}
      {open === 'count' && <CountDialog onClose={close} />}
      {open === 'move' && <MoveDialog onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <ReverseDialog movement={open} onClose={close} />
      )}
    </div>
  );
}

/** Cards of the currencies. Owners see the expected amount, everybody the last count. */
function Boxes({ boxes }: { boxes: Cash['boxes'] }) {
  const { page, labels } = useOfficeText('cash');
  return (
    <ul aria-label={page.boxes} className="grid gap-3 sm:grid-cols-3">
      {boxes.map(({ currency, expected, lastCount }) => (
        <li key={currency} className="rounded-card border border-sand-line bg-white p-4">
          <h2 className="text-ink-soft text-sm">{labels[currency]}</h2>
          {expected !== null && (
            <p className="mt-1">
              <span className="block text-ink-soft text-sm">{page.expected}</span>
              <strong className="amount text-2xl tracking-tight">
                {formatExact(expected, currency)}
              </strong>
            </p>
          )}
          <p className="mt-1 text-ink-soft text-sm">
            {lastCount
              ? page.lastCount(
                  formatExact(lastCount.counted, currency),
                  staffMoment(lastCount.at).replaceAll(' ', '\u00a0'),
                )
              : page.neverCounted}
          </p>
        </li>
      ))}
    </ul>
  );
}

function movementColumns(
  { page, kinds, reverse }: Texts,
  onReverse: ((movement: CashMovement) => void) | null,
): Column<CashMovement>[] {
  const { columns } = page;
  const whatOf = ({ kind, reverses }: CashMovement) =>
    reverses ? page.reversal(kinds[kind]) : kinds[kind];
  return [
    {
      key: 'what',
      kind: 'text',
      header: columns.what,
      priority: 1,
      cell: (movement) => (
        <span className="inline-flex flex-wrap gap-x-2">
          <span className="font-semibold">{whatOf(movement)}</span>
          {movement.bookingId ? (
            <Link
              to={`/admin/bookings/${movement.bookingId}`}
              className="font-medium text-turquoise hover:underline"
            >
              {movement.title}
            </Link>
          ) : (
            <span className="text-ink-soft">{movement.title}</span>
          )}
        </span>
      ),
    },
    {
      key: 'at',
      kind: 'date',
      header: columns.at,
      priority: 2,
      cell: ({ at }) => <span className="whitespace-nowrap">{staffMoment(at)}</span>,
    },
    {
      key: 'note',
      kind: 'text',
      header: columns.note,
      cell: ({ note }) => (note ? <CutText title={note} /> : '–'),
    },
    {
      key: 'staff',
      kind: 'text',
      header: columns.staff,
      priority: 3,
      cell: ({ staffName }) => staffName,
    },
    {
      key: 'amount',
      kind: 'money',
      header: columns.amount,
      priority: 1,
      cell: ({ amount, currency }) => formatExact(amount, currency),
    },
    {
      key: 'actions',
      kind: 'actions',
      header: columns.actions,
      priority: 1,
      cell: (movement) =>
        onReverse &&
        movement.reversible && (
          <IconButton
            label={reverse.open(
              `${whatOf(movement)} ${formatExact(movement.amount, movement.currency)}`,
            )}
            onClick={() => onReverse(movement)}
          >
            <Icon name="icon-undo-2" className="size-5" />
          </IconButton>
        ),
    },
  ];
}

function countColumns({ page, labels }: Texts, isOwner: boolean): Column<CashCount>[] {
  const { columns } = page;
  const seen: Column<CashCount>[] = [
    {
      key: 'at',
      kind: 'date',
      header: columns.at,
      priority: 1,
      cell: ({ at }) => <span className="whitespace-nowrap">{staffMoment(at)}</span>,
    },
    {
      key: 'currency',
      kind: 'label',
      header: columns.currency,
      priority: 2,
      cell: ({ currency }) => labels[currency],
    },
    {
      key: 'note',
      kind: 'text',
      header: columns.note,
      cell: ({ note }) => (note ? <CutText title={note} /> : '–'),
    },
    {
      key: 'staff',
      kind: 'text',
      header: columns.staff,
      priority: 3,
      cell: ({ staffName }) => staffName,
    },
    {
      key: 'counted',
      kind: 'money',
      header: columns.counted,
      priority: 2,
      cell: ({ counted, currency }) => formatExact(counted, currency),
    },
  ];
  if (!isOwner) return seen;
  return [
    ...seen,
    {
      key: 'expected',
      kind: 'money',
      header: columns.expected,
      cell: ({ expected, currency }) => formatExact(expected ?? 0, currency),
    },
    {
      key: 'difference',
      kind: 'status',
      header: columns.difference,
      priority: 2,
      cell: ({ difference, currency }) =>
        difference ? (
          <StatusDot tone="bad">{formatExact(difference, currency)}</StatusDot>
        ) : (
          <StatusDot tone="good">{page.noDifference}</StatusDot>
        ),
    },
  ];
}
