import { useState } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import type { Admin } from '#app/features/auth/auth.schema.ts';
import { guardText, signInText } from '#app/features/auth/auth.text.ts';
import { ignoreUnreachable, requireSession } from '#app/features/auth/session.ts';
import { SignedIn } from '#app/features/auth/signed-in.tsx';
import { readToken } from '#app/features/auth/token.ts';
import { PageFailure } from '#app/features/site/error-page.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/admin-guard.route.ts';
import { useRecheck } from './use-recheck.ts';
import { Verifying } from './verifying.tsx';

/**
 * Around all of the back office but the sign-in page: nothing of it is shown before the server has
 * said who is there. The pages' own loaders run beside the check and are refused just the same.
 *
 * `admin` is null when the server cannot say who holds the token.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Check> {
  const token = readToken();
  return { token, admin: await requireSession(request).catch(ignoreUnreachable) };
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

/**
 * Whoever was let in stays in while the server cannot be asked: each page says for itself what it
 * could not read or save. They are let in by their token, so not when another has taken its place.
 */
export default function AdminGuard({ loaderData: check }: Route.ComponentProps) {
  const rechecking = useRecheck();
  const [letIn, setLetIn] = useState<LetIn | null>(null);
  if (isAnswered(check) && check !== letIn) setLetIn(check);
  const known = isAnswered(check) ? check : letIn;
  const unknown = known?.token !== check.token;
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {rechecking ? <Verifying /> : unknown && <Unreachable />}
      {known && (
        <SignedIn admin={known.admin}>
          {/* Out of sight, but what somebody has typed is there again when they still are who they were. */}
          <div key={known.admin.id} hidden={rechecking || unknown}>
            <Outlet />
          </div>
        </SignedIn>
      )}
    </>
  );
}

/** The server could not say who is there, so there is nothing to show, and nobody is signed out. */
function Unreachable() {
  const { revalidate, state } = useRevalidator();
  return (
    <main lang="en">
      <title>{guardText.pageTitle}</title>
      <PageFailure
        title={guardText.unreachable}
        action={
          <>
            <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
              {guardText.retry}
            </Button>
            <ButtonLink to="/">{signInText.site}</ButtonLink>
          </>
        }
      />
    </main>
  );
}

interface Check {
  token: string | null;
  admin: Admin | null;
}
type LetIn = Check & { admin: Admin };

function isAnswered(check: Check): check is LetIn {
  return check.admin !== null;
}
