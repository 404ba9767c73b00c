import { Link } from 'react-router';
import { Logo } from '#app/features/site/logo.tsx';
import { AdminNav } from './admin-nav.tsx';
import { AdminPerson } from './admin-person.tsx';
import { SECTION_PATHS } from './sections.rules.ts';
import { shellText } from './shell.text.ts';

const ROW_CLASS = 'text-white/80 hover:bg-white/10 hover:text-white';

/** Always there on a wide screen; `AdminTopBar` stands for it on a narrow one. */
export function AdminSidebar({ businessName }: { businessName: string }) {
  return (
    <aside className="sticky top-0 flex h-dvh flex-col overflow-y-auto bg-ink px-3 pb-4 text-white max-md:hidden">
      <Link to={SECTION_PATHS.dashboard} className="my-5 rounded-control px-2">
        <Logo name={businessName} className="max-w-full" />
        <span className="sr-only">, {shellText.area}</span>
      </Link>
      <AdminNav
        entryClass={`min-h-11 px-3 ${ROW_CLASS} aria-[current]:bg-sea aria-[current]:text-white`}
      />
      <div className="mt-auto border-white/15 border-t pt-4">
        <AdminPerson rowClass={ROW_CLASS} />
      </div>
    </aside>
  );
}
