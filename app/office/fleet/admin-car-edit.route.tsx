import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { z } from 'zod';
import { adminCarSchema } from '#app/domain/cars/car-input.schema.ts';
import { EditorLoadFailure } from '#app/editing/editor/editor-states.tsx';
import { saveEdited } from '#app/editing/editor/save.ts';
import { formAddress } from '#app/editing/editor/use-unsaved-guard.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { CAR_LIST_PATH } from '#app/editing/office-paths.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/admin-car-edit.route';
import { CarEditor, CarMissing } from './car-editor.tsx';

const placesSchema = z.object({ rental: z.object({ places: z.array(z.string()) }) });

const saving = { path: '/admin/cars', shape: adminCarSchema };

/** Reads the car's id from both addresses of the editor. No id, or 'new', is a new car (spec, part 2). */
function carIdOf(request: Request, params: { id?: string }): string | null {
  const id = params.id ?? new URL(request.url).searchParams.get('id');
  return !id || id === 'new' ? null : id;
}

export const handle: ScreenHandle = { language: 'en' };

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = carIdOf(request, params);
  const { date: today } = businessNow(new Date());
  try {
    const [car, places] = await Promise.all([
      id && callAdminApi(request, `/admin/cars/${encodeURIComponent(id)}`, adminCarSchema),
      // Staff can still type a place if the suggestions cannot be loaded.
      callAdminApi(request, '/settings', placesSchema).then(
        ({ rental }) => rental.places,
        () => [],
      ),
    ]);
    return { state: 'ready' as const, id, car: car || null, places, today };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const state = error.status === 404 ? ('missing' as const) : ('failed' as const);
    return { state, id, today };
  }
}

/** Keeps the car, and with it the typed values, while a person goes from page to page of the form. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOtherPart =
    currentUrl.search !== nextUrl.search && formAddress(currentUrl) === formAddress(nextUrl);
  return !isOtherPart && defaultShouldRevalidate;
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return saveEdited(request, saving);
}

export default function AdminCarEdit({ loaderData }: Route.ComponentProps) {
  const { form: text } = useOfficeText('fleet');
  const car = loaderData.state === 'ready' ? loaderData.car : null;
  return (
    <>
      <title>{car ? text.editTitle(car.title) : text.newTitle}</title>
      <Content loaderData={loaderData} />
    </>
  );
}

function Content({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { form: text } = useOfficeText('fleet');
  const lang = useOfficeLanguage();
  const { id, today } = loaderData;
  if (loaderData.state === 'ready') {
    const { car, places } = loaderData;
    // The key creates a new editor when a person goes from one car to another.
    return <CarEditor key={id} car={car} places={places} today={today} />;
  }
  return loaderData.state === 'missing' && id ? (
    <CarMissing id={id} today={today} />
  ) : (
    <EditorLoadFailure
      title={text.loadFailed}
      backTo={CAR_LIST_PATH}
      text={text.editing.load}
      lang={lang}
    />
  );
}
