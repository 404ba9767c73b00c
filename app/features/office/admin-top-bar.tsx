import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '#app/features/site/logo.tsx';
import { Sheet, SheetTrigger } from '#app/ui/sheet.tsx';
import { AdminNav } from './admin-nav.tsx';
import { AdminPerson } from './admin-person.tsx';
import { SECTION_PATHS } from './sections.rules.ts';
import { shellText } from './shell.text.ts';

const MENU_ID = 'admin-menu';

/** The sidebar of a narrow screen: a bar that opens it as a drawer. */
export function AdminTopBar({ businessName }: { businessName: string }) {
  return (
    <header className="sticky top-0 z-40 flex h-(--header-height) items-center justify-between gap-4 bg-ink px-4 text-white md:hidden">
      <Link to={SECTION_PATHS.dashboard} className="min-w-0 rounded-control">
        <Logo name={businessName} className="max-w-full" />
        <span className="sr-only">, {shellText.area}</span>
      </Link>
      <SheetTrigger
        sheet={MENU_ID}
        aria-label={shellText.openMenu}
        className="grid size-11 shrink-0 place-items-center rounded-control border border-white/25"
      >
        <Menu aria-hidden="true" className="size-6" />
      </SheetTrigger>
      <Sheet
        id={MENU_ID}
        title={shellText.menu}
        closeLabel={shellText.closeMenu}
        footer={<AdminPerson rowClass="hover:bg-sand" />}
      >
        <AdminNav entryClass="min-h-14 px-3 text-lg aria-[current]:bg-turquoise-wash aria-[current]:text-sea" />
      </Sheet>
    </header>
  );
}
