import { useState } from 'react';
import { HandoverPhotos } from '#app/base/messages/handover-photos.tsx';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { Button } from '#app/ui/button.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { StatusDot, type StatusTone } from '#app/ui/states/status-dot.tsx';
import type { DamageState, VehicleDamages as Damages, VehicleDamage } from './damage.schema.ts';
import { DamageDialog, type DamageTask } from './damage-dialog.tsx';

const TONES: Record<DamageState, StatusTone> = {
  open: 'bad',
  charged: 'waiting',
  repaired: 'good',
  'written-off': 'done',
};

export function VehicleDamages({ vehicleId, damages, expenses }: Damages & { vehicleId: string }) {
  const { section: text } = useOfficeText('damages');
  const [task, setTask] = useState<DamageTask | null>(null);
  return (
    <FormSection id="vehicle-damages" title={text.title} text={text.text}>
      {damages.length === 0 && <p className="text-ink-soft">{text.none}</p>}
      <ul className="divide-y divide-sand-line">
        {damages.map((damage) => (
          <DamageRow key={damage.id} damage={damage} onTask={setTask} />
        ))}
      </ul>
      <Button size="sm" className="mt-4" onClick={() => setTask({ kind: 'add', vehicleId })}>
        <Icon name="icon-plus" className="size-5" />
        <span>{text.add}</span>
      </Button>
      {task && <DamageDialog task={task} expenses={expenses} onClose={() => setTask(null)} />}
    </FormSection>
  );
}

function DamageRow({
  damage,
  onTask,
}: {
  damage: VehicleDamage;
  onTask: (task: DamageTask) => void;
}) {
  const { section: text, states } = useOfficeText('damages');
  const { panels, damageKinds } = useOfficeText('handovers').page;
  const { days } = useOfficeText('vehicles').state;
  const { booking, charged, estimate, foundDay, note, repairedDay, staffName, state } = damage;
  const { repair, expense } = damage;
  const name = `${panels[damage.panel]}: ${damageKinds[damage.kind]}`;
  const facts = [
    note,
    estimate !== null && text.estimate(estimate),
    charged !== null && text.charged(charged),
    repair && text.repairDays(days(repair.firstDay, repair.lastDay)),
    repairedDay && text.repaired(staffDay(repairedDay)),
    expense && text.cost(formatExact(expense.amount, expense.currency)),
  ].filter(Boolean);
  return (
    <li className="grid gap-1 py-3 text-small">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-strong">{name}</span>
        <StatusDot tone={TONES[state]}>{states[state]}</StatusDot>
      </div>
      {facts.length > 0 && <p className="wrap-anywhere">{facts.join(' · ')}</p>}
      <p className="flex flex-wrap gap-x-2 text-ink-soft tabular-nums">
        <span>{text.found(staffDay(foundDay), staffName)}</span>
        {booking && (
          <Link to={bookingPath(booking.id)} className="text-turquoise hover:underline">
            {text.foundAt(booking.reference, booking.customer)}
          </Link>
        )}
      </p>
      <BeforeAndAfter damage={damage} name={name} />
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-label={text.changeOf(name)}
          onClick={() => onTask({ kind: 'change', damage })}
        >
          {text.change}
        </Button>
        {booking && charged === null && (
          <Button
            size="sm"
            aria-label={text.chargeOf(name)}
            onClick={() => onTask({ kind: 'charge', damage })}
          >
            {text.charge}
          </Button>
        )}
      </div>
    </li>
  );
}

function BeforeAndAfter({ damage, name }: { damage: VehicleDamage; name: string }) {
  const { section: text } = useOfficeText('damages');
  const { photosBefore, photosAfter } = damage;
  if (photosBefore.length + photosAfter.length === 0) return null;
  const sides = [
    { when: text.before, photos: photosBefore },
    { when: text.after, photos: photosAfter },
  ];
  return (
    <div className="grid grid-cols-2 gap-4">
      {sides.map(({ when, photos }) => (
        <div key={when} className="min-w-0">
          <p className="text-ink-soft">{when}</p>
          {photos.length === 0 ? (
            <p>{text.noPhotos}</p>
          ) : (
            <HandoverPhotos title={`${when}: ${name}`} photos={photos} />
          )}
        </div>
      ))}
    </div>
  );
}
