import { formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { DamageKind, Panel } from '#app/operations/vehicles/damages/damage.rules.ts';
import { type ChargeKind, DRIVER_FIELDS, type HandoverKind, productOf } from '../handover.rules.ts';

type HandoverTexts = OfficeTexts['handovers'];
export type HandoverRefusals = HandoverTexts['input'];

/** Returns messages and labels for errors of the schema. */
export function handoverIssueWords({ input, labels }: HandoverTexts) {
  const drivers = DRIVER_FIELDS.map((field) => [`drivers.${field}`, labels[field]] as const);
  return {
    messages: input,
    labels: {
      ...labels,
      ...Object.fromEntries(drivers),
      'damages.note': labels.note,
      'charges.note': labels.note,
      'signatures.customer.name': labels.signerName,
      'signatures.staff.name': labels.signerName,
    },
  };
}

interface Damage {
  panel: string;
  kind: string;
  note: string;
}

/** Returns, for example, `Tavan: Göçük, küçük`. */
export function damageInWords(damage: Damage, { page: text }: HandoverTexts): string {
  const panel = text.panels[damage.panel as Panel];
  const kind = text.damageKinds[damage.kind as DamageKind];
  return `${panel}: ${[kind, damage.note].filter(Boolean).join(', ')}`;
}

interface Charge {
  kind: string;
  cents: number;
  note: string;
  count?: number | null;
  eachCents?: number | null;
}

/**
 * Returns, for example, `Diğer €10.00, temizlik` or `Fazla kilometre €200.00 (800 km × €0.25)`.
 */
export function chargeInWords(charge: Charge, { page: text }: HandoverTexts): string {
  const kind = text.chargeKinds[charge.kind as ChargeKind];
  const product = productOf(charge);
  const amount = `${kind} ${formatMinor(charge.cents, 'EUR')}${product && ` (${product})`}`;
  return [amount, charge.note].filter(Boolean).join(', ');
}

/**
 * Texts of the audit log for values of a record's fields; undefined if the log shows the value
 * itself.
 */
export const handoverWords = (
  text: HandoverTexts,
): Record<string, (value: unknown) => string | undefined> => ({
  driverDetails: (field) => text.labels[field as keyof typeof text.labels],
  signatures: (who) => text.labels[`signatures.${who as 'customer' | 'staff'}`],
  kind: (kind) => text.page.titles[kind as HandoverKind],
  fuelEighths: (eighths) => text.page.fuelOf(Number(eighths)),
  // Old entries store a text instead of an object.
  damages: (damage) =>
    typeof damage === 'object' ? damageInWords(damage as Damage, text) : undefined,
  charges: (charge) =>
    typeof charge === 'object' ? chargeInWords(charge as Charge, text) : undefined,
});
