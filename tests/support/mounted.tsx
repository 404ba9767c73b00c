import '#app/visitors.css';
import '#app/office.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import axe from 'axe-core';
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
import { type Locator, locators, page, userEvent } from 'vitest/browser';
import type { Admin } from '#app/base/auth/auth.schema.ts';
import { SignedIn } from '#app/base/auth/signed-in.tsx';
import { ADMIN_KEY, TOKEN_KEY } from '#app/editing/token.ts';
import { languageOfPage, SCREEN_LANGUAGE } from '#app/lib/language.ts';
import type { SiteLanguage } from '#app/lib/texts.ts';
import * as failedPage from '#app/office/frame/admin-page.route.tsx';
import { allTexts } from '#app/texts/all.server.ts';
import { officeTextContext } from '#app/ui/loaded-office-text.ts';
import type { ScreenHandle } from '#app/ui/screen-language.tsx';
import { ToastPlace } from '#app/ui/toast-place.tsx';
import { Toasts } from '#app/ui/toasts.tsx';
import { LoadSiteTextsContext, OfficeTextContext, SiteTextContext } from '#app/ui/use-text.ts';
import { lacksLanguage } from './screen-language.ts';

/**
 * Mounts screens of the office in the one page of Chromium that all files of `*.mounted.test.tsx`
 * share: real clicks and keys, real history, a clock that stands, and an API that the test answers
 * for. The guard and the frame are around a page where a test names them (`within`); what the server does
 * is proven by `tests/e2e`.
 */

/** A Wednesday, noon in Antalya. */
const NOW = new Date('2026-05-13T09:00:00Z');
export const TODAY = '2026-05-13';

export const OWNER: Admin = {
  id: 'owner-1',
  username: 'owner',
  name: 'Deniz Kaya',
  role: 'owner',
  language: null,
};

/** What a `.route.tsx` file of the office exports, as far as it runs in a browser. */
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
  /** The page within it at the same address (`index` in routes.ts). */
  within?: RouteModule;
}

interface Opening {
  routes: Record<string, RouteModule>;
  api: Api;
  admin?: Admin;
  /** What the browser keeps of a sign-in; null for nobody. */
  token?: string | null;
  /** What is around the pages, from the outside to the inside, in place of what only looks like the frame. */
  within?: RouteModule[];
}

/**
 * What the server answers: the `data` of a success, a `refusal()`, or an error that is thrown for a
 * server that cannot be reached. `path` has its query, and no `/api` before it.
 */
export type Api = (method: string, path: string, body: unknown) => unknown;

/** An answer of the API that refuses. */
export function refusal(status: number, error = '', rest: object = {}): Response {
  return Response.json({ success: false, error, message: error, details: [], ...rest }, { status });
}

/** For an API that cannot be reached. */
export const noLine = () => new TypeError('Failed to fetch');

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What has no role or label. */
    css(selector: string): Locator;
  }
}
locators.extend({ css: (selector: string) => `css=${selector}` });

const officeText = { chosen: languageOfPage, texts: allTexts.office };
const loadSiteTexts = async (language: SiteLanguage) => allTexts.site[language];

let mounted: { root: Root; router: ReturnType<typeof createBrowserRouter> } | null = null;
let specials: Api[] = [];
let problems: string[] = [];
let allowed: RegExp | null = null;

/**
 * Opens an address with these routes, each by its path, as a person who is signed in. Opened again
 * it is a page that was loaded anew: what the browser keeps is kept.
 */
export async function open(
  address: string,
  { routes, api, admin = OWNER, token = 'token-of-a-test', within }: Opening,
): Promise<void> {
  unmount();
  answerWith(api);
  if (token !== null) {
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(ADMIN_KEY, JSON.stringify(admin));
  }
  history.pushState(null, '', address);
  const pages = Object.entries(routes).map(([path, module]) => routeOf(module, path));
  const other: RouteObject = { path: '*', element: <p>Another page</p> };
  const usual: RouteObject = {
    element: <Frame admin={admin} />,
    // In the product this is the guard's.
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

/** What the frame of the office gives to its pages. */
function Frame({ admin }: { admin: Admin }) {
  return (
    <CSPProvider disableStyleElements>
      <Toasts>
        <SignedIn admin={admin}>
          <ToastPlace label="Notices" closeLabel="Close notice" />
          <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[90rem] px-4 py-6 md:p-8">
            <Outlet />
          </main>
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

function answerWith(api: Api): void {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { method = 'GET', body, signal } = init;
    // As `fetch` does. The screen that asks may have been left, so that another one is open by now.
    signal?.throwIfAborted();
    if (!input.startsWith('/api/')) throw new Error(`The test answers for no ${input}`);
    const read = typeof body === 'string' ? JSON.parse(body) : body;
    const call = [method, input.slice('/api'.length), read] as const;
    const named = new Headers(init.headers).get(SCREEN_LANGUAGE);
    // What is read may be for the page that comes next.
    const screen = mounted?.router.state.navigation.location ?? location;
    if (lacksLanguage(screen.pathname, call[1].replace(/\?.*/, ''), named))
      problems.push(`${method} ${input} does not name the language of its screen`);
    let answer: unknown;
    try {
      for (const each of [...specials, api]) answer ??= await each(...call);
    } catch (error) {
      if (!(error instanceof TypeError)) problems.push(`the test's API: ${error}`);
      throw error;
    }
    signal?.throwIfAborted();
    if (answer === undefined) {
      problems.push(`no answer to ${method} ${input}`);
      return refusal(500, 'The test has no answer');
    }
    return answer instanceof Response ? answer : Response.json({ success: true, data: answer });
  });
}

function unmount(): void {
  mounted?.root.unmount();
  mounted?.router.dispose();
  mounted = null;
}

/** The address, as far as a person of the office reads it. */
export const address = () => location.pathname + location.search;

export async function expectAddress(expected: string | RegExp): Promise<void> {
  if (typeof expected === 'string') await expect.poll(address).toBe(expected);
  else await expect.poll(address).toMatch(expected);
}

const onError = ({ message }: ErrorEvent) => problems.push(`uncaught ${message}`);

/** Before each test, by `mounted-setup.ts`. */
export async function prepare(): Promise<void> {
  specials = [];
  problems = [];
  allowed = null;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...parts) => {
      problems.push(`console ${kind}: ${parts.map(String).join(' ')}`);
    });
  }
  addEventListener('error', onError);
  // Or the first click would bring it, and screens read anew when their window gets the focus.
  window.focus();
  await page.viewport(1280, 800);
}

/** After each test: nothing is left of it, and it did nothing that a page must not do. */
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

/** Announces what this test provokes, by a pattern of its text. */
export function allowProblems(pattern: RegExp): void {
  allowed = pattern;
}

/** Presses a key, or several at once: `Control+s`. */
export async function press(keys: string): Promise<void> {
  const names = keys.split('+');
  const last = names.pop() ?? '';
  const held = names.map((name) => `{${name}>}`).join('');
  const released = names.map((name) => `{/${name}}`).join('');
  await userEvent.keyboard(`${held}{${last}}${released}`);
}

/** The same in a field, which gets the focus. */
export async function pressIn(field: Locator, keys: string): Promise<void> {
  ((await field.findElement()) as HTMLElement).focus();
  await press(keys);
}

/** What can be read of each. */
export const innerTexts = (locator: Locator) =>
  locator.elements().map((element) => (element as HTMLElement).innerText);

/** The part of the page breaks no machine-checkable rule of WCAG 2.2 AA. */
export async function expectNoAxeViolations(within: string): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(
    { include: [within], exclude: ['[data-base-ui-focus-guard]'] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    },
  );
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n  ${failureSummary}`),
  );
  expect(faults, 'accessibility faults').toEqual([]);
}

/** A row of a table by the text in it. */
export const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });

/** The names of the rows, from the top: the first text of each that is for everybody. */
export function rowNames(): (string | undefined)[] {
  return page
    .getByRole('rowheader')
    .elements()
    .map((head) => {
      const named = Array.from(head.querySelectorAll('*')).find(
        (element) =>
          !element.closest('[aria-hidden="true"]') &&
          element.firstChild?.nodeType === Node.TEXT_NODE,
      );
      return named?.firstChild?.textContent ?? undefined;
    });
}

/**
 * From now on the API answers so to these calls, until what is returned is called. Undefined leaves
 * the answer to the API of the test.
 */
export function answers(
  method: string,
  path: string | RegExp,
  answer: (body: unknown) => unknown,
): () => void {
  const isMeant = (asked: string) => (path instanceof RegExp ? path.test(asked) : path === asked);
  const special: Api = (...call) =>
    call[0] === method && isMeant(call[1]) ? answer(call[2]) : undefined;
  specials.push(special);
  return () => {
    specials = specials.filter((each) => each !== special);
  };
}

/** The answer to such a call waits until what is returned is called. */
export function heldBack(method: string, path: string | RegExp): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const goOn = answers(method, path, () => promise);
  return () => {
    goOn();
    resolve();
  };
}

interface Kept {
  id: string;
  version: number;
}

/**
 * What the API does with entities below a path: reads, makes, changes and deletes them, and refuses
 * what was read at another version. Undefined for other calls.
 */
export function entityApi<T extends Kept>(
  at: string,
  kept: T[],
  toEntity: (input: Partial<T>) => T,
): Api {
  return (method, path, body) => {
    if (method === 'POST' && path === at) {
      const made = toEntity(body as Partial<T>);
      kept.push(made);
      return made;
    }
    const id = path.startsWith(`${at}/`) ? decodeURIComponent(path.slice(at.length + 1)) : '';
    if (!id || id.includes('/') || id.includes('?')) return undefined;
    const index = kept.findIndex((each) => each.id === id);
    const found = kept[index];
    if (!found) return refusal(404, 'Not found');
    if (method === 'DELETE') kept.splice(index, 1);
    if (method !== 'PUT') return found;
    const { version = found.version, ...changes } = body as Partial<T>;
    if (version !== found.version) return refusal(409, 'It was changed meanwhile');
    kept[index] = { ...toEntity({ ...found, ...changes }), id, version: version + 1 };
    return kept[index];
  };
}
