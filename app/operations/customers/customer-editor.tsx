import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { EditorPage } from '#app/editing/editor/editor-page.tsx';
import { type Entity, useEditor } from '#app/editing/editor/use-editor.ts';
import { toForm } from '#app/editing/fields/form-codec.ts';
import { TextAreaField, TextField } from '#app/editing/fields/form-controls.tsx';
import { type ActionResult, sentenceOf } from '#app/editing/list/list-actions.tsx';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { staffDay, staffInstant } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { completePhone, phoneLink } from '#app/lib/requests/phone.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { CUSTOMERS_PATH, customerPath } from '#app/office/bookings/customer/customer-path.rules.ts';
import { newBookingHref } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
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

const customerForm = toForm<CustomerInput, CustomerInput>(customerInputSchema);

const CUSTOMER: Entity<CustomerInput, CustomerInput, CustomerPage> = {
  name: 'customer',
  form: customerForm,
  texts: ({ customers: { labels, input, form: text } }) => ({
    labels,
    messages: input,
    editing: text.editing,
    invalid: () => text.fixErrors,
    saving: {
      created: () => '',
      updated: (customer) => text.saved({ name: fullName(customer) }),
      createFailed: text.failed,
      updateFailed: text.failed,
    },
  }),
  listPath: CUSTOMERS_PATH,
};

/** Page of a customer: personal details, notes of the office, and bookings. */
export function CustomerEditor({ customer }: { customer: CustomerPage }) {
  const { page: words, form: text } = useOfficeText('customers');
  const navigate = useNavigate();
  const isOwner = useSignedInAdmin().role === 'owner';
  const editor = useEditor<CustomerInput, CustomerInput, CustomerPage>({
    entity: CUSTOMER,
    read: customer,
  });
  return (
    <EditorPage
      editor={editor}
      aboveForm={<Summary customer={customer} />}
      backLabel={words.title}
      title={fullName(customer)}
      hint={text.since(staffInstant(customer.createdAt).replace(/ \S+$/, ''))}
      saveLabel={text.save}
      onSaved={() => navigate(CUSTOMERS_PATH)}
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <FormSection id="customer-details" title={text.sections.details} text={text.detailsText}>
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
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
          {customer.documents && <Licence {...customer.documents} />}
          <FormSection id="customer-office" title={text.sections.office}>
            <div className="grid gap-4">
              <TextField<CustomerInput>
                name="warning"
                maxLength={MAX_WARNING}
                hint={text.warningHint}
              />
              <TextAreaField<CustomerInput> name="notes" maxLength={MAX_NOTES} />
            </div>
          </FormSection>
        </div>
        <div className="grid gap-6">
          <CustomerBookings {...customer} />
          {isOwner && <Forget customer={customer} />}
        </div>
      </div>
    </EditorPage>
  );
}

/** Shows the warning, people with the same number, totals, and buttons to call, write or book. */
function Summary({ customer }: { customer: CustomerPage }) {
  const { form: text, page: words } = useOfficeText('customers');
  const { id, phone, warning, notes, bookings, total, balance, depositHeld } = customer;
  const isOwner = useSignedInAdmin().role === 'owner';
  return (
    <div className="mb-6 grid gap-4">
      {warning && (
        <p className="wrap-anywhere flex gap-2.5 rounded-card border border-coral/30 bg-coral-wash p-4 font-medium">
          <Icon name="icon-triangle-alert" className="mt-0.5 size-5 shrink-0 text-coral" />
          <span>
            <span className="sr-only">{`${text.warned}: `}</span>
            <span>{warning}</span>
          </span>
        </p>
      )}
      <SharedNumber customer={customer} />
      {isOwner && bookings === 0 && !warning && !notes && (
        <p className="rounded-card border border-sand-line bg-white p-4">{text.forgotten}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-sand-line bg-white p-4 large-letters:p-2 sm:px-6">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Figure label={text.bookings(bookings)}>{words.count(bookings)}</Figure>
          <Figure label={text.total}>{formatMinor(eurosToCents(total), 'EUR')}</Figure>
          {balance !== 0 && (
            <Figure label={balance > 0 ? text.owes : text.overpaid}>
              {formatMinor(eurosToCents(Math.abs(balance)), 'EUR')}
            </Figure>
          )}
          {depositHeld > 0 && (
            <Figure label={text.depositHeld}>
              {formatMinor(eurosToCents(depositHeld), 'EUR')}
            </Figure>
          )}
        </dl>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <ButtonAnchor size="sm" href={phoneLink(phone)} aria-label={text.call(phone)}>
            <Icon name="icon-phone" className="size-4" />
            <span className="whitespace-nowrap tabular-nums">{phone}</span>
          </ButtonAnchor>
          <ButtonAnchor size="sm" href={whatsappLink(phone)} target="_blank" rel="noopener">
            <Icon name="icon-message-circle" className="size-4" />
            <span>{text.whatsapp}</span>
          </ButtonAnchor>
          <ButtonLink size="sm" variant="ink" to={newBookingHref({ customer: id })}>
            <Icon name="icon-plus" className="size-5" />
            <span>{text.newBooking}</span>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Links to other customers with the same phone number. */
function SharedNumber({ customer: { sharedWith } }: { customer: CustomerPage }) {
  const { form: text } = useOfficeText('customers');
  if (sharedWith.length === 0) return null;
  return (
    <div className="rounded-card border border-sand-line bg-white p-4">
      <p>{text.shared}</p>
      <ul>
        {sharedWith.map((other) => (
          <li key={other.id}>
            <Link
              to={customerPath(other.id)}
              className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-turquoise hover:underline"
            >
              {`${fullName(other)}, ${text.sharedBookings(other.bookings)}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Licence from the last hand-over, with numbers partly hidden. The page of the hand-over can show
 * them in full.
 */
function Licence({ bookingId, at, driver }: NonNullable<CustomerPage['documents']>) {
  const { labels: handoverLabels } = useOfficeText('handovers');
  const { form: text } = useOfficeText('customers');
  const { idNumber, nationality, birthDate, licenceNumber, licenceClass, licenceDate } = driver;
  const day = (date: string | null) => date && staffDay(date);
  const facts = [
    [handoverLabels.licenceNumber, [licenceNumber, licenceClass].filter(Boolean).join(', ')],
    [handoverLabels.licenceDate, day(licenceDate)],
    [handoverLabels.idNumber, [idNumber, nationality].filter(Boolean).join(', ')],
    [handoverLabels.birthDate, day(birthDate)],
  ];
  return (
    <FormSection id="customer-licence" title={text.sections.licence}>
      <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-ink-soft text-sm">{label}</dt>
                <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Link
        to={handoverPath(bookingId, 'out')}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-turquoise hover:underline"
      >
        {text.licenceFrom(at)}
      </Link>
    </FormSection>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="amount font-bold text-2xl leading-tight tracking-tight">{children}</dd>
    </div>
  );
}

/** Button that anonymises the customer, after a dialog about what is deleted and what stays. */
function Forget({ customer: { id } }: { customer: CustomerPage }) {
  const {
    form: { forget },
  } = useOfficeText('customers');
  const lang = useOfficeLanguage();
  const [open, setOpen] = useState(false);
  const fetcher = useBusyFetcher<ActionResult>();
  const toasts = useToasts();
  // The page reloads without this button, so the dialog closes with it.
  const say = ({ ok }: ActionResult) => ok && toasts.success(forget.done, { action: true });
  const answer = useOutcome(fetcher, say, { atOnce: true });
  return (
    <div className="print:hidden">
      <FormSection id="customer-forget" title={forget.title} text={forget.text}>
        <Button size="sm" onClick={() => setOpen(true)}>
          <Icon name="icon-user-round-x" className="size-4" />
          <span>{forget.button}</span>
        </Button>
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          lang={lang}
          title={forget.question}
          text={
            <span className="grid gap-2">
              <span>{forget.goes}</span>
              <span>{forget.stays}</span>
              <span>{forget.final}</span>
            </span>
          }
          confirmLabel={forget.confirm}
          cancelLabel={forget.cancel}
          destructive
          pending={fetcher.state !== 'idle'}
          error={
            fetcher.state === 'idle' &&
            answer?.ok === false &&
            sentenceOf(answer, forget.failed, lang)
          }
          onConfirm={() => void fetcher.submit({ intent: 'anonymise', id }, { method: 'post' })}
        />
      </FormSection>
    </div>
  );
}
