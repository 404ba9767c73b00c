import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import type { Admin } from '#app/base/auth/auth.schema.ts';
import { signInText } from '#app/base/auth/auth.text.ts';
import { ignoreUnreachable, inLanguageOf, requireSession } from '#app/base/auth/session.ts';
import { SignedIn } from '#app/base/auth/signed-in.tsx';
import { PageFailure } from '#app/base/shell/error-page.tsx';
import { readToken, TOKEN_KEY } from '#app/editing/office-calls/token.ts';
import { Button, ButtonLink, Spinner } from '#app/ui/button.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/admin-guard.route.ts';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { officeSheet } from './office-sheet.ts';

interface Check {
  token: string | null;
  /** Null when the server cannot say who holds the token. */
  admin: Admin | null;
}
type Answered = Check & { admin: Admin };

/**
 * Around all of the back office but the sign-in page: nothing is shown before the server has said
 * who is signed in. The loaders of the pages run at the same time and are refused by the API too.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Check> {
  const token = readToken();
  const admin = await requireSession(request).catch(ignoreUnreachable);
  return { token, admin: admin && (await inLanguageOf(admin, request)) };
}

export const links: Route.LinksFunction = () => [officeSheet];

/** Checks the session at every change of the path (spec, part 2), and when the router would. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname;
}

/** Part of the server's HTML. */
export function HydrateFallback() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Verifying />
    </>
  );
}

/**
 * Keeps a person signed in while the server cannot be reached: each page reports its own failures.
 * A new token in the same browser must be checked first.
 */
export default function AdminGuard({ loaderData: check }: Route.ComponentProps) {
  const rechecking = useRecheck();
  const [answered, setAnswered] = useState<Answered | null>(null);
  if (isAnswered(check) && check !== answered) setAnswered(check);
  const known = isAnswered(check) ? check : answered;
  const unknown = known?.token !== check.token;
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {rechecking ? <Verifying /> : unknown && <Unreachable />}
      {known && (
        <SignedIn admin={known.admin}>
          {/* Hidden, not removed: typed text survives when the same person is still signed in. */}
          <div key={known.admin.id} hidden={rechecking || unknown}>
            <Outlet />
          </div>
        </SignedIn>
      )}
    </>
  );
}

/**
 * Asks the server again who is signed in when another tab has changed the token (spec, part 2), and
 * lets every page load again. True until that is done. The event comes from other tabs only.
 */
function useRecheck(): boolean {
  const [rechecking, setRechecking] = useState(false);
  const { revalidate } = useRevalidator();
  const recheck = useEffectEvent(async ({ key }: StorageEvent) => {
    // Null: the whole storage was cleared.
    if (key !== TOKEN_KEY && key !== null) return;
    setRechecking(true);
    await revalidate();
    setRechecking(false);
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => void recheck(event);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, []);
  return rechecking;
}

function Verifying() {
  const { guard: guardText } = useOfficeText('auth', 'en');
  return (
    <FrameSkeleton>
      <div>
        <p
          role="status"
          lang={useOfficeLanguage('en')}
          className="flex noscript:hidden items-center gap-3 font-semibold text-sea"
        >
          <Spinner />
          <span>{guardText.verifying}</span>
        </p>
        <div className="hidden max-w-sm gap-4 noscript:grid">
          <p lang="tr">{signInText.needsScriptInTurkish}</p>
          <p lang="en">{signInText.needsScript}</p>
        </div>
      </div>
    </FrameSkeleton>
  );
}

/** The server could not say who is signed in. The person is not signed out. */
function Unreachable() {
  const { guard: guardText } = useOfficeText('auth', 'en');
  const { revalidate, state } = useRevalidator();
  return (
    <main lang={useOfficeLanguage('en')}>
      <title>{guardText.pageTitle}</title>
      <PageFailure
        title={guardText.unreachable}
        action={
          <>
            <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
              {guardText.retry}
            </Button>
            <ButtonLink to="/">{guardText.site}</ButtonLink>
          </>
        }
      />
    </main>
  );
}

function isAnswered(check: Check): check is Answered {
  return check.admin !== null;
}
