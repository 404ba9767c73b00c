import { useEffect, useState } from 'react';
import { cx } from '#app/ui/class-names.ts';

/** Part of the window's height, from the top, in which a part of a page counts as being read. */
const READING_SHARE = 0.35;

export interface NavSection {
  /** Of the `FormSection`. */
  id: string;
  title: string;
  /** Something in it is wrong. */
  wrong: boolean;
}

/** Leads to the sections of a long form on a wide screen, says which one is read, and where something is wrong. */
export function SectionNav({
  label,
  ids,
  sections,
  wrongLabel,
}: {
  label: string;
  /** Of all sections, in their order; the same array each time. */
  ids: readonly string[];
  sections: readonly NavSection[];
  /** Said of one in which something is wrong. */
  wrongLabel: string;
}) {
  const current = useTopmost(ids);
  return (
    <nav aria-label={label} className="sticky top-6 max-xl:hidden">
      <ul className="border-sand-line border-l">
        {sections.map(({ id, title, wrong }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              onClick={(event) => {
                const target = document.getElementById(id);
                if (!target) return;
                // Without a trace in the address, which the back button would have to go over.
                event.preventDefault();
                target.scrollIntoView();
                target.focus({ preventScroll: true });
              }}
              className={cx(
                '-ml-px flex min-h-11 items-center gap-2 border-l-2 px-4 text-sm hover:text-ink',
                current === id
                  ? 'border-turquoise font-bold text-ink'
                  : 'border-transparent font-medium text-ink-soft',
              )}
            >
              {title}
              {wrong && (
                <span className="size-2 rounded-full bg-coral">
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

/** Which of the elements with these ids is being read: the first in the upper part of the window. */
function useTopmost(ids: readonly string[]): string | undefined {
  const [topmost, setTopmost] = useState(ids[0]);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = ids.find((id) => inView.has(id));
        if (first) setTopmost(first);
      },
      { rootMargin: `0px 0px -${(1 - READING_SHARE) * 100}% 0px` },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return topmost;
}
