import { NavLink } from 'react-router';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { BOARD_PATH, BOOKINGS_PATH } from './booking-list-address.rules.ts';

const VIEWS = [
  { to: BOOKINGS_PATH, label: 'list', icon: 'icon-list' },
  { to: BOARD_PATH, label: 'board', icon: 'icon-calendar-range' },
] as const;

export function BookingsViewSwitch({ className }: { className?: string }) {
  const { view: text } = useOfficeText('bookings').list;
  return (
    <nav aria-label={text.label} className={cx('segments', className)}>
      {VIEWS.map(({ to, label, icon }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="segment inline-flex min-h-11 grow items-center justify-center gap-2 px-3 text-small-strong md:min-h-9"
        >
          <Icon name={icon} className="size-4" />
          <span>{text[label]}</span>
        </NavLink>
      ))}
    </nav>
  );
}
