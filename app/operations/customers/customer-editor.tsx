import { useNavigate } from 'react-router';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { EditorPage } from '#app/editing/editor/editor-page.tsx';
import { type Entity, useEditor } from '#app/editing/editor/use-editor.ts';
import { toForm } from '#app/editing/fields/form-codec.ts';
import { TextAreaField, TextField } from '#app/editing/fields/form-controls.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { completePhone } from '#app/lib/requests/phone.ts';
import { CUSTOMERS_PATH } from '#app/office/bookings/customer/customer-path.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { FormSection } from '#app/ui/sections.tsx';
import {
  type CustomerInput,
  type CustomerPage,
  customerInputSchema,
  MAX_NAME,
  MAX_NOTES,
  MAX_PHONE,
  MAX_WARNING,
} from './customer.schema.ts';
import { CustomerBookings } from './customer-bookings.tsx';
import { CustomerLicence } from './customer-licence.tsx';
import { CustomerSummary } from './customer-summary.tsx';
import { ForgetCustomer } from './forget-customer.tsx';

const CUSTOMER: Entity<CustomerInput, CustomerInput, CustomerPage> = {
  name: 'customer',
  form: toForm<CustomerInput, CustomerInput>(customerInputSchema),
  texts: ({ customers: { labels, input, form: text } }) => ({
    labels,
    messages: input,
    editing: text.editing,
    invalid: () => text.fixErrors,
    saving: {
      // Only bookings create customers.
      created: () => '',
      updated: (customer) => text.saved({ name: fullName(customer) }),
      createFailed: text.failed,
      updateFailed: text.failed,
    },
  }),
  listPath: CUSTOMERS_PATH,
};

export function CustomerEditor({ customer }: { customer: CustomerPage }) {
  const { page: pageText, form: text } = useOfficeText('customers');
  const navigate = useNavigate();
  const isOwner = useSignedInAdmin().role === 'owner';
  const editor = useEditor<CustomerInput, CustomerInput, CustomerPage>({
    entity: CUSTOMER,
    read: customer,
  });
  const createdOn = businessNow(new Date(customer.createdAt)).date;

  return (
    <EditorPage
      editor={editor}
      aboveForm={<CustomerSummary customer={customer} />}
      backLabel={pageText.title}
      title={fullName(customer)}
      hint={text.since(staffDay(createdOn))}
      saveLabel={text.save}
      onSaved={() => navigate(CUSTOMERS_PATH)}
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <Details />
          {customer.documents && <CustomerLicence {...customer.documents} />}
          <OfficeNotes />
        </div>
        <div className="grid gap-6">
          <CustomerBookings {...customer} />
          {isOwner && <ForgetCustomer customer={customer} />}
        </div>
      </div>
    </EditorPage>
  );
}

function Details() {
  const { form: text } = useOfficeText('customers');
  return (
    <FormSection id="customer-details" title={text.sections.details} text={text.detailsText}>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <TextField<CustomerInput> name="name" required maxLength={MAX_NAME} />
        <TextField<CustomerInput> name="surname" maxLength={MAX_NAME} />
        <TextField<CustomerInput>
          name="phone"
          type="tel"
          complete={completePhone}
          required
          maxLength={MAX_PHONE}
          className="xl:col-span-2"
        />
        <TextField<CustomerInput>
          name="email"
          type="email"
          maxLength={MAX_NAME}
          className="xl:col-span-2"
        />
      </div>
    </FormSection>
  );
}

function OfficeNotes() {
  const { form: text } = useOfficeText('customers');
  return (
    <FormSection id="customer-office" title={text.sections.office}>
      <div className="grid gap-4">
        <TextField<CustomerInput> name="warning" maxLength={MAX_WARNING} hint={text.warningHint} />
        <TextAreaField<CustomerInput> name="notes" maxLength={MAX_NOTES} />
      </div>
    </FormSection>
  );
}
