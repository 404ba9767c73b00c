import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
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
import { saveButton } from '#app/editing/editor/editor-scope.tsx';
import type { Attempt } from '#app/editing/editor/editor-state.rules.ts';
import { type Entity, useEditor } from '#app/editing/editor/use-editor.ts';
import {
  CheckField,
  ChoiceField,
  NumberField,
  TextAreaField,
  TextField,
  useFieldTexts,
} from '#app/editing/fields/form-controls.tsx';
import { useDeletion } from '#app/editing/list/list-actions.tsx';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { businessNow, parseClockTime, parseSlashDate, wallClock } from '#app/lib/dates/dates.ts';
import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import { useOverrule } from '#app/office/bookings/editor/booking-clash-dialog.tsx';
import {
  SignedChangeDialog,
  SignedParts,
} from '#app/office/bookings/editor/signed-change-dialog.tsx';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import type { Damage } from '#app/operations/vehicles/damages/damage.rules.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { ClockField, SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
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
import { ChargesField } from './charges-field.tsx';
import { DamageField } from './damage-field.tsx';
import { DriversField } from './drivers-field.tsx';
import { type HandoverForm, handoverForm } from './handover-form.schema.ts';
import { handoverIssueWords } from './handover-words.rules.ts';
import { PhotosField, uploadForStaff } from './photos-field.tsx';
import { SignatureField } from './signature-field.tsx';

const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const MARKS = ['0', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞', '1'];

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
  const before = read[kind];
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
        vehicle: (!before && read.vehicles.find(({ id }) => id === vehicleId)) || null,
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
    read: before,
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
  const account = useCurrentAccount(read, { kind, attempt: editor.attempt });
  const signed = useOverrule(editor, { allowSignedChange: true }, invalidatedSignaturesIn);
  const [isDeleted, setIsDeleted] = useState(false);
  const ending = before ? signaturesUnder(kind, before, booking) : [];
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
        editor={isDeleted ? { ...editor, unsaved: false } : editor}
        backLabel={text.booking}
        title={text.titles[kind]}
        hint={[
          text.of(booking.bookingReference, customer ? fullName(customer) : ''),
          booking.carTitle,
          kind === 'back' && out?.plate,
          before && text.recordedBy(before.staffName, before.createdAt),
        ]
          .filter(Boolean)
          .join(' · ')}
        isFixed={() => uploads.failed === 0}
        saveLabel={before ? text.update : text.save[kind]}
        onSaved={() => navigate(bookingPath(booking.id))}
        aboveForm={kind === 'back' && !out && <NoHandover bookingId={booking.id} />}
      >
        <FormSection id="handover-vehicle" title={text.sections.vehicle}>
          <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
            {(kind === 'out' || !out) && <VehicleField kind={kind} read={read} />}
            <AtField />
            <KilometresField kind={kind} read={read} />
            <FuelField out={kind === 'back' ? out : null} />
          </div>
        </FormSection>
        <FormSection id="handover-damages" title={text.sections.damages} text={text.damagesText}>
          <DamageField known={kind === 'back' && out ? out.damages : null} />
        </FormSection>
        <FormSection id="handover-photos" title={text.sections.photos} text={text.photosText}>
          <PhotosField uploads={uploads} />
        </FormSection>
        {kind === 'out' && (
          <FormSection id="handover-drivers" title={text.sections.drivers} text={text.driversText}>
            <DriversField isStored={before !== null} />
          </FormSection>
        )}
        {kind === 'back' && (
          <FormSection id="handover-charges" title={text.sections.charges} text={text.chargesText}>
            <ChargesField read={read} out={out} />
          </FormSection>
        )}
        {!before && (
          <FormSection id="handover-money" title={text.sections.money} text={text.money.text}>
            <MoneyField kind={kind} read={{ ...read, account }} />
          </FormSection>
        )}
        <FormSection id="handover-notes" title={text.sections.notes}>
          <TextAreaField<HandoverForm> name="notes" label={null} maxLength={MAX_NOTES} />
        </FormSection>
        <FormSection id="handover-signatures" title={text.sections.signatures}>
          <div className="grid gap-6 md:grid-cols-2">
            <SignatureField who="customer" />
            <SignatureField who="staff" />
          </div>
        </FormSection>
        {before && (
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => deletion.ask({ id: kind })}
          >
            <Icon name="icon-trash" className="size-5" />
            <span>{text.delete}</span>
          </Button>
        )}
      </EditorPage>
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

function VehicleField({ kind, read }: { kind: HandoverKind; read: BookingHandovers }) {
  const { page: text } = useOfficeText('handovers');
  const { vehicles, lastDamages } = read;
  const { control, getValues, setValue } = useFormContext<HandoverForm>();
  const vehicleId = useWatch({ control, name: 'vehicleId' });
  /**
   * Damages that were filled in. Once staff change them, another vehicle does not replace them.
   */
  const filled = useRef(getValues('damages'));
  const fillIn = useEffectEvent(() => {
    const isUntouched = JSON.stringify(getValues('damages')) === JSON.stringify(filled.current);
    if (read[kind] || !isUntouched) return;
    filled.current = lastDamages[vehicleId] ?? ([] as Damage[]);
    setValue('damages', filled.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another vehicle is chosen
  useEffect(() => fillIn(), [vehicleId]);
  const offered = vehicles.filter(({ sold }) => !sold);
  if (offered.length === 0) {
    // A return needs no vehicle.
    if (kind === 'back') return null;
    return (
      <div className="grid content-start gap-3">
        <TextField<HandoverForm>
          name="plate"
          required
          hint={text.plateHint}
          placeholder="07 ABC 123"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {read.booking.carId && (
          <CheckField<HandoverForm> name="keepPlate" hint={text.keepPlateHint} />
        )}
      </div>
    );
  }
  const plates = Object.fromEntries(
    offered.map(({ id, plate, busy }) => [id, busy ? text.busyVehicle(plate) : plate]),
  );
  return (
    <ChoiceField<HandoverForm>
      name="vehicleId"
      required={kind === 'out'}
      options={{ '': text.chooseVehicle, ...plates }}
    />
  );
}

/** Actual day and time, on a 24-hour clock in every browser. */
function AtField() {
  const { page: text } = useOfficeText('handovers');
  const { control } = useFormContext<HandoverForm>();
  const { field } = useController({ control, name: 'at' });
  const { id, label, error } = useFieldTexts<HandoverForm>('at');
  const { date, time } = field.value;
  // The invalid control has the error and gets the focus.
  const isTimeWrong = parseSlashDate(date) !== null && parseClockTime(time) === null;
  const wrong = { ref: field.ref, id, error };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] large-text:grid-cols-1 items-start large-text:gap-y-4 gap-x-3">
      <SlashDateField
        {...(isTimeWrong ? {} : wrong)}
        label={text.day}
        lang="tr"
        value={date}
        onChange={(typed) => field.onChange({ date: typed, time })}
        max={businessNow(new Date()).date}
        required
      />
      <ClockField
        {...(isTimeWrong ? wrong : {})}
        label={label}
        value={time}
        onChange={(typed) => field.onChange({ date, time: typed })}
        maxLength={5}
        required
      />
    </div>
  );
}

function KilometresField({ kind, read }: { kind: HandoverKind; read: BookingHandovers }) {
  const { page: text } = useOfficeText('handovers');
  const { control } = useFormContext<HandoverForm>();
  const vehicleId = useWatch({ control, name: 'vehicleId' });
  const known = read.vehicles.find(({ id }) => id === vehicleId)?.kilometres ?? null;
  const hint =
    kind === 'back' && read.out
      ? text.outKilometres(read.out.kilometres)
      : !read[kind] && known !== null && text.lastKilometres(known);
  return <NumberField<HandoverForm> name="kilometres" whole required hint={hint || undefined} />;
}

/** Gauge of nine marks. It has no default: staff must read the fuel level first. */
function FuelField({ out }: { out: Handover | null }) {
  const { page: text } = useOfficeText('handovers');
  const { register, control } = useFormContext<HandoverForm>();
  const { id, label, error } = useFieldTexts<HandoverForm>('fuelEighths');
  const typed = useWatch({ control, name: 'fuelEighths' });
  const chosen = typed === '' ? -1 : Number(typed);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-2 flex w-full justify-between gap-3 text-small-strong">
        <span>
          <span>{label}</span> <span className="text-coral">*</span>
        </span>
        <span className="tabular-nums">{chosen < 0 ? '' : text.fuelOf(chosen)}</span>
      </legend>
      <div className="grid grid-cols-9 gap-1">
        {EIGHTHS.map((eighths) => (
          <label
            key={eighths}
            className={cx(
              'grid min-h-11 cursor-pointer place-items-center border border-control-line text-small first:rounded-l-control last:rounded-r-control has-focus-visible:outline-3 has-focus-visible:outline-turquoise',
              eighths <= chosen ? 'bg-ink font-strong text-white' : 'bg-white',
            )}
          >
            <input
              id={eighths === 0 ? id : undefined}
              type="radio"
              value={eighths}
              aria-label={text.fuelOf(eighths)}
              className="sr-only"
              {...register('fuelEighths')}
            />
            <span aria-hidden="true">{MARKS[eighths]}</span>
          </label>
        ))}
      </div>
      {out && (
        <p className="mt-1 text-ink-soft text-small">
          {text.outFuel(text.fuelOf(out.fuelEighths))}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-2 text-coral text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}
