import { ButtonLink } from '#app/ui/button.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import roadWorks from './assets/road-works.svg?no-inline';
import { SECTION_PATHS } from './sections.rules.ts';

/** Shown instead of a section or page that does not exist (product.md, Settings and reports). */
export function ComingSoon() {
  const { comingSoon: comingSoonText } = useOfficeText('frame', 'tr');
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-8 text-center md:py-16">
      <img src={roadWorks} alt="" width="300" height="200" />
      <p className="mt-4 rounded-full bg-sand px-3 py-1 text-small-strong">
        {comingSoonText.badge}
      </p>
      <h1 className="mt-4 text-title">{comingSoonText.title}</h1>
      <p className="mt-3 text-ink-soft">{comingSoonText.text}</p>
      <ButtonLink variant="primary" to={SECTION_PATHS.dashboard} className="mt-8">
        {comingSoonText.back}
      </ButtonLink>
    </div>
  );
}
