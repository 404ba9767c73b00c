import { type ComponentType, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { z } from 'zod';
import { adminSchema } from '#app/base/auth/auth.schema.ts';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { Logo } from '#app/base/shell/logo.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { ACCOUNT_PATH } from '#app/editing/office-paths.rules.ts';
import { SIGN_OUT_PATH } from '#app/editing/sign-in-path.rules.ts';
import { LANGUAGES, storeLanguage } from '#app/lib/words/language.ts';
import {
  BOARD_PATH,
  bookingListHref,
} from '#app/office/bookings/list/booking-list-address.rules.ts';
import { Spinner } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Sheet, SheetTrigger } from '#app/ui/dialogs/sheet.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';
import { languageText as text } from './office.text.ts';
import {
  isDashboardPath,
  SECTION_PATHS,
  type Section,
  sectionOf,
  sectionsFor,
} from './sections.rules.ts';
import { useFoldedSide } from './side-bar.ts';

const ICONS: Record<Section, IconName> = {
  dashboard: 'icon-layout-dashboard',
  cars: 'icon-car-front',
  bookings: 'icon-calendar-days',
  customers: 'icon-users',
  cash: 'icon-wallet',
  filings: 'icon-stamp',
  'road-charges': 'icon-route',
  blog: 'icon-newspaper',
  'transfer-zones': 'icon-map-pinned',
  'exchange-rates': 'icon-arrow-left-right',
  reports: 'icon-chart-column',
  settings: 'icon-settings',
  'audit-log': 'icon-rotate-ccw-clock',
};
const MENU_ID = 'admin-menu';
/** Rows are 36 px high with a mouse: all icons of the folded menu fit into a window of 800 px. */
const SIDEBAR_ROW =
  'text-white/80 hover:bg-white/10 hover:text-white folded:justify-center folded:pointer-fine:min-h-9';
const SIDEBAR_ENTRY = `min-h-11 px-3 ${SIDEBAR_ROW} aria-[current]:bg-sea aria-[current]:text-white`;

/**
 * Returns the shown address. While another section of the dashboard loads, returns the address of
 * that section, so that the choice is visible at once.
 */
export function useShownAddress() {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next && isDashboardPath(next.pathname) ? next : here;
}

export interface MenuProps {
  businessName: string;
  /** Number of booking requests that wait for a response of staff. */
  waiting: number;
  /** Component with switches, such as the sound of new requests; shown in the menu of the person. */
  switches?: ComponentType<{ className: string }> | undefined;
  onSearch: () => void;
}

/** Menu of a wide screen: a rail of icons, or a bar with names (side-bar.ts). */
export function AdminSidebar({ businessName, waiting, switches, onSearch }: MenuProps) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  return (
    <aside className={SIDEBAR}>
      <div className={SIDEBAR_TOP}>
        <div className={SIDEBAR_HEAD}>
          <HomeLink businessName={businessName} className={SIDEBAR_LOGO} />
          <FoldButton />
        </div>
        <button
          type="button"
          aria-keyshortcuts="/"
          onClick={onSearch}
          className={`${ROW} ${SIDEBAR_ROW}`}
        >
          <Icon name="icon-search" className="size-5 shrink-0" />
          <span className="side-name">{shellText.search}</span>
          <span aria-hidden="true" className={SLASH}>
            /
          </span>
        </button>
        <Sections waiting={waiting} entryClass={SIDEBAR_ENTRY} />
      </div>
      <div className={SIDEBAR_PERSON}>
        <PersonMenu switches={switches} />
      </div>
    </aside>
  );
}

const SIDEBAR =
  'sticky top-0 folded:z-40 h-dvh flex-col overflow-y-auto bg-ink px-3 pb-2 text-white max-md:hidden md:flex';
const SIDEBAR_TOP = 'flex min-h-44 grow flex-col overflow-y-auto';
const SIDEBAR_HEAD = 'my-2 flex shrink-0 items-center justify-between folded:flex-col';
const SIDEBAR_LOGO = 'min-w-0 pl-2 folded:pl-0 folded:*:*:last:sr-only';
const SIDEBAR_PERSON = 'shrink-0 border-white/15 border-t pt-2';
const SLASH =
  'ml-auto grid size-6 place-items-center rounded-small border border-white/25 text-meta folded:hidden';
const FOLD_BUTTON =
  'grid h-11 w-9 folded:w-11 shrink-0 place-items-center rounded-control text-white/80 hover:bg-white/10 hover:text-white';

function FoldButton() {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  const { folded, fold } = useFoldedSide();
  const name = folded ? shellText.unfold : shellText.fold;
  return (
    <button type="button" title={name} onClick={() => fold(!folded)} className={FOLD_BUTTON}>
      <Icon name={folded ? 'icon-panel-left-open' : 'icon-panel-left-close'} className="size-5" />
      <span className="sr-only">{name}</span>
    </button>
  );
}

/**
 * Placeholder until the person's role is known: shows the entries of staff, disabled. Entries for
 * owners only are last, so adding them moves nothing.
 */
export function SidebarSkeleton({ businessName }: { businessName: string }) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  const row = (key: string, icon: IconName, name: string) => (
    <div key={key} className={`${ROW} ${SIDEBAR_ROW}`}>
      <Icon name={icon} className="size-5 shrink-0" />
      <span className="side-name">{name}</span>
    </div>
  );
  return (
    <div aria-hidden="true" className={SIDEBAR}>
      <div className={SIDEBAR_TOP}>
        <div className={SIDEBAR_HEAD}>
          <span className={SIDEBAR_LOGO}>
            <Logo name={businessName} className="max-w-full" />
          </span>
          <span className={FOLD_BUTTON} />
        </div>
        <div className="noscript:invisible">
          {row('search', 'icon-search', shellText.search)}
          {sectionsFor('staff').map((section) =>
            row(section, ICONS[section], shellText.sections[section]),
          )}
        </div>
      </div>
      <div className={`${SIDEBAR_PERSON} noscript:invisible`}>
        <div className={`${ROW} ${SIDEBAR_PERSON_ROW}`}>
          <span className="size-9 shrink-0 rounded-full bg-white/10" />
        </div>
      </div>
    </div>
  );
}

/**
 * Bar at the top of a phone. The head of the screen lies over it (`page-head-row` in frame.css); the button is
 * at its end.
 */
export function AdminTopBar({ onSearch }: Pick<MenuProps, 'onSearch'>) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  return (
    <div className={TOP_BAR}>
      <button
        type="button"
        title={shellText.search}
        onClick={onSearch}
        className="grid size-11 place-items-center rounded-control hover:bg-sand"
      >
        <Icon name="icon-search" className="size-5" />
        <span className="sr-only">{shellText.search}</span>
      </button>
    </div>
  );
}

const TOP_BAR =
  'sticky large-text:static top-0 z-30 flex h-14 items-center justify-end border-sand-line border-b bg-white px-2 md:hidden';

/** Placeholder of the bar at the top of a phone. */
export function TopBarSkeleton() {
  return <div aria-hidden="true" className={TOP_BAR} />;
}

/** Links that staff need all day, within reach of a thumb. */
const FOOT: [name: 'today' | 'requests' | 'board', icon: IconName, to: string][] = [
  ['today', 'icon-layout-dashboard', SECTION_PATHS.dashboard],
  ['requests', 'icon-inbox', bookingListHref({ status: 'requests' })],
  ['board', 'icon-calendar-days', BOARD_PATH],
];

/**
 * Bar at the bottom of a phone: links and the menu. The save bar of a form replaces it (frame.css).
 */
export function FootBar({ waiting, switches }: Pick<MenuProps, 'waiting' | 'switches'>) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  const shown = useShownAddress();
  return (
    <>
      <nav aria-label={shellText.foot} className="foot-bar">
        {FOOT.map(([name, icon, to]) => (
          <Link
            key={name}
            to={to}
            aria-current={to === shown.pathname + shown.search ? 'page' : undefined}
            className="foot-link"
          >
            <Icon name={icon} />
            <span>{shellText.footNames[name]}</span>
            {name === 'requests' && waiting > 0 && (
              <Waiting
                count={waiting}
                className="absolute top-0.5 left-1/2 ml-1 large-text:min-w-3 large-text:px-0.5 large-text:text-meta"
              />
            )}
          </Link>
        ))}
        <SheetTrigger sheet={MENU_ID} aria-label={shellText.openMenu} className="foot-link">
          <Icon name="icon-menu" />
          <span>{shellText.menu}</span>
        </SheetTrigger>
      </nav>
      <Sheet
        id={MENU_ID}
        title={shellText.menu}
        closeLabel={shellText.closeMenu}
        footer={<Person rowClass="hover:bg-sand" switches={switches} />}
        className="md:hidden"
      >
        <Sections
          waiting={waiting}
          entryClass="min-h-11 px-3 text-lead aria-[current]:bg-turquoise-wash aria-[current]:text-sea"
        />
      </Sheet>
    </>
  );
}

export function FootBarSkeleton() {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  return (
    <div aria-hidden="true" className="foot-bar noscript:hidden">
      {FOOT.map(([name, icon]) => (
        <span key={name} className="foot-link">
          <Icon name={icon} />
          <span>{shellText.footNames[name]}</span>
        </span>
      ))}
      <span className="foot-link">
        <Icon name="icon-menu" />
        <span>{shellText.menu}</span>
      </span>
    </div>
  );
}

function HomeLink({ businessName, className }: { businessName: string; className: string }) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  return (
    <Link to={SECTION_PATHS.dashboard} className={cx('rounded-control', className)}>
      <Logo name={businessName} className="max-w-full" />
      <span className="sr-only">{`, ${shellText.area}`}</span>
    </Link>
  );
}

/** Entries of the menu. An entry is marked on every page of its section. */
function Sections({ entryClass, waiting }: { entryClass: string; waiting: number }) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  const { role } = useSignedInAdmin();
  const shown = useShownAddress();
  const current = sectionOf(shown);
  const address = shown.pathname + shown.search;
  return (
    <nav aria-label={shellText.nav}>
      <ul className="grid">
        {sectionsFor(role).map((section) => {
          const to = SECTION_PATHS[section];
          // `page` means that this entry links to exactly this page; `true`, to its section.
          const mark = to === address ? 'page' : true;
          return (
            <li key={section}>
              <Link
                to={to}
                aria-current={section === current ? mark : undefined}
                className={cx(
                  'relative flex items-center gap-3 rounded-control font-strong',
                  entryClass,
                )}
              >
                <Icon name={ICONS[section]} className="size-5 shrink-0" />
                <span className="side-name">{shellText.sections[section]}</span>
                {section === 'bookings' && waiting > 0 && (
                  <Waiting
                    count={waiting}
                    className="ml-auto folded:absolute folded:top-0 folded:right-0"
                  />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Waiting({ count, className }: { count: number; className: string }) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  return (
    <span
      title={shellText.waiting(count)}
      className={cx(
        'min-w-6 rounded-full bg-coral px-2 text-center text-small-strong text-white tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{`(${shellText.waiting(count)})`}</span>
    </span>
  );
}

const ROW = 'relative flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-strong';

const PERSON_ID = 'admin-person';
const SIDEBAR_PERSON_ROW =
  'text-left text-white/80 hover:bg-white/10 hover:text-white folded:justify-center folded:px-0';

/** Button with the person's name, which opens the menu of the person beside the foot of the bar. */
function PersonMenu({ switches }: Pick<MenuProps, 'switches'>) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  return (
    <>
      <button type="button" popoverTarget={PERSON_ID} className={`${ROW} ${SIDEBAR_PERSON_ROW}`}>
        <PersonName nameClass="side-name" />
        <span className="sr-only">{shellText.account}</span>
        <Icon name="icon-chevrons-up-down" className="ml-auto size-4 shrink-0 folded:hidden" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a click on a link inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's Enter on a link is a click too */}
      <div
        id={PERSON_ID}
        popover="auto"
        onClick={({ target, currentTarget }) => {
          if ((target as Element).closest('a[href]')) currentTarget.hidePopover?.();
        }}
        className="person-menu"
      >
        <Person rowClass="hover:bg-sand" switches={switches} />
      </div>
    </>
  );
}

/** Choices of the person: sound, site, language, sign-out, account. */
function Person({
  rowClass,
  switches: Switches,
}: { rowClass: string } & Pick<MenuProps, 'switches'>) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  const isLeaving = useNavigation().formAction === SIGN_OUT_PATH;
  return (
    <div className="grid grid-cols-1">
      <Link to={ACCOUNT_PATH} className={`${ROW} ${rowClass}`}>
        <PersonName />
        <span className="sr-only">{shellText.ownAccount}</span>
        <Icon name="icon-chevron-right" className="ml-auto size-5 shrink-0" />
      </Link>
      {Switches && <Switches className={`${ROW} ${rowClass}`} />}
      <a href="/" target="_blank" rel="noopener" className={`${ROW} ${rowClass}`}>
        <Icon name="icon-external-link" className="size-5 shrink-0" />
        <span>{shellText.site}</span>
        <span className="sr-only">{shellText.newWindow}</span>
      </a>
      <LanguageChoice className={`${ROW} ${rowClass}`} />
      <Form method="post" action={SIGN_OUT_PATH}>
        <button
          type="submit"
          disabled={isLeaving}
          // Closes the drawer, which would cover the question about unsaved work.
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          className={`${ROW} ${rowClass}`}
        >
          {isLeaving ? <Spinner /> : <Icon name="icon-log-out" className="size-5 shrink-0" />}
          <span>{shellText.signOut}</span>
        </button>
      </Form>
    </div>
  );
}

function PersonName({ nameClass }: { nameClass?: string }) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  const { name, role } = useSignedInAdmin();
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-turquoise text-small-strong text-white"
      >
        {initialsOf(name)}
      </span>
      <span className={cx('wrap-anywhere min-w-0 text-small-strong', nameClass)}>
        <span className="sr-only">{`${shellText.signedInAs} `}</span>
        <span>{name}</span>
        <span className="block text-meta opacity-80">{shellText.roles[role]}</span>
        <span className="sr-only">, </span>
      </span>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.at(0) ?? '');
  return letters.join('').toLocaleUpperCase('tr');
}

const response = z.object({ admin: adminSchema });

function LanguageChoice({ className }: { className: string }) {
  const { language } = useSignedInAdmin();
  const [pending, setPending] = useState(false);
  const toasts = useToasts();

  async function choose(typed: string) {
    const chosen = LANGUAGES.find((each) => each === typed) ?? null;
    setPending(true);
    try {
      const request = new Request(location.href);
      const body = { language: chosen };
      await callAdminApi(request, '/auth/admin/language', response, { method: 'PUT', body });
      storeLanguage(chosen);
      location.reload();
    } catch {
      // Covers an expired session, too: the next page redirects to the sign-in.
      toasts.error(text.failed);
    }
    setPending(false);
  }

  return (
    <label className={className}>
      <Icon name="icon-languages" className="size-5 shrink-0" />
      <span className="sr-only">{text.label}</span>
      <select
        value={language ?? ''}
        disabled={pending}
        title={text.label}
        onChange={({ target }) => void choose(target.value)}
        className="min-h-11 min-w-0 grow appearance-none bg-transparent font-strong *:text-ink"
      >
        <option value="">{text.mixed}</option>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {text.names[each]}
          </option>
        ))}
      </select>
      <Icon name="icon-chevron-down" className="size-5 shrink-0" />
    </label>
  );
}
