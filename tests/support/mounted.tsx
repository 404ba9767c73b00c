import '#app/visitors.css';
import '#app/office.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  type ActionFunction,
  createBrowserRouter,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, vi } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';
import type { Admin } from '#app/base/auth/auth.schema.ts';
import { SignedIn } from '#app/base/auth/signed-in.tsx';
import { ADMIN_KEY, TOKEN_KEY } from '#app/editing/office-calls/token.ts';
import { languageOfPage } from '#app/lib/words/language.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import * as failedPage from '#app/office/frame/admin-page.route.tsx';
import { allTexts } from '#app/texts/all.server.ts';
import { ToastPlace } from '#app/ui/dialogs/toast-place.tsx';
import { Toasts } from '#app/ui/dialogs/toasts.tsx';
import { officeTextContext } from '#app/ui/language/loaded-office-text.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import {
  LoadSiteTextsContext,
  OfficeTextContext,
  SiteTextContext,
} from '#app/ui/language/use-text.ts';
import { type Api, answerWith, forgetAnswers } from './mounted-api.ts';

/**
 * Mounts screens of the office in the page of Chromium that all `*.mounted.test.tsx` files share:
 * with real clicks, keys and history, a clock that stands still, and an API made by the test. A
 * test may put the office's guard and frame around the page (`within`). `tests/e2e` tests the
 * server.
 */

/** Noon in Antalya, on a Wednesday. */
const NOW = new Date('2026-05-13T09:00:00Z');
export const TODAY = '2026-05-13';

export const OWNER: Admin = {
  id: 'owner-1',
  username: 'owner',
  name: 'Deniz Kaya',
  role: 'owner',
  language: null,
};

/** Exports of a `.route.tsx` file of the office that run in a browser. */
interface RouteModule {
  // biome-ignore lint/suspicious/noExplicitAny: each route has its own props
  default: ComponentType<any>;
  // biome-ignore lint/suspicious/noExplicitAny: and its own arguments
  clientLoader?: (args: any) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: and its own arguments
  clientAction?: (args: any) => unknown;
  HydrateFallback?: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: and its own props once more
  ErrorBoundary?: ComponentType<any>;
  shouldRevalidate?: ShouldRevalidateFunction;
  handle?: ScreenHandle;
  /** Child page at the same address (`index` in routes.ts). */
  within?: RouteModule;
}

interface Opening {
  routes: Record<string, RouteModule>;
  api: Api;
  admin?: Admin;
  /** Token in the browser's storage; null if nobody is signed in. */
  token?: string | null;
  /** Routes around the pages, the outermost first. By default a plain frame. */
  within?: RouteModule[];
}

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds elements without a role or label. */
    css(selector: string): Locator;
  }
}
locators.extend({ css: (selector: string) => `css=${selector}` });

const officeText = { chosen: languageOfPage, texts: allTexts.office };
const loadSiteTexts = async (language: SiteLanguage) => allTexts.site[language];

let mounted: { root: Root; router: ReturnType<typeof createBrowserRouter> } | null = null;
let problems: string[] = [];
let allowed: RegExp | null = null;

/**
 * Opens an address of the given routes (by path), by default as a signed-in owner. A second call
 * acts like a reload: the browser's storage stays.
 */
export async function open(
  address: string,
  { routes, api, admin = OWNER, token = 'token-of-a-test', within }: Opening,
): Promise<void> {
  unmount();
  answerWith(api, {
    // A call during a navigation belongs to the next screen.
    screen: () => (mounted?.router.state.navigation.location ?? location).pathname,
    report: (problem) => problems.push(problem),
  });
  if (token !== null) {
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(ADMIN_KEY, JSON.stringify(admin));
  }
  history.pushState(null, '', address);
  const pages = Object.entries(routes).map(([path, module]) => routeOf(module, path));
  const other: RouteObject = { path: '*', element: <p>Another page</p> };
  const usual: RouteObject = {
    element: <Frame admin={admin} />,
    // In the product, the guard shows nothing before the first page has loaded.
    HydrateFallback: () => null,
    children: [
      {
        Component: failedPage.default,
        ErrorBoundary: failedPage.ErrorBoundary as ComponentType,
        children: [...pages, other],
      },
    ],
  };
  const router = createBrowserRouter(
    within ? [...within.reduceRight(around, pages), other] : [usual],
    { getContext: () => new RouterContextProvider(new Map([[officeTextContext, officeText]])) },
  );
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  mounted = { root, router };
  root.render(
    <SiteTextContext value={allTexts.site.tr}>
      <OfficeTextContext value={officeText}>
        <LoadSiteTextsContext value={loadSiteTexts}>
          <RouterProvider router={router} />
        </LoadSiteTextsContext>
      </OfficeTextContext>
    </SiteTextContext>,
  );
}

function around(children: RouteObject[], module: RouteModule): RouteObject[] {
  return [{ ...routeOf(module), index: false, children }];
}

/** Plain frame with the contexts that the office's frame provides. */
function Frame({ admin }: { admin: Admin }) {
  return (
    <CSPProvider disableStyleElements>
      <Toasts>
        <SignedIn admin={admin}>
          {/* Bar of a phone, over which the head of a screen lies. */}
          <div className="h-14 md:hidden" />
          <main id="main" tabIndex={-1} className="mx-auto w-full px-4 pb-18 md:px-6">
            <Outlet />
          </main>
          <ToastPlace label="Notices" closeLabel="Close notice" className="toast-place" />
        </SignedIn>
      </Toasts>
    </CSPProvider>
  );
}

function routeOf(module: RouteModule, path?: string): RouteObject {
  return {
    path,
    ...partsOf(module),
    children: module.within && [{ ...partsOf(module.within), index: true }],
  };
}

function partsOf(module: RouteModule) {
  return {
    Component: () =>
      createElement(module.default, {
        loaderData: useLoaderData(),
        actionData: useActionData(),
        params: useParams(),
      }),
    HydrateFallback: module.HydrateFallback,
    ErrorBoundary: module.ErrorBoundary as ComponentType | undefined,
    loader: module.clientLoader as LoaderFunction | undefined,
    action: module.clientAction as ActionFunction | undefined,
    shouldRevalidate: module.shouldRevalidate,
    handle: module.handle,
  };
}

function unmount(): void {
  mounted?.root.unmount();
  mounted?.router.dispose();
  mounted = null;
}

export const address = () => location.pathname + location.search;

export async function expectAddress(expected: string | RegExp): Promise<void> {
  if (typeof expected === 'string') await expect.poll(address).toBe(expected);
  else await expect.poll(address).toMatch(expected);
}

const onError = ({ message }: ErrorEvent) => problems.push(`uncaught ${message}`);

/** Runs before each test (`mounted-setup.ts`). */
export async function prepare(): Promise<void> {
  forgetAnswers();
  problems = [];
  allowed = null;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...parts) => {
      problems.push(`console ${kind}: ${parts.map(String).join(' ')}`);
    });
  }
  addEventListener('error', onError);
  // An unfocused window would get the focus with the first click, and screens reload when their
  // window gets the focus.
  window.focus();
  await page.viewport(1280, 800);
}

/**
 * Runs after each test: removes the page and its storage. Fails if the page logged errors or
 * warnings that the test did not allow.
 */
export function cleanUp(): void {
  unmount();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  removeEventListener('error', onError);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  const faults = problems.filter((problem) => !allowed?.test(problem));
  expect(faults, 'what the page must not do').toEqual([]);
}

export function allowProblems(pattern: RegExp): void {
  allowed = pattern;
}
