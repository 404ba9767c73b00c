import { get, useFormContext, useFormState } from 'react-hook-form';
import { cx } from '#app/ui/class-names.ts';
import { CAR_SECTIONS, SECTION_NAMES, sectionId } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { carFormText as text } from './car-form.text.ts';
import { useTopmost } from './use-topmost.ts';

/** Leads to the sections on a wide screen, says which one is read, and where something is wrong. */
export function CarSectionNav() {
  const { control } = useFormContext<CarForm>();
  const { errors } = useFormState({ control });
  const current = useTopmost(SECTION_IDS);
  return (
    <nav aria-label={text.sectionsLabel} className="sticky top-6 max-xl:hidden">
      <ul className="border-sand-line border-l">
        {SECTION_NAMES.map((section) => {
          const wrong = CAR_SECTIONS[section].some((field) => get(errors, field));
          const isCurrent = current === sectionId(section);
          return (
            <li key={section}>
              <a
                href={`#${sectionId(section)}`}
                aria-current={isCurrent ? 'location' : undefined}
                onClick={(event) => {
                  const target = document.getElementById(sectionId(section));
                  if (!target) return;
                  // Without a trace in the address, which the back button would have to go over.
                  event.preventDefault();
                  target.scrollIntoView();
                  target.focus({ preventScroll: true });
                }}
                className={cx(
                  '-ml-px flex min-h-11 items-center gap-2 border-l-2 px-4 text-sm hover:text-ink',
                  isCurrent
                    ? 'border-turquoise font-bold text-ink'
                    : 'border-transparent font-medium text-ink-soft',
                )}
              >
                {text.sections[section].title}
                {wrong && (
                  <span className="size-2 rounded-full bg-coral">
                    <span className="sr-only">{text.hasErrors}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const SECTION_IDS = SECTION_NAMES.map(sectionId);
