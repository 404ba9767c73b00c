import {
  ArrowLeftRight,
  CalendarDays,
  CarFront,
  ChartColumn,
  History,
  LayoutDashboard,
  type LucideIcon,
  MapPinned,
  Newspaper,
  Settings,
} from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#app/ui/class-names.ts';
import { SECTION_PATHS, SECTIONS, type Section, sectionOf } from './sections.rules.ts';
import { shellText } from './shell.text.ts';
import { useShownAddress } from './use-shown-address.ts';

const ICONS: Record<Section, LucideIcon> = {
  dashboard: LayoutDashboard,
  cars: CarFront,
  bookings: CalendarDays,
  blog: Newspaper,
  'transfer-zones': MapPinned,
  'exchange-rates': ArrowLeftRight,
  reports: ChartColumn,
  settings: Settings,
  'audit-log': History,
};

/** The entries of the menu; each stays marked on the pages within its section. */
export function AdminNav({ entryClass }: { entryClass: string }) {
  const shown = useShownAddress();
  const current = sectionOf(shown);
  const address = shown.pathname + shown.search;
  return (
    <nav aria-label={shellText.nav}>
      <ul className="grid gap-1">
        {SECTIONS.map((section) => {
          const Icon = ICONS[section];
          const to = SECTION_PATHS[section];
          // The page itself, or one within: `page` would name another than the link leads to.
          const mark = to === address ? 'page' : true;
          return (
            <li key={section}>
              <Link
                to={to}
                aria-current={section === current ? mark : undefined}
                className={cx('flex items-center gap-3 rounded-control font-semibold', entryClass)}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {shellText.sections[section]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
