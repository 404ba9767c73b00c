import { z } from 'zod';
import { handoverPath } from '#app/base/messages/papers.rules.ts';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { EditorLoadFailure } from '#app/editing/editor/editor-states.tsx';
import { saveEdited } from '#app/editing/editor/save.ts';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { ApiError } from '#app/lib/http/api-client.ts';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Route } from './+types/admin-handover.route.ts';
import { HandoverEditor } from './editor/handover-editor.tsx';
import { type HandoverKind, refusalOf } from './handover.rules.ts';
import {
  bookingHandoversSchema,
  documentsSchema,
  handoverSchema,
  type ShownDocuments,
} from './handover.schema.ts';

const apiOf = (id: string) => `/admin/bookings/${encodeURIComponent(id)}/handovers`;

function kindOf(pattern: string): HandoverKind {
  return pattern.endsWith('/back') ? 'back' : 'out';
}

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request, params: { id }, pattern }: Route.ClientLoaderArgs) {
  try {
    const read = await callAdminApi(request, apiOf(id), bookingHandoversSchema);
    return { state: 'ready' as const, id, kind: kindOf(pattern), read };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: 'failed' as const, id };
  }
}

export async function clientAction({ request, params: { id }, pattern }: Route.ClientActionArgs) {
  const path = apiOf(id);
  const kind = kindOf(pattern);
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    return saveEdited(await withKind(request, kind), { path, shape: handoverSchema });
  }
  const sent = await request.clone().formData();
  if (sent.get('intent') === 'show-documents') return showDocuments(request, path);
  return runListAction(request, {
    delete: ({ id: which }) =>
      callAdminApi(request, `${path}/${which}`, z.unknown(), { method: 'DELETE' }),
  });
}

/** Adds the kind, which the API needs to create a record. */
async function withKind(request: Request, kind: HandoverKind): Promise<Request> {
  const body = await request.json();
  return new Request(request.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, input: { ...body.input, kind } }),
    signal: request.signal,
  });
}

async function showDocuments(request: Request, path: string): Promise<ShownDocuments> {
  try {
    const shown = await callAdminApi(request, `${path}/documents`, documentsSchema, {
      method: 'POST',
    });
    return { ok: true, drivers: shown.drivers };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, error: error.message };
  }
}

export default function AdminHandover({ loaderData }: Route.ComponentProps) {
  const { page: text } = useOfficeText('handovers');
  return (
    <>
      <title>
        {loaderData.state === 'ready'
          ? text.pageTitle(loaderData.kind, loaderData.read.booking.bookingReference)
          : `${text.titles.out} – Kervan`}
      </title>
      <HandoverScreen {...loaderData} />
    </>
  );
}

function HandoverScreen(loaderData: Route.ComponentProps['loaderData']) {
  const { page: text, editing: handoverEditing } = useOfficeText('handovers');
  const lang = useOfficeLanguage();
  const { id } = loaderData;
  if (loaderData.state === 'failed') {
    return (
      <EditorLoadFailure
        title={text.loadFailed}
        backTo={bookingPath(id)}
        text={handoverEditing.load}
        lang={lang}
      />
    );
  }
  const { kind, read } = loaderData;
  const refusal = read[kind] ? null : refusalOf(read.booking, { kind, hasOut: read.out !== null });
  if (refusal) return <Refusal id={id} kind={kind} why={refusal} />;
  return <HandoverEditor key={`${id} ${kind}`} kind={kind} read={read} />;
}

function Refusal({
  id,
  kind,
  why,
}: {
  id: string;
  kind: HandoverKind;
  why: NonNullable<ReturnType<typeof refusalOf>>;
}) {
  const {
    page: text,
    input: handoverInputText,
    editing: handoverEditing,
  } = useOfficeText('handovers');
  return (
    <div>
      <PageHead
        back={{ to: bookingPath(id), label: handoverEditing.load.back }}
        title={text.titles[kind]}
      />
      <EmptyState
        drawing={<img src={emptyRoad} alt="" width={240} height={160} />}
        title={handoverInputText[why]}
        text={why === 'notOut' ? text.notOutText : undefined}
        action={
          <>
            {why === 'notOut' && (
              <ButtonLink to={handoverPath(id, 'out')} variant="primary">
                {text.toHandover}
              </ButtonLink>
            )}
            <ButtonLink to={bookingPath(id)}>{handoverEditing.load.back}</ButtonLink>
          </>
        }
      />
    </div>
  );
}
