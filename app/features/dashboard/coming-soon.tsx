import { Check } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import roadWorks from './assets/road-works.svg?no-inline';
import { SECTION_PATHS, type Section } from './sections.rules.ts';
import { comingSoonText, shellText } from './shell.text.ts';

const CONTENTS: Partial<Record<Section, string[]>> = comingSoonText.contents;

/** In place of a section that is not there yet; null is one that nobody knows. */
export function ComingSoon({ section }: { section: Section | null }) {
  const contents = section && CONTENTS[section];
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-8 text-center md:py-14">
      <img src={roadWorks} alt="" width="300" height="200" />
      <p className="mt-4 rounded-full bg-sun px-3 py-1 font-bold text-sm">{comingSoonText.badge}</p>
      <h1 className="mt-4 text-3xl">
        {section ? comingSoonText.title(shellText.sections[section]) : comingSoonText.unknownTitle}
      </h1>
      {contents ? (
        <div className="mt-6 w-full rounded-card border border-sand-line bg-white p-6 text-left shadow-card">
          <h2 className="font-bold text-base">{comingSoonText.willHave}</h2>
          <ul className="mt-3 grid gap-3">
            {contents.map((line) => (
              <li key={line} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-turquoise" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="mt-3 text-ink-soft">{comingSoonText.unknown}</p>
      )}
      <ButtonLink variant="primary" to={SECTION_PATHS.dashboard} className="mt-8">
        {comingSoonText.back}
      </ButtonLink>
    </div>
  );
}
