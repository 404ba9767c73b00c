import { useState } from 'react';
import { Form } from 'react-router';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import parked from '#app/base/shell/assets/parked.svg?no-inline';
import { MONEY_MONTHS } from '#app/domain/account/money-days.rules.ts';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { LIST_BAR, ListRows } from '#app/editing/list/list-screen.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { EXPENSES_PATH, vehiclePath } from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay, staffMonth } from '#app/lib/dates/staff-dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { loadPart } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { addMonths, isMonth, monthOf } from '#app/office/reports/report.rules.ts';
import { CashTabs } from '#app/operations/cash/cash-tabs.tsx';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/field.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { RowButton } from '#app/ui/lists/row-actions.tsx';
import { CutText } from '#app/ui/lists/row-text.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import type { Route } from './+types/admin-expenses.route.ts';
import { type Expense, expenseSchema, expensesSchema } from './expense.schema.ts';
import { ExpenseDialog, VoidDialog } from './expense-dialogs.tsx';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('month');
  const thisMonth = monthOf(businessNow(new Date()).date);
  const month = isMonth(asked) ? asked : thisMonth;
  const path = `${EXPENSES_PATH}?month=${month}`;
  return { month, thisMonth, list: await loadPart(callAdminApi(request, path, expensesSchema)) };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  const post = (path: string, { body = '{}', idempotencyKey = '' }: Record<string, string>) =>
    callAdminApi(request, path, expenseSchema, {
      ...{ method: 'POST', body: JSON.parse(body), idempotencyKey },
    });
  return runListAction(request, {
    add: (form) => post(EXPENSES_PATH, form),
    void: (form) => post(`${EXPENSES_PATH}/${encodeURIComponent(form.id)}/void`, form),
  });
}

export default function AdminExpenses({
  loaderData: { month, thisMonth, list },
}: Route.ComponentProps) {
  const text = useOfficeText('expenses');
  const { page } = text;
  const isOwner = useSignedInAdmin().role === 'owner';
  const [open, setOpen] = useState<'add' | Expense | null>(null);
  const data = useLastGood(list, month);
  const close = () => setOpen(null);
  const recent = Array.from({ length: MONEY_MONTHS }, (_, i) => addMonths(thisMonth, -i));
  const months = recent.includes(month) ? recent : [month, ...recent];
  return (
    <div>
      <title>{page.pageTitle}</title>
      <PageHead
        title={page.title}
        count={data && page.total(formatExact(data.total, 'EUR'))}
        tabs={<CashTabs current="expenses" />}
        actions={
          <Button size="sm" variant="primary" onClick={() => setOpen('add')}>
            <Icon name="icon-plus" className="size-5" />
            <span>{text.add.open}</span>
          </Button>
        }
      />
      <Form key={month} className={LIST_BAR}>
        <div className="w-48">
          <Select aria-label={page.month} name="month" defaultValue={month}>
            {months.map((each) => (
              <option key={each} value={each}>
                {staffMonth(each)}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" size="sm">
          {page.show}
        </Button>
      </Form>
      <ListRows
        list={list}
        failed={page.failed}
        rows={data?.expenses}
        nothing={<EmptyPart drawing={parked} title={page.none} text={page.noneText} />}
        caption={page.title}
        columns={columnsOf(text, isOwner ? setOpen : null)}
        rowKey={({ id }) => id}
        isQuiet={({ voided }) => voided !== null}
      />
      {open === 'add' && <ExpenseDialog vehicles={data?.vehicles ?? []} onClose={close} />}
      {open !== null && typeof open === 'object' && <VoidDialog expense={open} onClose={close} />}
    </div>
  );
}

function columnsOf(
  { page, categories, methods, office, void: voiding }: OfficeTexts['expenses'],
  onVoid: ((expense: Expense) => void) | null,
): Column<Expense>[] {
  const { columns } = page;
  return [
    {
      key: 'what',
      kind: 'text',
      header: columns.what,
      priority: 1,
      cell: ({ category, note, voided }) => (
        <>
          <span className="font-strong">{categories[category]}</span>
          {(voided || note) && (
            <div className="max-w-60 truncate text-ink-soft text-meta">
              {voided ? page.voided(voided.by, voided.reason) : note}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'day',
      kind: 'date',
      header: columns.day,
      priority: 2,
      cell: ({ day }) => staffDay(day),
    },
    {
      key: 'for',
      kind: 'label',
      header: columns.for,
      priority: 3,
      card: () => null,
      cell: ({ vehicleId, plate }) =>
        vehicleId && plate ? (
          <Link to={vehiclePath(vehicleId)} className="text-turquoise hover:underline">
            {plate}
          </Link>
        ) : (
          (plate ?? office)
        ),
    },
    {
      key: 'vendor',
      kind: 'text',
      header: columns.vendor,
      cell: ({ vendor }) => (vendor ? <CutText title={vendor} /> : '–'),
    },
    {
      key: 'method',
      kind: 'label',
      header: columns.method,
      priority: 3,
      cell: ({ method }) => methods[method],
      card: () => null,
    },
    {
      key: 'staff',
      kind: 'text',
      header: columns.staff,
      priority: 3,
      cell: ({ staffName }) => staffName,
      // Facts without a place of their own on a card.
      card: ({ plate, vendor, method, staffName }) =>
        [plate ?? office, vendor, methods[method], staffName].filter(Boolean).join(' · '),
    },
    {
      key: 'amount',
      kind: 'money',
      header: columns.amount,
      priority: 1,
      cell: ({ amount, currency }) => formatExact(amount, currency),
    },
    {
      key: 'euros',
      kind: 'money',
      header: columns.euros,
      cell: ({ euros }) => formatExact(euros, 'EUR'),
    },
    {
      key: 'actions',
      kind: 'actions',
      header: columns.actions,
      priority: 1,
      cell: (expense) =>
        onVoid && (
          <RowButton
            label={voiding.open(
              `${categories[expense.category]} ${formatExact(expense.amount, expense.currency)}`,
            )}
            onClick={expense.voided ? null : () => onVoid(expense)}
          >
            <Icon name="icon-undo-2" className="size-5" />
          </RowButton>
        ),
    },
  ];
}
