import { useEffect } from 'react';
import { forgetDrafts } from '#app/editing/draft.ts';
import { languageOf } from '#app/lib/language.ts';
import { staffInstant } from '#app/lib/staff-dates.ts';
import { CUSTOMERS_PATH } from '#app/office/customer-records/customer-path.rules.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { SectionHeader } from '#app/ui/sections.tsx';
import type { CustomerPage } from './customer.schema.ts';
import { CustomerBookings } from './customer-bookings.tsx';
import { customersText, customerFormText as text } from './customers.text.ts';

/** What is left of a person who was anonymised: bookings without a name. */
export function AnonymousCustomer({
  customer,
  anonymisedAt,
}: {
  customer: CustomerPage;
  anonymisedAt: string;
}) {
  // An editor that this page replaces has kept what was typed just before, as it was unmounted.
  useEffect(() => forgetDrafts('customer', customer.id), [customer.id]);
  return (
    <div lang={languageOf('tr')}>
      <Link
        to={CUSTOMERS_PATH}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm text-turquoise hover:underline"
      >
        <Icon name="icon-arrow-left" className="size-4" />
        <span>{customersText.title}</span>
      </Link>
      <SectionHeader title={customer.name} lead={text.anonymised(staffInstant(anonymisedAt))} />
      <div className="max-w-2xl">
        <CustomerBookings {...customer} />
      </div>
    </div>
  );
}
