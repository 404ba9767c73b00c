import type { ComponentProps } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { messageIn } from '#app/editing/form-fields.ts';
import { InputField, SelectField, TextareaField } from '#app/ui/field.tsx';
import { adminZonesText } from './admin-zones.text.ts';
import { type ZoneField, type ZoneForm, zoneControlId } from './zone-form.schema.ts';

const text = adminZonesText.form;

/** The form that all controls of the edited zone belong to, wherever in the table they stand. */
export const ZONE_FORM_ID = 'zone-form';

/** What every control has. `bare`: its label is for screen readers only, as the column's head says it. */
function useZoneField(name: ZoneField, bare: boolean) {
  const { register, control } = useFormContext<ZoneForm>();
  const { errors } = useFormState({ control, name, exact: true });
  const label = text.fields[name];
  return {
    id: zoneControlId(name),
    label: bare ? <span className="sr-only">{label}</span> : label,
    error: messageIn(errors, name) ?? undefined,
    form: ZONE_FORM_ID,
    autoComplete: 'off',
    ...register(name),
  };
}

interface Shared {
  name: ZoneField;
  bare?: boolean;
}

export function ZoneLine({
  name,
  bare = false,
  ...rest
}: Shared & Omit<ComponentProps<typeof InputField>, 'name' | 'label'>) {
  return <InputField {...useZoneField(name, bare)} {...rest} />;
}

/** A text field, so that a decimal comma can be typed; a phone shows its digits. */
export function ZoneNumber(props: ComponentProps<typeof ZoneLine>) {
  const whole = props.name === 'displayOrder';
  return <ZoneLine inputMode={whole ? 'numeric' : 'decimal'} {...props} />;
}

export function ZoneText({
  name,
  bare = false,
  ...rest
}: Shared & Omit<ComponentProps<typeof TextareaField>, 'name' | 'label'>) {
  return <TextareaField {...useZoneField(name, bare)} {...rest} />;
}

export function ZoneStatusField({ bare = false }: { bare?: boolean }) {
  return (
    <SelectField {...useZoneField('status', bare)} className="min-w-32">
      {Object.entries(adminZonesText.statuses).map(([status, name]) => (
        <option key={status} value={status}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
