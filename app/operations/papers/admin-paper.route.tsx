import { useEffect } from 'react';
import { useLocation, useNavigationType, useRevalidator } from 'react-router';
import { PAPERS, type Paper, papersOf } from '#app/base/messages/papers.rules.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import {
  bookingHandoversSchema,
  documentsSchema,
} from '#app/operations/handovers/handover.schema.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Route } from './+types/admin-paper.route.ts';
import type { PaperHandovers } from './paper.schema.ts';
import { type PaperFacts, paperSchema, signedContentSchema } from './paper.schema.ts';
import { PaperPage } from './paper-page.tsx';
import { signedVersionsOf } from './signed-versions.rules.ts';

export const handle: ScreenHandle = { language: 'en' };

/** Reads the facts of the paper again on each visit. */
export async function clientLoader({
  request,
  params: { id, paper: name },
}: Route.ClientLoaderArgs) {
  const paper = PAPERS.find((each) => each === name);
  if (!paper) return { state: 'missing' as const, id };
  try {
    const facts = await callAdminApi(request, `${bookingPath(id)}/papers`, paperSchema);
    if (!papersOf(facts.booking.serviceType).includes(paper)) {
      return { state: 'not-rental' as const, id };
    }
    const kept = signedVersion(facts, paper, new URL(request.url).searchParams.get('signed'));
    if (kept) {
      const path = `${bookingPath(id)}/papers/signed/${kept.id}`;
      const signed = await callAdminApi(request, path, signedContentSchema, { method: 'POST' });
      return { state: 'ready' as const, paper, facts, kept: { ...kept, ...signed } };
    }
    const handover = await readHandover(request, id, paper);
    return { state: 'ready' as const, paper, facts, handover };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 404 ? ('missing' as const) : ('failed' as const), id };
  }
}

/**
 * Returns the signed version that the address names. Without a name, returns the contract with
 * valid signatures, if there is one.
 */
function signedVersion({ signed }: PaperFacts, paper: Paper, asked: string | null) {
  const versions = signedVersionsOf(paper, signed);
  if (asked !== null) return versions.find(({ id }) => String(id) === asked);
  return paper === 'contract' ? versions.find(({ changed }) => changed === null) : undefined;
}

/**
 * Reads the records that a paper prints. Only the contract has whole document numbers; the audit
 * log records that they were shown.
 */
async function readHandover(request: Request, id: string, paper: Paper): Promise<PaperHandovers> {
  if (paper !== 'contract' && paper !== 'handover') return { out: null, back: null };
  const path = `${bookingPath(id)}/handovers`;
  const { out, back } = await callAdminApi(request, path, bookingHandoversSchema);
  if (!out || paper === 'handover') return { out, back };
  const { drivers } = await callAdminApi(request, `${path}/documents`, documentsSchema, {
    method: 'POST',
  });
  return { out: { ...out, drivers }, back };
}

export default function AdminPaper({ loaderData }: Route.ComponentProps) {
  const { paperNames } = useOfficeText('messages');
  usePrintAtOnce(loaderData.state === 'ready');
  if (loaderData.state !== 'ready') {
    return (
      <>
        <title>Kervan</title>
        <NoPaper {...loaderData} />
      </>
    );
  }
  const { facts, paper } = loaderData;
  return (
    <>
      {/* The browser proposes the title as the name of the PDF. */}
      <title>{`${facts.booking.bookingReference} ${paperNames[paper]}`}</title>
      <PaperPage {...loaderData} />
    </>
  );
}

/**
 * Prints at once if Ctrl+P on a booking opened the paper. A reload or the back button does not
 * print again.
 */
function usePrintAtOnce(isReady: boolean) {
  const { state } = useLocation();
  const isMeant = useNavigationType() === 'PUSH' && state?.print === true;
  useEffect(() => {
    if (isMeant && isReady) window.print();
  }, [isMeant, isReady]);
}

function NoPaper({ state, id }: { state: 'missing' | 'failed' | 'not-rental'; id: string }) {
  const text = useOfficeText('papers');
  const { revalidate, state: reading } = useRevalidator();
  const titles = { missing: text.missing, failed: text.failed, 'not-rental': text.notRental };
  return (
    <div>
      <EmptyState
        role={state === 'failed' ? 'alert' : undefined}
        heading="h1"
        drawing={<Icon name="icon-cloud-off/1.5" className="size-12" />}
        title={titles[state]}
        text={state === 'failed' ? text.failedText : undefined}
        action={
          <>
            {state === 'failed' && (
              <Button
                variant="primary"
                pending={reading === 'loading'}
                onClick={() => revalidate()}
              >
                {text.retry}
              </Button>
            )}
            <ButtonLink to={bookingPath(id)}>{text.back}</ButtonLink>
          </>
        }
      />
    </div>
  );
}
