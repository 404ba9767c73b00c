import { useRouteLoaderData } from 'react-router';
import type { Elements } from '#app/ui/elements.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { FootBarSkeleton, SidebarSkeleton, TopBarSkeleton } from './admin-nav.tsx';

const ROWS = Array.from({ length: 10 }, (_, i) => i);

/**
 * Frame of the back office until the server has confirmed the session. The skeleton has no
 * controls, and the same layout as the real frame. `children` tell what the page waits for.
 */
export function FrameSkeleton({ children }: { children: Elements }) {
  const layout = useRouteLoaderData<{ businessName: string }>('admin-layout');
  const name = layout?.businessName ?? '';
  return (
    <div className="office-frame">
      <TopBarSkeleton />
      <SidebarSkeleton businessName={name} />
      <main className="mx-auto w-full max-w-480 px-4 large-text:px-2 pt-4 pb-6 md:px-6">
        {children}
        <div className="noscript:hidden">
          <Skeleton className="mt-4 h-9 w-56 max-w-full" />
          <Skeleton className="mt-4 h-11" />
          <div className="mt-4 grid gap-1">
            {ROWS.map((row) => (
              <Skeleton key={row} className="h-11" />
            ))}
          </div>
        </div>
      </main>
      <FootBarSkeleton />
    </div>
  );
}
