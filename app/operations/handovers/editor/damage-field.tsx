import { useController, useFormContext } from 'react-hook-form';
import {
  DAMAGE_KINDS,
  type Damage,
  type DamageKind,
  newDamages,
} from '#app/operations/vehicles/damages/damage.rules.ts';
import { IconButton } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { Input, Select } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { DamageDrawing } from './damage-drawing.tsx';
import type { HandoverForm } from './handover-form.schema.ts';

function useDamages() {
  const { control } = useFormContext<HandoverForm>();
  const { field } = useController({ control, name: 'damages' });
  return { damages: field.value as Damage[], onChange: field.onChange };
}

/** Drawing on which staff mark the damages of the car. */
export function DamageMap() {
  const { damages, onChange } = useDamages();
  return (
    <DamageDrawing
      damages={damages}
      onMark={(panel) => onChange([...damages, { panel, kind: 'scratch', note: '' }])}
    />
  );
}

/**
 * List of the marked damages. A damage is marked as new if it is not in `known`, the damages of the
 * hand-over. `known` is null if no damage is new.
 */
export function DamageList({ known }: { known: readonly Damage[] | null }) {
  const { page: text, labels: handoverLabels } = useOfficeText('handovers');
  const { damages, onChange } = useDamages();
  const added = known ? newDamages(known, damages) : [];
  const change = (at: number, changes: Partial<Damage>) =>
    onChange(damages.map((each, i) => (i === at ? { ...each, ...changes } : each)));
  return (
    <>
      {damages.length === 0 && <p className="text-ink-soft">{text.noDamage}</p>}
      <ul className="grid gap-3 empty:hidden">
        {damages.map((damage, i) => {
          const panel = text.panels[damage.panel];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a damage has no id
            <li key={i} className="rounded-control border border-sand-line p-3">
              <div className="flex items-center gap-2">
                <strong className="min-w-0 grow">{`${i + 1}. ${panel}`}</strong>
                {added.includes(damage) && <Chip tone="turquoise">{text.isNew}</Chip>}
                <IconButton
                  label={text.removeDamage(panel)}
                  onClick={() => onChange(damages.filter((_, at) => at !== i))}
                >
                  <Icon name="icon-trash" className="size-5 text-coral" />
                </IconButton>
              </div>
              <div className="mt-1 grid gap-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <Select
                  aria-label={text.damageKind(panel)}
                  value={damage.kind}
                  onChange={({ currentTarget: { value } }) =>
                    change(i, { kind: value as DamageKind })
                  }
                >
                  {DAMAGE_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {text.damageKinds[kind]}
                    </option>
                  ))}
                </Select>
                <Input
                  aria-label={text.damageNote(panel)}
                  placeholder={handoverLabels.note}
                  value={damage.note}
                  maxLength={200}
                  onChange={({ currentTarget: { value } }) => change(i, { note: value })}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
