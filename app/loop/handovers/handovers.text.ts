/** Every text of hand-over and return. */
import { byScreen, inLanguages } from '#app/lib/language.ts';
import { formatMinor } from '#app/lib/money.ts';
import {
  type ChargeKind,
  type DamageKind,
  type HandoverKind,
  type Panel,
  productOf,
} from './handover.rules.ts';
import { english } from './handovers-english.text.ts';
import { turkish } from './handovers-turkish.text.ts';

/** The fields by their names in the API. */
export const handoverLabels = inLanguages('tr', english.labels, turkish.labels);
/** What is wrong with a field, and why something was not saved. */
export const handoverInputText = inLanguages('tr', english.input, turkish.input);
export const handoverText = inLanguages('tr', english.page, turkish.page);
/** On the booking's page, to which saving leads. */
export const handoverSavedText = byScreen(turkish.saved, english.saved);
export const handoverEditing = inLanguages('tr', english.editing, turkish.editing);

interface Damage {
  panel: string;
  kind: string;
  note: string;
}

/** `Tavan: Göçük, küçük`. */
export function damageInWords(damage: Damage): string {
  const panel = handoverText.panels[damage.panel as Panel];
  const kind = handoverText.damageKinds[damage.kind as DamageKind];
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
export function chargeInWords(charge: Charge): string {
  const kind = handoverText.chargeKinds[charge.kind as ChargeKind];
  const product = productOf(charge);
  const amount = `${kind} ${formatMinor(charge.cents, 'EUR')}${product && ` (${product})`}`;
  return [amount, charge.note].filter(Boolean).join(', ');
}

type Written = (value: unknown) => string | undefined;

/** How the audit log writes what a record has as codes. */
export const handoverWords: Record<string, Written> = {
  driverDetails: (field) => handoverLabels[field as keyof typeof handoverLabels],
  signatures: (who) => handoverLabels[`signatures.${who as 'customer' | 'staff'}`],
  kind: (kind) => handoverText.titles[kind as HandoverKind],
  fuelEighths: (eighths) => handoverText.fuelOf(Number(eighths)),
  // Entries of before have a text.
  damages: (damage) => (typeof damage === 'object' ? damageInWords(damage as Damage) : undefined),
  charges: (charge) => (typeof charge === 'object' ? chargeInWords(charge as Charge) : undefined),
};
