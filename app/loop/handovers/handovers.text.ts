import type { TextOf } from '#app/lib/former-texts.ts';
import { officeTexts } from '#app/lib/former-texts.ts';
import { formatMinor } from '#app/lib/money.ts';
import {
  type ChargeKind,
  type DamageKind,
  type HandoverKind,
  type Panel,
  productOf,
} from './handover.rules.ts';

export const handoversText = officeTexts('tr', (texts) => texts.handovers);
export type HandoverRefusals = TextOf<typeof handoversText>['input'];

interface Damage {
  panel: string;
  kind: string;
  note: string;
}

/** `Tavan: Göçük, küçük`. */
export function damageInWords(damage: Damage, { page: text } = handoversText.onScreen()): string {
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

/** `Diğer €10.00, temizlik`, `Fazla kilometre €200.00 (800 km × €0.25)`. */
export function chargeInWords(charge: Charge, { page: text } = handoversText.onScreen()): string {
  const kind = text.chargeKinds[charge.kind as ChargeKind];
  const product = productOf(charge);
  const amount = `${kind} ${formatMinor(charge.cents, 'EUR')}${product && ` (${product})`}`;
  return [amount, charge.note].filter(Boolean).join(', ');
}

/** How the audit log writes what a record has as codes. */
export const handoverWords = (
  text = handoversText.onScreen(),
): Record<string, (value: unknown) => string | undefined> => ({
  driverDetails: (field) => text.labels[field as keyof typeof text.labels],
  signatures: (who) => text.labels[`signatures.${who as 'customer' | 'staff'}`],
  kind: (kind) => text.page.titles[kind as HandoverKind],
  fuelEighths: (eighths) => text.page.fuelOf(Number(eighths)),
  // Entries of before have a text.
  damages: (damage) =>
    typeof damage === 'object' ? damageInWords(damage as Damage, text) : undefined,
  charges: (charge) =>
    typeof charge === 'object' ? chargeInWords(charge as Charge, text) : undefined,
});
