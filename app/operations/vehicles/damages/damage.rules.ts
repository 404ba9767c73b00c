/** Damages of a car: where they are, of which kind, and which are new. */

/** The parts of the drawing of a car, from front to back; left and right as the driver sits. */
export const PANELS = [
  'front-bumper',
  'bonnet',
  'windscreen',
  'left-front-wing',
  'left-front-door',
  'left-rear-door',
  'left-rear-wing',
  'roof',
  'right-front-wing',
  'right-front-door',
  'right-rear-door',
  'right-rear-wing',
  'rear-window',
  'boot',
  'rear-bumper',
  'wheels',
  'inside',
] as const;
export type Panel = (typeof PANELS)[number];

export const DAMAGE_KINDS = ['scratch', 'dent', 'crack', 'missing'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

export interface Damage {
  panel: Panel;
  kind: DamageKind;
  note: string;
}

/** Returns damages that are new: more of one kind at one part than there were. */
export function newDamages(before: readonly Damage[], now: readonly Damage[]): Damage[] {
  const known = before.map(damageKey);
  return now.filter((damage) => {
    const at = known.indexOf(damageKey(damage));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

function damageKey({ panel, kind }: Damage): string {
  return `${panel} ${kind}`;
}
