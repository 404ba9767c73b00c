/** Parts of a car from front to back. Left and right are as seen from the driver's seat. */
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

/**
 * Returns the damages of `now` that `before` does not have. Two damages match if part and kind are
 * equal. Each damage matches at most once.
 */
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
