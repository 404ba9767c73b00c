import { useEffect, useEffectEvent, useState } from 'react';
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRevalidator,
} from 'react-router';
import type { Admin } from '#app/base/auth/auth.schema.ts';
import { signInText } from '#app/base/auth/auth.text.ts';
import { ignoreUnreachable, inLanguageOf, requireSession } from '#app/base/auth/session.ts';
import { SignedIn } from '#app/base/auth/signed-in.tsx';
import { PageFailure } from '#app/base/shell/error-page.tsx';
import { readToken, TOKEN_KEY } from '#app/editing/office-calls/token.ts';
import { Button, ButtonLink, Spinner } from '#app/ui/button.tsx';
import { useLanguageOfScreen } from '#app/ui/language/screen-language.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/admin-guard.route.ts';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { officeSheet } from './office-sheet.ts';
import { SECTION_PATHS } from './sections.rules.ts';

interface Check {
  token: string | null;
  /** Null while the server is unreachable. */
  admin: Admin | null;
}
type CheckWithResponse = Check & { admin: Admin };

/**
 * Checks the session before any page of the back office except the sign-in page is shown. The
 * loaders of the pages run at the same time; the API rejects them, too, if the session is invalid.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Check> {
  const token = readToken();
  const admin = await requireSession(request).catch(ignoreUnreachable);
  return { token, admin: admin && (await inLanguageOf(admin, request)) };
}

export const links: Route.LinksFunction = () => [officeSheet];

/**
 * Checks the session at every change of the path (spec, part 2), and whenever React Router reloads
 * data by default.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname;
}

/** Rendered by the server, before the session is checked. */
export function HydrateFallback() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Verifying />
    </>
  );
}

/**
 * Keeps a person signed in while the server is unreachable: each page reports its own failures.
 * Exception: a token that another tab has stored is checked before a page is shown. The data can be
 * missing for a moment while the router leaves for the sign-in page.
 */
export default function AdminGuard({ loaderData }: Route.ComponentProps) {
  const check: Check | undefined = loaderData;
  const rechecking = useRecheck();
  const [lastCheck, setLastCheck] = useState<CheckWithResponse | null>(null);
  if (hasResponse(check) && check !== lastCheck) setLastCheck(check);
  const known = hasResponse(check) ? check : lastCheck;
  const unknown = known?.token !== check?.token;
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
 * Checks the session again when another tab has changed the token (spec, part 2), and reloads the
 * data of every page. Returns true until both are done. Browsers send the event only to other tabs.
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

/** The text is English on the dashboard too, because the spec quotes it for its own screens (part 2). */
function Verifying() {
  const own = useLanguageOfScreen();
  const screen = useLocation().pathname === SECTION_PATHS.dashboard ? 'en' : own;
  const { guard: guardText } = useOfficeText('auth', screen);
  return (
    <FrameSkeleton>
      <div>
        <p
          role="status"
          lang={useOfficeLanguage(screen)}
          className="flex noscript:hidden items-center gap-3 font-strong text-sea"
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

/** Shown if the server cannot confirm the session. The person stays signed in. */
function Unreachable() {
  const lang = useLanguageOfScreen();
  const { guard: guardText } = useOfficeText('auth', lang);
  const { revalidate, state } = useRevalidator();
  return (
    <main lang={lang}>
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

function hasResponse(check: Check | undefined): check is CheckWithResponse {
  return check !== undefined && check.admin !== null;
}
