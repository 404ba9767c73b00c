import { isRouteErrorResponse, Outlet, useRevalidator } from 'react-router';
import { PageFailure } from '#app/base/shell/error-page.tsx';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ScreenLanguage } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/admin-page.route.ts';
import { OwnersOnly } from './owners-only.tsx';
import { SECTION_PATHS } from './sections.rules.ts';

/** Layout between the frame and a page: if the page fails, only the page is replaced. */
export default function AdminPage() {
  return (
    <ScreenLanguage>
      <Outlet />
    </ScreenLanguage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { shell: shellText, failure: failureText } = useOfficeText('frame', 'tr');
  const { revalidate, state } = useRevalidator();
  if (error instanceof ApiError && error.status === 403) return <OwnersOnly />;
  return (
    <>
      <title>{shellText.pageTitle(failureText.title)}</title>
      <PageFailure
        title={failureText.title}
        text={reasonOf(error, failureText)}
        action={
          <>
            <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
              {failureText.retry}
            </Button>
            <ButtonLink to={SECTION_PATHS.dashboard}>{failureText.home}</ButtonLink>
          </>
        }
      />
    </>
  );
}

/**
 * Returns the server's message if it sent one, because it is written for people. A missing record
 * and an unreachable server have texts of their own.
 */
function reasonOf(error: unknown, failureText: OfficeTexts['frame']['failure']): string {
  const known = error instanceof ApiError || isRouteErrorResponse(error);
  if (known && error.status === 404) return failureText.missing;
  if (!(error instanceof ApiError)) return failureText.fault;
  if (error.status === 0) return failureText.unreachable;
  return error.message || failureText.fault;
}
