import { Outlet, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { PageFailure } from '#app/features/site/page-failure.tsx';
import { ApiError } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/admin-guard.route.ts';
import { guardText } from './auth.text.ts';
import { requireSession } from './session.ts';
import { SignedIn } from './signed-in.tsx';
import { useRecheck } from './use-recheck.ts';
import { Verifying } from './verifying.tsx';

/**
 * Around all of the back office but the sign-in page: nothing of it is shown before the server has
 * said who is there. The pages' own loaders run beside the check and are refused just the same.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requireSession(request);
}

/** On every change of the path (spec, part 2), beside when the router would by itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname;
}

/** In the server's HTML too. */
export function HydrateFallback() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Verifying />
    </>
  );
}

export default function AdminGuard({ loaderData: admin }: Route.ComponentProps) {
  const rechecking = useRecheck();
  return (
    <SignedIn admin={admin}>
      <meta name="robots" content="noindex, nofollow" />
      {rechecking && <Verifying />}
      {/* Out of sight, but what somebody has typed is there again when they still are who they were. */}
      <div key={admin.id} hidden={rechecking}>
        <Outlet />
      </div>
    </SignedIn>
  );
}

/** The server could not say who is there, so there is nothing to show, and nobody is signed out. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A fault of our own, which says nothing of the server.
  if (!(error instanceof ApiError)) throw error;
  return <Unreachable />;
}

function Unreachable() {
  const { revalidate, state } = useRevalidator();
  return (
    <main lang="en">
      <title>{guardText.pageTitle}</title>
      <meta name="robots" content="noindex, nofollow" />
      <PageFailure
        title={guardText.unreachable}
        action={
          <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
            {guardText.retry}
          </Button>
        }
      />
    </main>
  );
}
