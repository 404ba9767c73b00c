import { useNavigate } from 'react-router';
import { EditorPage } from '#app/editing/editor/editor-page.tsx';
import { saveButton } from '#app/editing/editor/editor-scope.tsx';
import { type Entity, useEditor } from '#app/editing/editor/use-editor.ts';
import { type InForm, toForm } from '#app/editing/fields/form-codec.ts';
import {
  ChoiceField,
  DayField,
  NumberField,
  TextAreaField,
  TextField,
} from '#app/editing/fields/form-controls.tsx';
import { VEHICLES_PATH } from '#app/editing/office-paths.rules.ts';
import { formatSlashDate, isIsoDate } from '#app/lib/dates/dates.ts';
import { ownValue } from '#app/lib/own-value.ts';
import {
  SaveAnywayDialog,
  useSaveAnyway,
} from '#app/office/bookings/editor/booking-clash-dialog.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { FormSection } from '#app/ui/sections.tsx';
import type { VehicleDamages as Damages } from './damages/damage.schema.ts';
import { VehicleDamages } from './damages/vehicle-damages.tsx';
import {
  type CarUnits,
  MAX_CHASSIS,
  MAX_COLOUR,
  MAX_NOTES,
  MAX_PLATE,
  type VehicleRentals as Rentals,
  type Vehicle,
  type VehicleCar,
  type VehicleInput,
  vehicleInputSchema,
} from './vehicle.schema.ts';
import { VehicleBlocks } from './vehicle-blocks.tsx';
import { VehicleRentals } from './vehicle-rentals.tsx';
import { shortageInWords, unitsInWords, type VehicleFormTexts } from './vehicle-words.rules.ts';

/** Values of the form. Numbers and days are texts while they are typed. */
type VehicleForm = InForm<
  VehicleInput,
  | 'kilometres'
  | 'inspectionDue'
  | 'insuranceDue'
  | 'cascoDue'
  | 'serviceDue'
  | 'serviceDueKilometres'
>;

/** Body of the request. `allowOverbooking`: saves even if bookings lose this plate or a unit. */
type VehicleRequest = VehicleInput & { allowOverbooking?: boolean };

/** Vehicle as it was read. After a save, `carUnits` has the cars whose number of units changed. */
type ReadVehicle = Vehicle & { carUnits?: CarUnits[] };

export const VEHICLE: Entity<VehicleForm, VehicleRequest, ReadVehicle> = {
  name: 'vehicle',
  form: toForm<VehicleForm, VehicleInput>(vehicleInputSchema),
  texts: ({ vehicles: { labels, input, form: text } }) => ({
    labels,
    messages: input,
    editing: text.editing,
    invalid: () => text.fixErrors,
    saving: {
      created: (saved) => withUnits(text.created(saved), saved.carUnits, text),
      updated: (saved) => withUnits(text.updated(saved), saved.carUnits, text),
      notice: (saved) => shortageInWords(saved.carUnits ?? [], text),
      createFailed: text.failed,
      updateFailed: text.failed,
    },
  }),
  listPath: VEHICLES_PATH,
};

function withUnits(message: string, units: CarUnits[] | undefined, text: VehicleFormTexts): string {
  return units && units.length > 0 ? `${message}. ${unitsInWords(units, text)}` : message;
}

export function VehicleEditor({
  vehicle,
  cars,
  rentals,
  damages,
}: {
  vehicle: Vehicle | null;
  cars: VehicleCar[];
  rentals: Rentals;
  damages: Damages;
}) {
  const { page: pageText, form: text } = useOfficeText('vehicles');
  const navigate = useNavigate();
  const editor = useEditor<VehicleForm, VehicleRequest, ReadVehicle>({
    entity: VEHICLE,
    read: vehicle,
  });
  const { clashes, saveAnyway, cancel } = useSaveAnyway(editor, { allowOverbooking: true });
  const carTitles = Object.fromEntries(cars.map(({ id, title }) => [id, title]));

  return (
    <>
      <EditorPage
        editor={editor}
        aboveForm={vehicle && <VehicleBlocks vehicle={vehicle} />}
        backLabel={pageText.title}
        title={vehicle ? vehicle.plate : text.newTitle}
        hint={vehicle ? vehicle.carTitle : text.newHint}
        saveLabel={vehicle ? text.update : text.create}
        onSaved={() => navigate(VEHICLES_PATH)}
        showValue={(field, form) => valueInConflict(field, form, carTitles, pageText.statuses)}
      >
        <VehicleSection carTitles={carTitles} />
        <DueDatesSection />
        <FormSection id="vehicle-notes" title={text.sections.notes}>
          <TextAreaField<VehicleForm> name="notes" maxLength={MAX_NOTES} />
        </FormSection>
        {vehicle && <VehicleDamages vehicleId={vehicle.id} {...damages} />}
        {vehicle && <VehicleRentals vehicle={vehicle} {...rentals} />}
      </EditorPage>
      <SaveAnywayDialog
        finalFocus={saveButton}
        clashes={clashes}
        message={editor.attempt?.message}
        text={text.leaving}
        onSaveAnyway={saveAnyway}
        onCancel={cancel}
      />
    </>
  );
}

function VehicleSection({ carTitles }: { carTitles: Record<string, string> }) {
  const { page: pageText, form: text } = useOfficeText('vehicles');
  return (
    <FormSection id="vehicle-main" title={text.sections.vehicle}>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <TextField<VehicleForm>
          name="plate"
          required
          maxLength={MAX_PLATE}
          placeholder="07 ABC 123"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <ChoiceField<VehicleForm>
          name="carId"
          required
          options={{ '': text.chooseCar, ...carTitles }}
          hint={text.carHint}
        />
        <TextField<VehicleForm> name="colour" maxLength={MAX_COLOUR} />
        <TextField<VehicleForm>
          name="chassisNumber"
          maxLength={MAX_CHASSIS}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <NumberField<VehicleForm> name="kilometres" whole />
        <ChoiceField<VehicleForm> name="status" options={pageText.statuses} hint={text.soldHint} />
      </div>
    </FormSection>
  );
}

const DUE_DATES = ['inspectionDue', 'insuranceDue', 'cascoDue', 'serviceDue'] as const;

function DueDatesSection() {
  const { form: text } = useOfficeText('vehicles');
  return (
    <FormSection id="vehicle-dates" title={text.sections.dates} text={text.datesText}>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {DUE_DATES.map((name) => (
          <DayField<VehicleForm> key={name} name={name} />
        ))}
        <NumberField<VehicleForm> name="serviceDueKilometres" whole />
      </div>
    </FormSection>
  );
}

/**
 * Returns a field in words, for the dialog that compares two versions after a conflict. Undefined if
 * the dialog can show the typed text.
 */
function valueInConflict(
  field: string,
  form: VehicleForm,
  carTitles: Record<string, string>,
  statuses: Record<VehicleForm['status'], string>,
): string | undefined {
  if (field === 'status') return statuses[form.status];
  if (field === 'carId') return ownValue(carTitles, form.carId);
  const date = DUE_DATES.find((name) => name === field);
  return date && isIsoDate(form[date]) ? formatSlashDate(form[date]) : undefined;
}
