import { PageFailure } from '#app/base/shell/error-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { SECTION_PATHS } from './sections.rules.ts';

export function OwnersOnly() {
  const { shell: shellText, ownersOnly: text } = useOfficeText('frame', 'tr');
  return (
    <>
      <title>{shellText.pageTitle(text.title)}</title>
      <PageFailure
        title={text.title}
        text={text.text}
        action={
          <ButtonLink variant="primary" to={SECTION_PATHS.dashboard}>
            {text.back}
          </ButtonLink>
        }
      />
    </>
  );
}
