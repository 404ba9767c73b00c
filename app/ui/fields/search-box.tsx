import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { Input } from './field.tsx';

/** Controls in which a slash is an ordinary character. */
const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Milliseconds within which a quick typist types the next letter. */
const PAUSE_MS = 250;

/**
 * Searches while one types, after a short pause, and at once on Enter or when the box is left: later,
 * the search would call back a person who has followed a link since. The address that this leads to
 * takes the place of the one before. `/` leads to the box from anywhere on the page, as long as no
 * dialog is open. `value` is what is searched for, as the address says.
 */
export function SearchBox({
  label,
  value,
  maxLength = 100,
  onSearch,
}: {
  label: string;
  value: string;
  maxLength?: number;
  onSearch: (search: string) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Searches on their way, the last one last: none of their answers takes away a later letter. */
  const sent = useRef([value]);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  function search() {
    clearTimeout(pause.current);
    const typed = box.current?.value.trim() ?? '';
    if (typed === sent.current.at(-1)) return;
    sent.current.push(typed);
    latest.current(typed);
  }
  // The address may change by other ways than the box: back, or a filter that is taken away.
  useEffect(() => {
    const isOnItsWay = sent.current.includes(value) && value !== sent.current.at(-1);
    if (isOnItsWay) return;
    if (value !== sent.current.at(-1) && box.current) box.current.value = value;
    sent.current = [value];
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);
  useSlashKey(box);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search();
  }
  return (
    <search className="relative block min-w-0">
      <form onSubmit={submit}>
        <Icon
          name="icon-search"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-soft"
        />
        <Input
          ref={box}
          type="search"
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={label}
          defaultValue={value}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          onInput={() => {
            clearTimeout(pause.current);
            pause.current = setTimeout(search, PAUSE_MS);
          }}
          onBlur={search}
          className="peer truncate pl-12 sm:pl-12 lg:pr-12"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-4 my-auto hidden size-6 place-items-center rounded-md border border-sand-line bg-sand text-ink-soft text-xs peer-focus:hidden peer-placeholder-shown:lg:grid"
        >
          /
        </span>
      </form>
    </search>
  );
}

/** `/` leads to a box from anywhere on the page, as long as no dialog is open. */
export function useSlashKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest(`${TYPING}, dialog, [role$="dialog"]`)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
}
