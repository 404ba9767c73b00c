import { CSPProvider } from '@base-ui/react/csp-provider';
import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { PageAnnouncer } from '#app/base/shell/page-announcer.tsx';
import { apiHeaders } from '#app/editing/office-calls/api-headers.ts';
import { Toasts, useToasts } from '#app/ui/dialogs/toasts.tsx';
import { useLanguageOfScreen } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { useLater } from '#app/ui/use-later.ts';
import { AdminSidebar, AdminTopBar, FootBar, type MenuProps } from './admin-nav.tsx';
import { type Section, sectionOf } from './sections.rules.ts';

/** Loaded after the frame is drawn, because there are no notices before. */
const ToastPlace = lazy(() =>
  import('#app/ui/dialogs/toast-place.tsx').then(
    ({ ToastPlace }) => ({ default: ToastPlace }),
    () => ({ default: () => <></> }),
  ),
);

/** Frame of every page of the back office. */
export function OfficeFrame({
  isCutOff,
  fetchSearch,
  ...frame
}: Omit<MenuProps, 'onSearch'> & {
  /** True if the last request got no response. */
  isCutOff: boolean;
  /** Loads the dialog that searches the whole office. */
  fetchSearch: () => Promise<ComponentType<{ onClose: () => void }>>;
}) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  const location = useLocation();
  const section = sectionOf(location);
  const { businessName, waiting, switches } = frame;
  const [isSearching, setSearching] = useState(false);
  const [SearchDialog, prepareSearch] = useLater(fetchSearch);
  function onSearch() {
    prepareSearch();
    setSearching(true);
  }
  useSlashKey(onSearch);
  useEffect(() => {
    if (section) void logNavigation(section);
  }, [section]);
  return (
    // Our policy refuses style elements, see docs/decisions/010.
    <CSPProvider disableStyleElements>
      <Toasts>
        <StayOffline isCutOff={isCutOff}>
          <a href="#main" className="skip-link print:hidden">
            {shellText.skipToContent}
          </a>
          <PageAnnouncer place={`${location.pathname} ${section}`} />
          <AdminTopBar onSearch={onSearch} />
          <AdminSidebar {...frame} onSearch={onSearch} />
          <p role="status" className="sr-only">
            {waiting > 0 && shellText.waiting(waiting)}
          </p>
          <main
            id="main"
            lang={useLanguageOfScreen()}
            data-business={businessName}
            tabIndex={-1}
            className="mx-auto w-full max-w-480 px-4 large-text:px-2 pb-[calc(4.5rem+var(--contact-bar-height))] outline-none md:px-6"
          >
            <Outlet />
          </main>
          <Suspense>
            <ToastPlace
              label={shellText.notices}
              closeLabel={shellText.closeNotice}
              className="toast-place"
            />
          </Suspense>
          <FootBar waiting={waiting} switches={switches} />
          {isSearching && SearchDialog && <SearchDialog onClose={() => setSearching(false)} />}
        </StayOffline>
      </Toasts>
    </CSPProvider>
  );
}

/** Selector of places where a slash is an ordinary character or the page behind is inert. */
const NO_SHORTCUT =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog, [role$="dialog"]';

/** Calls `onSlash` on the key `/` outside of text controls and dialogs. */
function useSlashKey(onSlash: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest(NO_SHORTCUT)) return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/**
 * Keeps the open page while there is no connection. Otherwise React Router would reload the
 * document for a link, and the browser would show its own error page.
 */
function StayOffline({ isCutOff, children }: { isCutOff: boolean; children: ReactNode }) {
  const { shell: shellText } = useOfficeText('frame', 'tr');
  const toasts = useToasts();
  const navigate = useNavigate();
  async function stay(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (navigator.onLine && !isCutOff) return;
    if (!link || !leavesPage(link)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    if (await isServerReachable()) await navigate({ pathname, search, hash });
    else toasts.error(shellText.offline);
  }
  return (
    <div data-admin className="office-frame" onClickCapture={stay}>
      {children}
    </div>
  );
}

function leavesPage({ target, download, origin, pathname, search, hash }: HTMLAnchorElement) {
  if (target !== '' || download !== '' || origin !== location.origin) return false;
  const isHere = pathname === location.pathname && search === location.search;
  return !(isHere && hash !== '');
}

const REACHABLE_WITHIN_MS = 5000;

async function isServerReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', signal: AbortSignal.timeout(REACHABLE_WITHIN_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Reports the opened section to the server (spec, part 7). */
async function logNavigation(section: Section): Promise<void> {
  try {
    await fetch('/api/admin/log-navigation', {
      method: 'POST',
      // The request continues when the page is left.
      keepalive: true,
      headers: { ...apiHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ section, timestamp: new Date().toISOString() }),
    });
  } catch {
    // Failures are ignored: the log is not worth an error on the screen.
  }
}
