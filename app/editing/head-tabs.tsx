import { cx } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';

export interface HeadTab {
  to: string;
  title: string;
  /** Mark of a page with an error, for screen readers; the eye sees a red dot. */
  wrong?: string | undefined;
}

/** Links to the pages of a long form, for the head of the screen. `current` is the address of the open page. */
export function HeadTabs({
  label,
  current,
  tabs,
}: {
  label: string;
  current: string;
  tabs: readonly HeadTab[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex overflow-x-auto border-sand-line border-b">
        {tabs.map(({ to, title, wrong }) => (
          <li key={to} ref={to === current ? intoSight : undefined}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 px-4 text-small-strong -outline-offset-2 hover:text-ink',
                to === current ? 'border-ink text-ink' : 'border-transparent text-ink-soft',
              )}
            >
              <span>{title}</span>
              {wrong && (
                <span className="size-2 rounded-full bg-coral forced-colors:bg-[CanvasText]">
                  <span className="sr-only">{wrong}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the current tab, because a phone has no room for all tabs. */
function intoSight(tab: HTMLLIElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - row.clientWidth / 3;
}
