import { useEffect, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { cx } from '#app/ui/class-names.ts';
import { messageIn } from '../fields/form-codec.ts';

/** Share of the window's height, from the top, in which a section counts as being read. */
const READING_SHARE = 0.35;

export interface EditorSection {
  /** Id of the `FormSection`. */
  id: string;
  title: string;
  fields: readonly string[];
}

/**
 * Links to the sections of a long form, for wide screens. Marks the section that is being read, and
 * sections with an error.
 */
export function SectionNav({
  label,
  wrongLabel,
  list,
}: {
  label: string;
  /** Mark of a section with an error, for screen readers. */
  wrongLabel: string;
  /** Pass the same array at each render. */
  list: readonly EditorSection[];
}) {
  const { errors } = useFormState();
  const ids = useMemo(() => list.map(({ id }) => id), [list]);
  const current = useTopmost(ids);
  return (
    <nav aria-label={label} className="sticky top-6 max-xl:hidden">
      <ul className="border-sand-line border-l">
        {list.map(({ id, title, fields }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              onClick={(event) => {
                const target = document.getElementById(id);
                if (!target) return;
                // Adds no history entry, so that the back button leaves the page.
                event.preventDefault();
                target.scrollIntoView();
                target.focus({ preventScroll: true });
              }}
              className={cx(
                '-ml-px flex min-h-11 items-center gap-2 border-l-2 px-4 text-small hover:text-ink',
                current === id
                  ? 'border-turquoise font-strong text-ink'
                  : 'border-transparent text-ink-soft',
              )}
            >
              <span>{title}</span>
              {fields.some((field) => messageIn(errors, field) !== null) && (
                <span className="size-2 rounded-full bg-coral forced-colors:bg-[CanvasText]">
                  <span className="sr-only">{wrongLabel}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Returns the id of the element that is being read: the first in the upper part of the window. At the end of
 * the page it is the last element, which may never reach the upper part.
 */
function useTopmost(ids: readonly string[]): string | undefined {
  const [topmost, setTopmost] = useState(ids[0]);
  useEffect(() => {
    function read() {
      const page = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= page.scrollHeight - 1;
      // Position at which a link puts its section. The section before it ends above.
      const start = Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0;
      const first = ids.find((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box && box.bottom > start && box.top < innerHeight * READING_SHARE;
      });
      setTopmost((before) => (isAtEnd ? ids.at(-1) : (first ?? before)));
    }
    read();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('scroll', read, { signal, passive: true });
    addEventListener('resize', read, { signal });
    return () => listening.abort();
  }, [ids]);
  return topmost;
}
