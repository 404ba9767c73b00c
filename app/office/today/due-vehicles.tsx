import { VEHICLES_PATH, vehiclePath } from '#app/editing/office-paths.rules.ts';
import { isOverdue } from '#app/loop/vehicles/vehicle.rules.ts';
import { dueInWords } from '#app/loop/vehicles/vehicle-state.text.ts';
import { cx } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { useText } from '#app/ui/use-text.ts';
import type { AgendaAnswer } from './dashboard.schema.ts';
import { todayText } from './today.text.ts';

/** So many are shown; the list of vehicles has the others. */
const SHOWN = 4;

/** Papers and services of vehicles that fall due: a line each, what is overdue in coral. */
export function DueVehicles({ due }: Pick<AgendaAnswer, 'due'>) {
  const { agenda: text } = useText(todayText);
  if (due.length === 0) return null;
  return (
    <section
      aria-label={text.due(due.length)}
      className="mb-4 rounded-card border border-sand-line bg-white px-4 py-2 text-sm"
    >
      <h3 className="sr-only">{text.due(due.length)}</h3>
      <ul>
        {due.slice(0, SHOWN).map(({ id, plate, due: all }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={vehiclePath(id)}
              className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-semibold text-turquoise tabular-nums hover:underline md:min-h-8"
            >
              <Icon name="icon-triangle-alert" className="size-4" />
              <span>{plate}</span>
            </Link>
            {all.map((each) => (
              <span
                key={each.kind}
                className={cx('tabular-nums', isOverdue(each) && 'font-semibold text-coral')}
              >
                {dueInWords(each)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {due.length > SHOWN && (
        <Link
          to={VEHICLES_PATH}
          className="inline-flex min-h-11 items-center font-semibold text-turquoise hover:underline md:min-h-8"
        >
          {text.allDue(due.length)}
        </Link>
      )}
    </section>
  );
}
