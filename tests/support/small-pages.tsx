import type { ReactNode } from 'react';
import {
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from 'react-router';
import * as entryServer from '#app/entry.server.tsx';
import type { PageSource } from '#server/pages/page-source.ts';

type RouteModule = ServerBuild['routes'][string] extends infer R
  ? NonNullable<R> extends { module: infer M }
    ? Partial<M>
    : never
  : never;

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="tr">
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const plainRoot: RouteModule = {
  default: () => (
    <Layout>
      <Outlet />
    </Layout>
  ),
  ErrorBoundary: () => <Layout>Bir şeyler ters gitti</Layout>,
};

/**
 * Makes the server build of these routes (by path) without Vite, with the real `entry.server.tsx`.
 * So tests of `server/` can have pages that fail. `layout` is a route without a path around them;
 * `root` renders the document.
 */
export function smallPages(
  routes: Record<string, RouteModule>,
  { layout, root = plainRoot }: { layout?: RouteModule; root?: RouteModule } = {},
): PageSource {
  const parentId = layout ? 'layout' : 'root';
  const entries = [
    { id: 'root', path: '', module: root },
    ...(layout ? [{ id: 'layout', parentId: 'root', module: layout }] : []),
    ...Object.entries(routes).map(([path, module]) => ({
      id: `routes${path}`,
      parentId,
      path: path.slice(1),
      module,
    })),
  ];
  const build = {
    entry: { module: entryServer },
    routes: Object.fromEntries(
      entries.map((route) => [route.id, { ...route, module: asBuilt(route.module) }]),
    ),
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: Object.fromEntries(
        entries.map(({ module, ...route }) => [
          route.id,
          {
            ...route,
            module: '/assets/route.js',
            hasAction: module.action !== undefined,
            hasLoader: module.loader !== undefined,
            hasErrorBoundary: module.ErrorBoundary !== undefined,
          },
        ]),
      ),
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  return { mode: 'production', load: async () => build, clientDirectory: null };
}

/** Wraps the component as the build does, which passes the values of hooks as props. */
function asBuilt(module: RouteModule): RouteModule {
  const { default: Component, ErrorBoundary } = module;
  return {
    ...module,
    ...(Component && { default: UNSAFE_withComponentProps(Component as never) }),
    ...(ErrorBoundary && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary as never) }),
  };
}
