import { type KeyboardEvent, useRef, useState } from 'react';
import { uniqueTags } from '#app/domain/posts/post.rules.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { ComboField } from '#app/ui/fields/combo-field.tsx';
import { isComposing } from '#app/ui/fields/composition.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { TypedTags } from '../post-entity.ts';

/**
 * Field of tags: Enter, a comma and leaving the field add the typed tag. A tag that exists in any
 * spelling is not added again.
 */
export function TagField({
  id,
  label,
  hint,
  error,
  suggestions,
  value: { list, typed },
  onChange,
}: {
  id: string;
  label: string;
  hint: string;
  error?: string | undefined;
  suggestions: readonly string[];
  value: TypedTags;
  onChange: (value: TypedTags) => void;
}) {
  const { tags: text } = useOfficeText('newsroom').form;
  const chips = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState('');
  const chosen = new Set(list.map(fold));

  function add(words: string) {
    const tag = words.trim().replace(/\s+/g, ' ');
    if (!tag) return onChange({ list, typed: '' });
    const known = list.find((other) => fold(other) === fold(tag));
    setNews(known ? text.already(known) : text.added(tag));
    onChange({ list: uniqueTags([...list, tag]), typed: '' });
  }

  /** Removes a tag and focuses the next one, the previous one, or else the field. */
  function remove(tag: string) {
    const place = list.indexOf(tag);
    setNews(text.removed(tag));
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    const next = buttons[place + 1] ?? buttons[place - 1] ?? document.getElementById(id);
    next?.focus();
    onChange({ list: list.filter((other) => other !== tag), typed });
  }

  function onKeyDown(event: KeyboardEvent) {
    // The key has chosen a suggestion, or belongs to an input method.
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.target !== document.getElementById(id)) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') {
      const last = list.at(-1);
      if (last) remove(last);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the field inside
    <div className="min-w-0" onKeyDown={onKeyDown}>
      <ComboField
        id={id}
        label={label}
        hint={hint}
        error={error}
        choices={suggestions.filter((tag) => !chosen.has(fold(tag)))}
        openLabel={text.open}
        ownEnter
        value={typed}
        onChange={(words) => {
          setNews('');
          const tags = words.split(',');
          if (tags.length === 1) return onChange({ list, typed: words });
          const rest = tags.pop() ?? '';
          onChange({ list: uniqueTags([...list, ...tags]), typed: rest.trimStart() });
        }}
        onChoose={add}
        onBlur={() => typed.trim() && add(typed)}
      />
      <p role="status" className="text-ink-soft text-small empty:hidden">
        {news}
      </p>
      {list.length > 0 && (
        <ul ref={chips} aria-label={text.list} className="mt-3 flex flex-wrap gap-2">
          {list.map((tag) => (
            <li key={tag} className="max-w-full">
              <span className="flex min-h-11 max-w-full items-center rounded-full border border-sand-line bg-white pl-4 text-small-strong">
                <span lang="tr" className="min-w-0 truncate">
                  {tag}
                </span>
                <button
                  type="button"
                  aria-label={text.remove(tag)}
                  title={text.remove(tag)}
                  onClick={() => remove(tag)}
                  className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sand hover:text-ink"
                >
                  <Icon name="icon-x" className="size-4" />
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
