import { useEffect } from 'react';
import { z } from 'zod';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { forgetDrafts } from '#app/editing/editor/draft.ts';
import { EditorLoadFailure, EditorMissing } from '#app/editing/editor/editor-states.tsx';
import { saveEdited } from '#app/editing/editor/save.ts';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { CUSTOMERS_PATH, customerPath } from '#app/office/bookings/customer/customer-path.rules.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Route } from './+types/admin-customer-edit.route.ts';
import { type CustomerPage, customerPageSchema } from './customer.schema.ts';
import { CustomerBookings } from './customer-bookings.tsx';
import { CustomerEditor } from './customer-editor.tsx';

const saving = { path: CUSTOMERS_PATH, shape: customerPageSchema };

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  try {
    const customer = await callAdminApi(request, customerPath(id), customerPageSchema);
    return { state: 'ready' as const, customer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 404 ? ('missing' as const) : ('failed' as const) };
  }
}

/**
 * Saves the customer, or anonymises them and deletes the drafts of their bookings and hand-overs
 * from this browser.
 */
export function clientAction({ request }: Route.ClientActionArgs) {
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    return saveEdited(request, saving);
  }
  return runListAction(request, {
    async anonymise({ id }) {
      await callAdminApi(request, `${customerPath(id)}/anonymise`, z.unknown(), { method: 'POST' });
      const { history } = await callAdminApi(request, customerPath(id), customerPageSchema);
      for (const booking of history) {
        forgetDrafts('booking', booking.id);
        forgetDrafts(`handover-${booking.id}`);
      }
    },
  });
}

export default function AdminCustomerEdit({ loaderData }: Route.ComponentProps) {
  const { page } = useOfficeText('customers');
  const customer = loaderData.state === 'ready' ? loaderData.customer : null;
  return (
    <>
      <title>{customer ? `${fullName(customer)} – Kervan` : page.pageTitle}</title>
      <CustomerScreen {...loaderData} />
    </>
  );
}

function CustomerScreen(loaderData: Route.ComponentProps['loaderData']) {
  const { form: text } = useOfficeText('customers');
  const lang = useOfficeLanguage();
  switch (loaderData.state) {
    case 'ready': {
      const { customer } = loaderData;
      return customer.anonymisedAt ? (
        <AnonymousCustomer customer={customer} anonymisedAt={customer.anonymisedAt} />
      ) : (
        <CustomerEditor key={customer.id} customer={customer} />
      );
    }
    case 'missing':
      return (
        <EditorMissing
          drawing={<Icon name="icon-user-round-x/1.5" className="size-12" />}
          onUseDraft={null}
          backTo={CUSTOMERS_PATH}
          text={text.editing.load}
          lang={lang}
        />
      );
    case 'failed':
      return (
        <EditorLoadFailure
          title={text.loadFailed}
          backTo={CUSTOMERS_PATH}
          text={text.editing.load}
          lang={lang}
        />
      );
  }
}

function AnonymousCustomer({
  customer,
  anonymisedAt,
}: {
  customer: CustomerPage;
  anonymisedAt: string;
}) {
  const { page: words, form: text } = useOfficeText('customers');
  // Deletes the draft that the former editor stored when it was unmounted.
  useEffect(() => forgetDrafts('customer', customer.id), [customer.id]);
  return (
    <div>
      <PageHead
        back={{ to: CUSTOMERS_PATH, label: words.title }}
        title={customer.name}
        lead={text.anonymised(staffInstant(anonymisedAt))}
      />
      <div className="max-w-2xl">
        <CustomerBookings {...customer} />
      </div>
    </div>
  );
}
