import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { EDITOR_TITLE_ID } from '#app/editing/editor/editor-page.tsx';
import { HeadTabs } from '#app/editing/head-tabs.tsx';
import {
  SETTINGS_PAGES,
  type SettingsPage,
  settingsPath,
} from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { SearchInput } from '#app/ui/fields/search-box.tsx';
import { useListbox } from '#app/ui/fields/use-listbox.ts';
import { reveal } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { fieldId, sectionId } from './settings-pages.rules.ts';
import { type FoundSetting, searchSettings, settingAt } from './settings-search.rules.ts';

export function SettingsHeader({ page }: { page: SettingsPage }) {
  const { form: text } = useOfficeText('settings');
  return (
    <>
      <PageHead
        title={text.title}
        titleId={EDITOR_TITLE_ID}
        tabs={<SettingsTabs page={page} />}
        actions={
          <ButtonAnchor
            href="/"
            target="_blank"
            rel="noopener"
            size="sm"
            title={text.viewSite}
            className="size-11 px-0"
          >
            <Icon name="icon-external-link" className="size-4" />
            <span className="sr-only">{`${text.viewSite} ${text.newWindow}`}</span>
          </ButtonAnchor>
        }
      />
      <div className="mb-4 max-w-md">
        <SettingsSearch />
      </div>
    </>
  );
}

function SettingsTabs({ page }: { page: SettingsPage }) {
  const { form: text } = useOfficeText('settings');
  return (
    <HeadTabs
      label={text.pagesLabel}
      current={settingsPath(page)}
      tabs={SETTINGS_PAGES.map((name) => ({ to: settingsPath(name), title: text.pages[name] }))}
    />
  );
}

const hrefOf = ({ page, section, fields: [field] }: FoundSetting) =>
  `${settingsPath(page)}#${field ? fieldId(field) : sectionId(section)}`;

/** Search box with matches. Enter opens the highlighted match, or else the first match. */
function SettingsSearch() {
  const words = useOfficeText('settings');
  const { form: text } = words;
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const found = searchSettings(typed, words);
  const listbox = useListbox(found.length, {
    onChoose: choose,
    onEnter: (event, active) => {
      event.preventDefault();
      choose(active ?? 0);
    },
  });
  const noneId = useId();

  function choose(place: number) {
    const chosen = found[place];
    if (!chosen) return;
    listbox.setOpen(false);
    setTyped('');
    void navigate(hrefOf(chosen));
  }
  const isSearched = typed.trim() !== '';
  const none = isSearched && found.length === 0;
  const isNoneShown = none && listbox.open;
  return (
    <search className="relative block min-w-0 grow basis-56">
      <SearchInput
        ref={box}
        label={text.search.label}
        aria-describedby={isNoneShown ? noneId : undefined}
        maxLength={100}
        {...listbox.field}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          listbox.setOpen(true);
          listbox.setActive(null);
        }}
        onClick={() => listbox.setOpen(true)}
        onBlur={() => listbox.setOpen(false)}
      />
      <div
        role="listbox"
        {...listbox.list}
        aria-label={text.search.results}
        className="absolute inset-x-0 top-full z-40 mt-1 max-h-96 overflow-y-auto overscroll-contain rounded-control border border-sand-line bg-white p-1 shadow-card"
      >
        {listbox.isShown &&
          found.map((each, i) => (
            <div
              key={hrefOf(each)}
              {...listbox.choice(i)}
              className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 rounded-small px-3 py-1 aria-selected:bg-turquoise-wash"
            >
              <span className="wrap-anywhere min-w-0 grow text-small-strong">{each.label}</span>
              <span className="text-ink-soft text-meta">
                {`${text.pages[each.page]} · ${text.sections[each.section].title}`}
              </span>
            </div>
          ))}
      </div>
      {isNoneShown && (
        <p
          id={noneId}
          className="absolute inset-x-0 top-full z-40 mt-1 rounded-control border border-sand-line bg-white px-4 py-3 text-small shadow-card"
        >
          {text.search.none}
        </p>
      )}
      <p role="status" className="sr-only">
        {isSearched && (none ? text.search.none : text.search.found(found.length))}
      </p>
    </search>
  );
}

const fieldIds = ({ fields }: FoundSetting) => fields.map(fieldId);

const MARK = ['ring-4', 'ring-turquoise-bright/50'];

/** Opens all folds around the fragment's target, focuses the target and marks it. */
export function goToSetting(hash: string, words: Parameters<typeof settingAt>[1]): void {
  const place = settingAt(hash, words);
  if (!place) return;
  const id = hash.slice(1);
  // The fields of other languages too, because only the chosen language has a control.
  const others = fieldIds(place).includes(id) ? fieldIds(place) : [];
  const [target] = [id, ...others, sectionId(place.section)].flatMap(
    (each) => document.getElementById(each) ?? [],
  );
  if (!target) return;
  reveal(target).scrollIntoView({ block: target.matches('section') ? 'start' : 'center' });
  target.focus({ preventScroll: true });
  target.classList.add(...MARK);
  target.addEventListener('blur', () => target.classList.remove(...MARK), { once: true });
}
