import { useEffect, useEffectEvent } from 'react';
import { replace, useNavigate } from 'react-router';
import { signInText as text } from '#app/base/auth/auth.text.ts';
import { ignoreUnreachable, readSession } from '#app/base/auth/session.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { SignInPicture, signInPictureLinks } from '#app/base/shell/hero-picture.tsx';
import { Logo } from '#app/base/shell/logo.tsx';
import { hasEnded, hasStorage } from '#app/editing/office-calls/token.ts';
import { DASHBOARD_PATH, placeAfterSignIn } from '#app/editing/sign-in-path.rules.ts';
import { servicesContext } from '#app/services-context.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import type { Route } from './+types/admin-login.route.ts';
import { officeSheet } from './office-sheet.ts';
import { requestSignIn, SignInForm, type SignInResult } from './sign-in-form.tsx';

/**
 * Delays in ms of the redirects after signing in: first by the router, then by page loads (spec,
 * parts 2 and 9).
 */
const LEAD_ON_AFTER_MS = 50;
const FORCE_AFTER_MS = [100, 500];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = await readSettings(context.get(servicesContext).db);
  return {
    businessName: business.name,
    next: wantedPlace(request),
    sessionEnded: false,
    canSignIn: true,
  };
}

/** Redirects a person who is already signed in. The form is shown until the server responds. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [data, admin] = await Promise.all([
    serverLoader(),
    readSession(request).catch(ignoreUnreachable),
  ]);
  if (admin) throw replace(wantedPlace(request));
  return { ...data, sessionEnded: hasEnded(), canSignIn: hasStorage() };
}
clientLoader.hydrate = true as const;

/**
 * Prevents a reload of data after signing in: the loader would redirect at once, `useLeadOn` does
 * it after a delay.
 */
export function shouldRevalidate() {
  return false;
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<SignInResult> {
  return requestSignIn(await request.formData(), request.signal);
}

export function meta() {
  return [{ title: text.pageTitle }, { name: 'robots', content: 'noindex, nofollow' }];
}

export const links: Route.LinksFunction = () => [officeSheet, ...signInPictureLinks];

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { businessName, next, sessionEnded, canSignIn } = loaderData;
  return (
    <main lang="en" className="grid min-h-dvh max-md:grid-rows-[auto_1fr] md:grid-cols-2">
      <div className="relative isolate h-44 overflow-hidden md:h-auto">
        <SignInPicture />
        <p className="p-8 text-title max-md:hidden lg:p-12 lg:text-headline">
          {text.motto.map((sentence) => (
            <span key={sentence} className="block">
              {`${sentence} `}
            </span>
          ))}
        </p>
      </div>
      <div className="flex flex-col px-4 py-8 md:p-12">
        <Link to="/" className="self-start rounded-control">
          <Logo name={businessName} />
          <span className="sr-only">{`, ${text.site}`}</span>
        </Link>
        <div className="mx-auto my-auto w-full max-w-sm py-8">
          <h1 className="text-title">{text.title}</h1>
          <p className="mt-2 text-ink-soft">{text.lead}</p>
          <p className="mt-6 hidden rounded-control border border-coral/30 bg-coral-wash p-4 noscript:block">
            {text.needsScript}
          </p>
          {sessionEnded && !actionData && (
            <Alert tone="info" className="mt-6">
              {text.sessionEnded}
            </Alert>
          )}
          {actionData?.ok ? (
            <SignedInNote next={next} />
          ) : !canSignIn ? (
            <Alert tone="error" className="mt-6">
              <p lang="tr">{text.needsStorageInTurkish}</p>
              <p className="mt-3">{text.needsStorage}</p>
            </Alert>
          ) : (
            <SignInForm result={actionData} next={next} />
          )}
        </div>
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-2 self-start font-strong text-turquoise hover:underline"
        >
          <Icon name="icon-arrow-left" className="size-5" />
          <span>{text.site}</span>
        </Link>
      </div>
    </main>
  );
}

/** Shown for a moment after signing in. The button helps if the redirect is blocked. */
function SignedInNote({ next }: { next: string }) {
  useLeadOn(next);
  return (
    <Alert tone="success" className="mt-8">
      <p>{text.done}</p>
      <Button
        size="sm"
        variant="primary"
        className="mt-3"
        onClick={() => window.location.replace(next)}
      >
        {next === DASHBOARD_PATH ? text.goToDashboard : text.goOn}
      </Button>
    </Alert>
  );
}

/**
 * Redirects to `place` (path and query), first with the router, then by loading the page: a newer
 * release or a pending request must not keep a signed-in person at the form.
 */
function useLeadOn(place: string): void {
  const navigate = useNavigate();
  const leadOn = useEffectEvent((to: string) => navigate(to, { replace: true }));
  useEffect(() => {
    const timers = [
      setTimeout(leadOn, LEAD_ON_AFTER_MS, place),
      ...FORCE_AFTER_MS.map((delay) => setTimeout(loadUnlessThere, delay, place)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [place]);
}

/** Replaces the current page by `place`, unless the path of `place` is shown already. */
function loadUnlessThere(place: string): void {
  if (new URL(place, location.origin).pathname !== location.pathname) location.replace(place);
}

function wantedPlace({ url }: Request): string {
  return placeAfterSignIn(new URL(url).searchParams.get('next'));
}
