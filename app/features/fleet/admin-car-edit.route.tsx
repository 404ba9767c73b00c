import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { EditorLoadFailure, EditorSkeleton } from '#app/editing/editor-states.tsx';
import type { ToSave } from '#app/editing/save-outcome.ts';
import { callAdminApi } from '#app/features/auth/admin-api.ts';
import { draftKey } from '#app/features/auth/draft-key.ts';
import { saveVersioned } from '#app/features/auth/save-versioned.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { businessNow } from '#app/lib/dates.ts';
import type { Route } from './+types/admin-car-edit.route';
import { CarEditor } from './car-editor.tsx';
import { CarMissing } from './car-editor-states.tsx';
import { adminCarSchema, type CarInput } from './car-input.schema.ts';
import { carFormText } from './fleet.text.ts';
import { CAR_SAVING } from './save-car.ts';
import { CARS_PATH } from './use-car-editor.ts';

/** What the editor needs of the public settings. */
const placesSchema = z.object({ rental: z.object({ places: z.array(z.string()) }) });

/** Both addresses of the editor; no id, or 'new', is a new car (spec, part 2). */
function carIdOf(request: Request, params: { id?: string }): string | null {
  const id = params.id ?? new URL(request.url).searchParams.get('id');
  return !id || id === 'new' ? null : id;
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = carIdOf(request, params);
  const key = draftKey('car', id);
  try {
    const [car, places] = await Promise.all([
      id && callAdminApi(request, `/admin/cars/${encodeURIComponent(id)}`, adminCarSchema),
      // Without them a place can still be typed.
      callAdminApi(request, '/settings', placesSchema).then(
        ({ rental }) => rental.places,
        () => [],
      ),
    ]);
    return { state: 'ready' as const, car: car || null, places, draftKey: key, today: today() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const state = error.status === 404 ? ('missing' as const) : ('failed' as const);
    return { state, draftKey: key, today: today() };
  }
}

/** Saves; the page itself says what came of it, and goes on from there. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  return saveVersioned(request, (await request.json()) as ToSave<CarInput>, CAR_SAVING);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const car = loaderData?.state === 'ready' ? loaderData.car : null;
  return [{ title: car ? carFormText.editTitle(car.title) : carFormText.newTitle }];
};

export function HydrateFallback() {
  return <EditorSkeleton text={carFormText.editing.load} lang="en" />;
}

export default function AdminCarEdit({ loaderData }: Route.ComponentProps) {
  const revalidator = useRevalidator();
  if (loaderData.state === 'ready') {
    const { state: _, ...editor } = loaderData;
    // Going from one car to another, the second begins anew.
    return <CarEditor key={editor.draftKey} {...editor} />;
  }
  return loaderData.state === 'missing' ? (
    <CarMissing draftKey={loaderData.draftKey} today={loaderData.today} />
  ) : (
    <EditorLoadFailure
      title={carFormText.loadFailed}
      retrying={revalidator.state === 'loading'}
      onRetry={() => revalidator.revalidate()}
      backTo={CARS_PATH}
      text={carFormText.editing.load}
      lang="en"
    />
  );
}

function today() {
  return businessNow(new Date()).date;
}
