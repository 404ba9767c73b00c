import { useRouteLoaderData } from 'react-router';
import { Logo } from '#app/site/shell/logo.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';

const ENTRIES = Array.from({ length: 10 }, (_, i) => i);
const ROWS = Array.from({ length: 6 }, (_, i) => i);

/**
 * The frame of the back office as it is before the server has said who asks: nothing in it can be used, and
 * nothing moves when the real one takes its place. `children` says what is waited for.
 */
export function FrameSkeleton({ children }: { children: Elements }) {
  const layout = useRouteLoaderData<{ businessName: string }>('office/frame/admin-layout.route');
  const name = layout?.businessName ?? '';
  return (
    <div className="md:grid md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="flex h-(--header-height) large-letters:h-auto items-center bg-ink px-4 large-letters:py-3 text-white md:hidden">
        <Logo name={name} />
      </div>
      <div className="bg-ink px-3 text-white max-md:hidden md:h-dvh">
        <Logo name={name} className="my-2 px-2" />
        {ENTRIES.map((entry) => (
          <div key={entry} aria-hidden="true" className="flex min-h-11 items-center gap-3 px-3">
            <span className="size-5 rounded-full bg-white/10" />
            <span className="h-3 w-28 rounded-full bg-white/10" />
          </div>
        ))}
      </div>
      <main className="mx-auto w-full max-w-[90rem] px-4 large-letters:px-2 py-6 md:p-8">
        {children}
        <Skeleton className="mt-6 h-10 w-56 max-w-full" />
        <div className="mt-6 grid gap-3">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      </main>
    </div>
  );
}
