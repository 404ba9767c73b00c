/** What the controls of a zone's form hold, and how it becomes a zone of the API and back. */
import { z } from 'zod';
import { fieldValue } from '#app/editing/form-fields.ts';
import { formMerge, numberMeaning, plainMeaning } from '#app/editing/three-way-merge.rules.ts';
import { readDecimal } from '#app/lib/decimal.ts';
import { NEW_ZONE } from './zone-input.rules.ts';
import { type AdminZone, type ZoneInput, zoneInputSchema } from './zone-input.schema.ts';

const text = z.string();

/** Fields are named as in the API; numbers are texts, so that nothing half typed is lost. */
export const zoneFormShape = z.object({
  zoneName: text,
  description: text,
  pricing: z.object({ capacity_1_4: text, capacity_1_6: text, capacity_1_16: text }),
  displayOrder: text,
  status: z.enum(['active', 'inactive']),
});
export type ZoneForm = z.infer<typeof zoneFormShape>;

/** In reading order. */
export const ZONE_FIELDS = [
  'zoneName',
  'description',
  'pricing.capacity_1_4',
  'pricing.capacity_1_6',
  'pricing.capacity_1_16',
  'displayOrder',
  'status',
] as const;
export type ZoneField = (typeof ZONE_FIELDS)[number];

/** Id of the control that a field is typed in; one zone is edited at a time. */
export function zoneControlId(field: ZoneField): string {
  return `zone-${field.replaceAll('.', '-')}`;
}

/** Makes of the typed zone the one that is sent, or says all at once what is wrong with it. */
export const zoneFormSchema = z.custom<ZoneForm>().transform((form, context): ZoneInput => {
  const read = zoneInputSchema.safeParse({
    ...form,
    pricing: {
      capacity_1_4: typedNumber(form.pricing.capacity_1_4),
      capacity_1_6: typedNumber(form.pricing.capacity_1_6),
      capacity_1_16: typedNumber(form.pricing.capacity_1_16),
    },
    displayOrder: typedNumber(form.displayOrder) ?? NEW_ZONE.displayOrder,
  });
  for (const { path, message } of read.error?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message });
  }
  return read.data ?? z.NEVER;
});

/** Nothing for an empty field, which is another mistake than one that holds no number. */
function typedNumber(typed: string): number | undefined {
  return readDecimal(typed) ?? undefined;
}

/** `displayOrder` is where a new zone begins. */
export function zoneToForm(zone: AdminZone | null, displayOrder = 0): ZoneForm {
  if (!zone) {
    return {
      zoneName: '',
      description: NEW_ZONE.description,
      pricing: { capacity_1_4: '', capacity_1_6: '', capacity_1_16: '' },
      displayOrder: String(displayOrder),
      status: NEW_ZONE.status,
    };
  }
  return {
    zoneName: zone.zoneName,
    description: zone.description,
    pricing: {
      capacity_1_4: String(zone.pricing.capacity_1_4),
      capacity_1_6: String(zone.pricing.capacity_1_6),
      capacity_1_16: String(zone.pricing.capacity_1_16),
    },
    displayOrder: String(zone.displayOrder),
    status: zone.status,
  };
}

/** How two versions of a zone are compared and brought together. */
export const zoneMerge = formMerge<ZoneForm, ZoneField>({
  fields: ZONE_FIELDS,
  meaning(form, field) {
    const value = fieldValue(form, field);
    const isNumber = field.startsWith('pricing.') || field === 'displayOrder';
    return isNumber ? numberMeaning(String(value)) : plainMeaning(value);
  },
});
