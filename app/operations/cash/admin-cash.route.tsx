import { useState } from 'react';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { ListRows } from '#app/editing/list/list-screen.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { CASH_PATH, CASH_SHEET_PATH } from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText, useOfficeTexts } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import type { Route } from './+types/admin-cash.route.ts';
import { type Cash, type CashMovement, cashSchema } from './cash.schema.ts';
import { countColumns, movementColumns } from './cash-columns.tsx';
import { CountDialog, MoveDialog, ReverseDialog } from './cash-dialogs.tsx';
import { CashTabs } from './cash-tabs.tsx';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { cash: await loadPart(callAdminApi(request, CASH_PATH, cashSchema)) };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  const post = (path: string, { body = '{}', idempotencyKey = '' }: Record<string, string>) =>
    callAdminApi(request, path, cashSchema, {
      method: 'POST',
      body: JSON.parse(body),
      idempotencyKey,
    });
  return runListAction(request, {
    count: (form) => post(`${CASH_PATH}/counts`, form),
    move: (form) => post(`${CASH_PATH}/moves`, form),
    reverse: (form) => post(`${CASH_PATH}/moves/${encodeURIComponent(form.id)}/reverse`, form),
  });
}

/**
 * Cash box at `/admin/cash`: last counts, movements since then, and earlier counts. Owners also see
 * the expected cash.
 */
export default function AdminCash({ loaderData: { cash: list } }: Route.ComponentProps) {
  const texts = useOfficeTexts();
  const text = texts.cash;
  const { page } = text;
  const isOwner = useSignedInAdmin().role === 'owner';
  const [open, setOpen] = useState<'count' | 'move' | CashMovement | null>(null);
  const cash = useLastGood(list, 'cash');
  const close = () => setOpen(null);
  return (
    <div>
      <title>{page.pageTitle}</title>
      <PageHead
        title={page.title}
        tabs={<CashTabs current="cash" />}
        actions={
          <>
            <ButtonLink size="sm" to={CASH_SHEET_PATH} title={page.sheet} className="size-11 px-0">
              <Icon name="icon-printer" className="size-4" />
              <span className="sr-only">{page.sheet}</span>
            </ButtonLink>
            <Button size="sm" onClick={() => setOpen('move')}>
              <Icon name="icon-arrow-left-right" className="size-4" />
              <span>{text.move.open}</span>
            </Button>
          </>
        }
        labelledAction={
          <Button size="sm" variant="primary" onClick={() => setOpen('count')}>
            <Icon name="icon-wallet" className="size-4" />
            <span>{text.count.open}</span>
          </Button>
        }
      />
      <p className="text-ink-soft text-small">{page.lead}</p>
      {cash && <Boxes boxes={cash.boxes} />}
      {cash && <h2 className="mt-6 mb-2 text-heading">{page.movements}</h2>}
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
        columns={movementColumns(texts, isOwner ? setOpen : null)}
        rowKey={({ id }) => id}
        isQuiet={({ reverses }) => reverses}
      />
      {cash?.moreMovements && <p className="mt-2 text-ink-soft text-small">{page.moreMovements}</p>}
      {cash && <h2 className="mt-8 mb-2 text-heading">{page.counts}</h2>}
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

function Boxes({ boxes }: { boxes: Cash['boxes'] }) {
  const { page, labels } = useOfficeText('cash');
  return (
    <ul aria-label={page.boxes} className="mt-3 grid gap-3 sm:grid-cols-3">
      {boxes.map(({ currency, expected, lastCount }) => (
        <li key={currency} className="rounded-card border border-sand-line bg-white p-4">
          <h2 className="text-ink-soft text-small-strong">{labels[currency]}</h2>
          {expected !== null && (
            <p className="mt-1">
              <span className="block text-ink-soft text-small">{page.expected}</span>
              <strong className="amount text-title">{formatExact(expected, currency)}</strong>
            </p>
          )}
          <p className="mt-1 text-ink-soft text-small">
            {lastCount
              ? page.lastCount(
                  formatExact(lastCount.counted, currency),
                  unbroken(staffMoment(lastCount.at)),
                )
              : page.neverCounted}
          </p>
        </li>
      ))}
    </ul>
  );
}
