import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { Input } from './field.tsx';

const PAUSE_MS = 250;

/**
 * Searches after a short pause in typing, and at once on Enter or when the box loses the focus. A search after
 * that would call back a person who has followed a link meanwhile. `value` is the current search, from the
 * address.
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
  /**
   * Searches without a result yet, in the order of typing. The result of an earlier search must not overwrite
   * text that was typed later.
   */
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
  // The address also changes without the box, by the back button or when a filter is removed.
  useEffect(() => {
    const isPending = sent.current.includes(value) && value !== sent.current.at(-1);
    if (isPending) return;
    if (value !== sent.current.at(-1) && box.current) box.current.value = value;
    sent.current = [value];
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search();
  }
  return (
    <search className="block min-w-0">
      <form onSubmit={submit}>
        <SearchInput
          ref={box}
          label={label}
          defaultValue={value}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          onInput={() => {
            clearTimeout(pause.current);
            pause.current = setTimeout(search, PAUSE_MS);
          }}
          onBlur={search}
        />
      </form>
    </search>
  );
}

/** Search field with an icon. `label` is its accessible name and its placeholder. */
export function SearchInput({
  label,
  ...input
}: { label: string } & Omit<ComponentProps<typeof Input>, 'type' | 'className'>) {
  return (
    <span className="relative block">
      <Icon
        name="icon-search"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-soft"
      />
      <Input
        aria-label={label}
        placeholder={label}
        {...input}
        type="search"
        className="truncate pl-12 sm:pl-12"
      />
    </span>
  );
}
