import type { ReactNode } from 'react';
import { BACKUPS_ID } from '#app/base/backups/backups-address.rules.ts';
import type { SectionName } from '#app/base/settings/describe-settings.schema.ts';
import { fieldId, sectionPath } from '#app/base/settings/editor/settings-pages.rules.ts';
import type { SettingsField } from '#app/base/settings/editor/settings-words.rules.ts';
import {
  ACCOUNT_PATH,
  CAR_LIST_PATH,
  editCarPath,
  NOTICES_PATH,
  SETTINGS_PATH,
  settingsPath,
} from '#app/editing/office-paths.rules.ts';
import { SECTION_PATHS } from '#app/office/frame/sections.rules.ts';
import { zonesHref } from '#app/office/zones/zones-address.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Readiness } from '../dashboard.schema.ts';
import type { RatesProblem, ReadinessItem, ReadinessKind } from './readiness.rules.ts';

const CARD = 'rounded-card border border-sand-line bg-white';

const BACKUPS_HREF = `${settingsPath('system')}#${BACKUPS_ID}`;
const RETURNS_HREF = sectionPath('returns');

/**
 * Pages where a task is done: `all` for the kind, `one` for an item. Null for a task that is done
 * on the server.
 */
const TASK_PAGES: Record<ReadinessKind, { all: string; one: (id: string) => string } | null> = {
  'unfit-settings': { all: SETTINGS_PATH, one: (id) => sectionPath(id as SectionName) },
  'first-password': { all: ACCOUNT_PATH, one: () => ACCOUNT_PATH },
  'proxy-not-trusted': null,
  'no-cars': { all: CAR_LIST_PATH, one: () => editCarPath() },
  'no-zones': { all: SECTION_PATHS['transfer-zones'], one: () => zonesHref({ add: true }) },
  'cars-without-price': { all: CAR_LIST_PATH, one: editCarPath },
  'cars-without-photo': { all: CAR_LIST_PATH, one: editCarPath },
  'seasons-ending': { all: CAR_LIST_PATH, one: editCarPath },
  'stale-rates': {
    all: SECTION_PATHS['exchange-rates'],
    one: () => SECTION_PATHS['exchange-rates'],
  },
  'backup-due': { all: BACKUPS_HREF, one: () => BACKUPS_HREF },
  'mail-failing': { all: NOTICES_PATH, one: () => NOTICES_PATH },
  'placeholder-contact': {
    all: SETTINGS_PATH,
    one: (id) => `${SETTINGS_PATH}#${fieldId(CONTACT_FIELDS[id] ?? 'business.name')}`,
  },
  'return-charges-empty': { all: RETURNS_HREF, one: () => RETURNS_HREF },
  'untranslated-cars': { all: CAR_LIST_PATH, one: editCarPath },
  'untranslated-zones': {
    all: SECTION_PATHS['transfer-zones'],
    one: (id) => zonesHref({ edit: id }),
  },
  'untranslated-settings': {
    all: SETTINGS_PATH,
    one: (id) => sectionPath(id as SectionName),
  },
};

/**
 * Open tasks, each with a link to the page where it is done. Loaded separately, because it needs
 * the names of all settings, which are as long as all other texts of the screen.
 */
export function ReadinessList({ groups }: Readiness) {
  const text = useOfficeText('today').readiness;
  if (groups.length === 0) {
    return (
      <p className={`flex items-center gap-3 p-4 ${CARD}`}>
        <Icon name="icon-circle-check" className="size-5 shrink-0 text-turquoise" />
        <span>{text.allReady}</span>
      </p>
    );
  }
  return (
    <ul className={`divide-y divide-sand-line ${CARD}`}>
      {groups.map(({ kind, count, items }) => (
        <li key={kind} className="flex gap-3 px-4 py-2">
          <Icon name="icon-triangle-alert" className="mt-3 size-5 shrink-0 text-coral" />
          <div className="min-w-0 grow @3xl:flex @3xl:items-start @3xl:gap-6">
            <TaskLink
              to={TASK_PAGES[kind]?.all}
              className="inline-flex min-h-11 items-center font-strong @3xl:w-72 @3xl:shrink-0"
            >
              {text.kinds[kind](count)}
            </TaskLink>
            <ul className="flex min-w-0 flex-wrap gap-x-4 text-ink-soft text-small">
              {items.map((item) => (
                <li key={item.id} className="min-w-0 max-w-full">
                  <Item kind={kind} {...item} />
                </li>
              ))}
              {count > items.length && (
                <li className="flex min-h-11 items-center">{text.more(count - items.length)}</li>
              )}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Item({ kind, id, title, note }: ReadinessItem & { kind: ReadinessKind }) {
  const name = useItemName({ kind, id, title, note });
  const page = TASK_PAGES[kind];
  return (
    <TaskLink
      to={page?.one(id)}
      className={`wrap-anywhere flex min-h-11 items-center ${page ? 'text-turquoise' : ''}`}
    >
      {name}
    </TaskLink>
  );
}

interface TaskLinkProps {
  to: string | undefined;
  className: string;
  children: ReactNode;
}

function TaskLink({ to, className, children }: TaskLinkProps) {
  if (to === undefined) return <span className={className}>{children}</span>;
  return (
    <Link to={to} className={`${className} hover:underline`}>
      {children}
    </Link>
  );
}

function useItemName({ kind, id, title, note }: ReadinessItem & { kind: ReadinessKind }): string {
  const text = useOfficeText('today').readiness;
  const settings = useOfficeText('settings');
  if (kind === 'no-cars' || kind === 'no-zones') return text.first[kind];
  if (kind === 'stale-rates') return text.rates(id as RatesProblem, note);
  if (kind === 'first-password') return text.changePassword;
  if (kind === 'placeholder-contact') {
    // Phone and WhatsApp may have the same number: the label tells them apart.
    const field = CONTACT_FIELDS[id];
    return `${field ? settings.labels[field] : id}: ${title.replaceAll(' ', NO_BREAK)}`;
  }
  if (kind === 'backup-due') return text.backup(note);
  if (kind === 'mail-failing') return text.mail(note ?? '');
  const name =
    kind === 'unfit-settings' || kind === 'untranslated-settings' || kind === 'return-charges-empty'
      ? settings.form.sections[id as SectionName].title
      : title;
  return note ? `${name} (${note})` : name;
}

/** Keeps a phone number on one line. */
const NO_BREAK = '\u00a0';

const CONTACT_FIELDS: Record<string, SettingsField> = {
  phone: 'business.phone',
  whatsappNumber: 'business.whatsappNumber',
  email: 'business.email',
  street: 'business.address.street',
  instagram: 'business.links.instagram',
  facebook: 'business.links.facebook',
  x: 'business.links.x',
  youtube: 'business.links.youtube',
  reviews: 'business.reviewSummary.url',
};
