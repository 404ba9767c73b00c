import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureId } from '#app/base/images/upload/upload-queue.ts';
import { useImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import {
  type InvalidatedSignature,
  invalidatedSignaturesIn,
} from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { EditorPage } from '#app/editing/editor/editor-page.tsx';
import { Part } from '#app/editing/editor/editor-parts.tsx';
import { saveButton } from '#app/editing/editor/editor-scope.tsx';
import type { Attempt } from '#app/editing/editor/editor-state.rules.ts';
import { useSteps } from '#app/editing/editor/editor-steps.tsx';
import { type Entity, useEditor } from '#app/editing/editor/use-editor.ts';
import { TextAreaField } from '#app/editing/fields/form-controls.tsx';
import { useDeletion } from '#app/editing/list/list-actions.tsx';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { businessNow, wallClock } from '#app/lib/dates/dates.ts';
import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import { useOverrule } from '#app/office/bookings/editor/booking-clash-dialog.tsx';
import {
  SignedChangeDialog,
  SignedParts,
} from '#app/office/bookings/editor/signed-change-dialog.tsx';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { Button } from '#app/ui/button.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { type HandoverKind, maskNumber } from '../handover.rules.ts';
import {
  type BookingHandovers,
  type Handover,
  type HandoverInput,
  type HandoverUpdate,
  MAX_NOTES,
} from '../handover.schema.ts';
import { proposedKeep, securityOf } from '../money/handover-money.rules.ts';
import { newMoney } from '../money/handover-money-form.schema.ts';
import { MoneyField } from '../money/money-field.tsx';
import { ChargesField, ChargesNotAdded } from './charges-field.tsx';
import { DamageList, DamageMap } from './damage-field.tsx';
import { DriversField } from './drivers-field.tsx';
import { type HandoverForm, handoverForm } from './handover-form.schema.ts';
import { handoverIssueWords } from './handover-words.rules.ts';
import { useMoneyQuestion } from './money-question.tsx';
import { PhotosField, uploadForStaff } from './photos-field.tsx';
import { SignatureField } from './signature-field.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

/** Steps of the form on a phone. A wide screen shows them below each other. */
const STEP_FIELDS = {
  vehicle: ['vehicleId', 'plate', 'keepPlate', 'at', 'kilometres', 'fuelEighths'],
  condition: ['damages', 'photos'],
  people: ['drivers', 'charges'],
  closing: ['money', 'notes', 'signatures.customer', 'signatures.staff'],
} as const;
type Step = keyof typeof STEP_FIELDS;
const STEPS = Object.keys(STEP_FIELDS) as Step[];

/**
 * Returns the form for a draft in the browser, which never holds a whole document number: masks
 * numbers of stored drivers and removes those of new drivers.
 */
function withoutNumbers(form: HandoverForm): HandoverForm {
  const drivers = form.drivers.map((each) => {
    const draft = (number: string) =>
      each.stored === '' ? '' : number.includes('•') ? number : maskNumber(number);
    return { ...each, idNumber: draft(each.idNumber), licenceNumber: draft(each.licenceNumber) };
  });
  return { ...form, drivers };
}

type SentHandover = HandoverInput & Pick<HandoverUpdate, 'allowSignedChange'>;

export function HandoverEditor({ kind, read }: { kind: HandoverKind; read: BookingHandovers }) {
  const { page: text, input } = useOfficeText('handovers');
  const { input: accountText } = useOfficeText('account');
  // The message appears on the booking's screen, which is English by default.
  const { saved } = useOfficeText('handovers', 'en');
  const savedLang = useOfficeLanguage('en');
  const { booking, out } = read;
  const stored = read[kind];
  const navigate = useNavigate();
  const uploads = useImageUploads(uploadForStaff);
  const [entity] = useState<Entity<HandoverForm, SentHandover, Handover>>(() => ({
    name: `handover-${booking.id}-${kind}`,
    form: handoverForm(
      (vehicleId) => ({
        kind,
        out: read.out,
        back: read.back,
        hasVehicles: read.vehicles.some(({ sold }) => !sold),
        vehicle: (!stored && read.vehicles.find(({ id }) => id === vehicleId)) || null,
        now: new Date(),
      }),
      input,
      accountText.aboveOwed,
    ),
    texts: ({ handovers }) => ({
      ...handoverIssueWords(handovers),
      editing: handovers.editing,
      invalid: () => handovers.page.fixErrors,
      saving: {
        created: () => saved[kind],
        updated: () => saved.updated,
        createFailed: handovers.page.failed,
        updateFailed: handovers.page.failed,
      },
    }),
    savedLang,
    listPath: bookingPath(booking.id),
    forDraft: withoutNumbers,
  }));
  const [initial] = useState(() => ({
    ...knownAtStart(kind, read),
    money: moneyAtStart(read),
  }));
  const editor = useEditor<HandoverForm, SentHandover, Handover>({
    entity,
    read: stored,
    initial,
    pendingUploads: uploads.pending,
    async before() {
      const { failed } = await uploads.whenSettled();
      const upload = uploads.queue.snapshot().find(({ status }) => status === 'failed');
      if (failed === 0 || !upload) return null;
      const control = failureId(upload);
      const message = upload.error ?? text.uploadFailed;
      return { message: text.photosNotSent, errors: [{ field: 'photos', message, control }] };
    },
  });
  const steps = useSteps(
    STEPS.map((name) => ({ name, title: text.steps.names[kind][name], fields: STEP_FIELDS[name] })),
  );
  const account = useCurrentAccount(read, { kind, attempt: editor.attempt });
  const { save, question } = useMoneyQuestion(editor, { kind, read: { ...read, account } });
  const signed = useOverrule(editor, { allowSignedChange: true }, invalidatedSignaturesIn);
  const [isDeleted, setIsDeleted] = useState(false);
  const ending = stored ? signaturesUnder(kind, stored, booking) : [];
  const deletion = useDeletion<{ id: string }>({
    intent: 'delete',
    texts: {
      ...text.deletion,
      question: () => (
        <>
          <p>{text.deletion.question(kind)}</p>
          {ending.length > 0 && (
            <>
              <p className="mt-3">{text.deletion.signed}</p>
              <SignedParts signed={ending} />
            </>
          )}
        </>
      ),
    },
    onDone() {
      for (const found of editor.draft.offered) editor.draft.discard(found);
      editor.draft.end();
      setIsDeleted(true);
    },
  });
  const leave = useEffectEvent(() => navigate(bookingPath(booking.id)));
  useEffect(() => {
    // Navigates in an effect, after the leave guard knows that nothing is unsaved.
    if (isDeleted) leave();
  }, [isDeleted]);
  const [customer] = booking.drivers;
  return (
    <>
      <EditorPage
        editor={{ ...editor, save, unsaved: editor.unsaved && !isDeleted }}
        backLabel={text.booking}
        title={text.titles[kind]}
        hint={[
          text.of(booking.bookingReference, customer ? fullName(customer) : ''),
          booking.carTitle,
          kind === 'back' && out?.plate,
          stored && text.recordedBy(stored.staffName, stored.createdAt),
        ]
          .filter(Boolean)
          .join(' · ')}
        isFixed={() => uploads.failed === 0}
        saveLabel={stored ? text.update : text.save[kind]}
        onSaved={() => navigate(bookingPath(booking.id))}
        parts={steps}
        stepTexts={text.steps}
        aboveForm={kind === 'back' && !out && <NoHandover bookingId={booking.id} />}
      >
        <Part name={'vehicle' satisfies Step}>
          <FormSection id="handover-vehicle" title={text.sections.vehicle}>
            <VehicleFields kind={kind} read={read} />
          </FormSection>
        </Part>
        <Part name={'condition' satisfies Step}>
          <FormSection id="handover-damages" title={text.sections.damages} text={text.damagesText}>
            <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
              <DamageMap />
              <div className="grid min-w-0 gap-6">
                <div className="grid gap-3">
                  <DamageList known={kind === 'back' && out ? out.damages : null} />
                </div>
                <section aria-labelledby="handover-photos">
                  <h3 id="handover-photos" className="text-heading">
                    {text.sections.photos}
                  </h3>
                  <p className="mt-1 mb-4 text-ink-soft text-small">{text.photosText}</p>
                  <PhotosField uploads={uploads} />
                </section>
              </div>
            </div>
          </FormSection>
        </Part>
        <Part name={'people' satisfies Step}>
          {kind === 'out' ? (
            <FormSection
              id="handover-drivers"
              title={text.sections.drivers}
              text={text.driversText}
            >
              <DriversField isStored={stored !== null} />
            </FormSection>
          ) : (
            <FormSection
              id="handover-charges"
              title={text.sections.charges}
              text={text.chargesText}
            >
              <ChargesField read={read} />
            </FormSection>
          )}
        </Part>
        <Part name={'closing' satisfies Step}>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            {!stored && (
              <FormSection id="handover-money" title={text.sections.money} text={text.money.text}>
                <div className="grid gap-4">
                  {kind === 'back' && <ChargesNotAdded read={read} />}
                  <MoneyField kind={kind} read={{ ...read, account }} />
                </div>
              </FormSection>
            )}
            <FormSection id="handover-notes" title={text.sections.notes}>
              <TextAreaField<HandoverForm>
                name="notes"
                maxLength={MAX_NOTES}
                className="[&_label]:sr-only"
              />
            </FormSection>
          </div>
          <FormSection id="handover-signatures" title={text.sections.signatures}>
            <div className="grid gap-6 md:grid-cols-2">
              <SignatureField who="customer" />
              <SignatureField who="staff" />
            </div>
          </FormSection>
          {stored && (
            <Button
              variant="destroy"
              className="justify-self-start"
              onClick={() => deletion.ask({ id: kind })}
            >
              <Icon name="icon-trash" className="size-5" />
              <span>{text.delete}</span>
            </Button>
          )}
        </Part>
      </EditorPage>
      {question}
      {deletion.dialog}
      <SignedChangeDialog
        signed={signed.reasons}
        onSaveAnyway={signed.saveAnyway}
        onCancel={signed.cancel}
        finalFocus={saveButton}
      />
    </>
  );
}

/** Result of this page's loader. */
type Loaded = { state: 'ready'; read: BookingHandovers } | { state: 'failed' };

/**
 * Returns the account, and refetches it after the server refused a save: its balance may have
 * changed. The form keeps its input, and the former account if the refetch fails.
 */
function useCurrentAccount(
  { booking, account: first }: BookingHandovers,
  { kind, attempt }: { kind: HandoverKind; attempt: Attempt | null },
): BookingHandovers['account'] {
  const [account, setAccount] = useState(first);
  const fetcher = useBusyFetcher<Loaded>();
  useOutcome(fetcher, (loaded) => {
    if (loaded.state === 'ready') setAccount(loaded.read.account);
  });
  const refetch = useEffectEvent(() => void fetcher.load(handoverPath(booking.id, kind)));
  useEffect(() => {
    if (attempt?.details) refetch();
  }, [attempt]);
  return account;
}

/**
 * Returns the signatures that end if a record is deleted. The signatures of a hand-over also sign
 * the contract.
 */
function signaturesUnder(
  kind: HandoverKind,
  { signatures: { customer, staff }, staffName }: Handover,
  { drivers: [lessee] }: BookingHandovers['booking'],
): InvalidatedSignature[] {
  if (!customer && !staff) return [];
  const signers = [
    customer && (customer.name || (lessee ? fullName(lessee) : '')),
    staff && (staff.name || staffName),
  ].flatMap((name) => name || []);
  const parts = kind === 'out' ? (['out', 'contract'] as const) : (['back'] as const);
  return parts.map((part) => ({ part, signedAt: null, signers }));
}

function NoHandover({ bookingId }: { bookingId: string }) {
  const { page: text } = useOfficeText('handovers');
  return (
    <Alert tone="info" className="mb-6">
      <p className="font-strong">{text.noHandover}</p>
      <p>{text.noHandoverText}</p>
      <Link to={handoverPath(bookingId, 'out')} className="font-strong underline">
        {text.recordHandover}
      </Link>
    </Alert>
  );
}

/**
 * Returns the known values of a new record: the current time, and the vehicle, damages and drivers.
 */
function knownAtStart(
  kind: HandoverKind,
  { booking, out, vehicles, lastDamages }: BookingHandovers,
) {
  const { date, time } = businessNow(new Date());
  const at = wallClock(date, time);
  if (kind === 'back' && out) {
    return { at, vehicleId: out.vehicleId, plate: out.plate, damages: out.damages };
  }
  const free = vehicles.filter(({ sold, busy }) => !sold && !busy);
  const vehicleId = booking.vehicleId ?? (free.length === 1 ? free[0]?.id : null) ?? null;
  const damages = lastDamages[vehicleId ?? ''] ?? [];
  if (kind === 'back') return { at, vehicleId, damages };
  return {
    at,
    vehicleId,
    damages,
    drivers: booking.drivers.map(({ name, surname }) => ({ name, surname })),
  };
}

/**
 * Returns the money of a new record. Proposes the deposit of the terms, unless a deposit or a card
 * hold exists. If one exists, proposes to keep what is owed from it.
 */
function moneyAtStart({ account, depositTerm }: BookingHandovers) {
  const security = securityOf(account);
  const isHeld = security.deposit + security.holds > 0;
  const keep = proposedKeep(eurosToCents(account.balance), security);
  return newMoney(account, { deposit: isHeld ? null : depositTerm, keep: centsToEuros(keep) });
}
