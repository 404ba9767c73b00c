import { NavLink } from 'react-router';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { BOARD_PATH, BOOKINGS_PATH } from './booking-list-address.rules.ts';

const VIEWS = [
  { to: BOOKINGS_PATH, label: 'list', icon: 'icon-list' },
  { to: BOARD_PATH, label: 'board', icon: 'icon-calendar-range' },
] as const;

export function BookingsViewSwitch({
  withIcons = true,
  className,
}: {
  withIcons?: boolean;
  className?: string;
}) {
  const { view: text } = useOfficeText('bookings').list;
  return (
    <nav
      aria-label={text.label}
      className={cx('inline-flex rounded-control bg-sand p-0.5', className)}
    >
      {VIEWS.map(({ to, label, icon }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={cx(
            'inline-flex min-h-11 md:min-h-10 grow items-center justify-center gap-2 rounded-[10px] px-3 font-semibold text-ink-soft text-sm',
            'hover:text-ink aria-[current=page]:bg-white aria-[current=page]:text-ink aria-[current=page]:shadow-card',
          )}
        >
          {withIcons && <Icon name={icon} className="size-4 max-sm:hidden" />}
          <span>{text[label]}</span>
        </NavLink>
      ))}
    </nav>
  );
}
