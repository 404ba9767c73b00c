import { z } from 'zod';
import { EditorLoadFailure, EntityMissing } from '#app/editing/editor/editor-states.tsx';
import { saveEdited } from '#app/editing/editor/save.ts';
import { type ActionResult, runListAction } from '#app/editing/list/list-actions.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { NEW_VEHICLE_PATH, VEHICLES_PATH, vehiclePath } from '#app/editing/office-paths.rules.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Route } from './+types/admin-vehicle-edit.route.ts';
import { type VehicleDamages, vehicleDamagesSchema } from './damages/damage.schema.ts';
import { damageActions } from './damages/damage-actions.ts';
import {
  savedVehicleSchema,
  type VehicleRentals,
  vehicleRentalsSchema,
  vehiclesSchema,
} from './vehicle.schema.ts';
import { VEHICLE, VehicleEditor } from './vehicle-editor.tsx';

const saving = { path: VEHICLES_PATH, shape: savedVehicleSchema };

const NO_RENTALS: VehicleRentals = { rentals: [], total: 0 };
const NO_DAMAGES: VehicleDamages = { damages: [], expenses: [] };

export const handle: ScreenHandle = { language: 'tr' };

/** Loads `/admin/vehicles/:id`, or `/admin/vehicles/new` for a new vehicle. */
export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  try {
    const [{ vehicles, cars }, rentals, damages] = await Promise.all([
      callAdminApi(request, VEHICLES_PATH, vehiclesSchema),
      id === 'new'
        ? NO_RENTALS
        : callAdminApi(request, `${vehiclePath(id)}/rentals`, vehicleRentalsSchema),
      id === 'new'
        ? NO_DAMAGES
        : callAdminApi(request, `${vehiclePath(id)}/damages`, vehicleDamagesSchema),
    ]);
    const vehicle = vehicles.find((each) => each.id === id) ?? null;
    if (!vehicle && id !== 'new') return { state: 'missing' as const, id };
    return { state: 'ready' as const, vehicle, cars, rentals, damages };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { state: 'missing' as const, id };
    return { state: 'failed' as const };
  }
}

export function clientAction({ request }: Route.ClientActionArgs) {
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    return saveEdited(request, saving);
  }
  const blocks = (id: string) => `${vehiclePath(id)}/blocks`;
  return runListAction(request, {
    ...damageActions(request),
    block: ({ id, intent: _, allowOverbooking, ...body }) =>
      callAdminApi(request, blocks(id), z.unknown(), {
        method: 'POST',
        body: { ...body, allowOverbooking: allowOverbooking === 'yes' },
      }),
    'delete-block': ({ id, vehicleId = '' }) =>
      callAdminApi(request, `${blocks(vehicleId)}/${encodeURIComponent(id)}`, z.unknown(), {
        method: 'DELETE',
      }),
  }) satisfies Promise<ActionResult>;
}

export default function AdminVehicleEdit({ loaderData }: Route.ComponentProps) {
  const { page } = useOfficeText('vehicles');
  const vehicle = loaderData.state === 'ready' ? loaderData.vehicle : null;
  return (
    <>
      <title>{vehicle ? `${vehicle.plate} – Kervan` : page.pageTitle}</title>
      <VehicleScreen {...loaderData} />
    </>
  );
}

function VehicleScreen(loaderData: Route.ComponentProps['loaderData']) {
  const { form: text } = useOfficeText('vehicles');
  const lang = useOfficeLanguage();
  switch (loaderData.state) {
    case 'ready': {
      const { vehicle, ...loaded } = loaderData;
      return <VehicleEditor key={vehicle?.id ?? 'new'} vehicle={vehicle} {...loaded} />;
    }
    case 'missing':
      return (
        <EntityMissing
          entity={VEHICLE}
          id={loaderData.id}
          newPath={NEW_VEHICLE_PATH}
          drawing={<Icon name="icon-car-front" className="size-12" />}
        />
      );
    case 'failed':
      return (
        <EditorLoadFailure
          title={text.loadFailed}
          backTo={VEHICLES_PATH}
          text={text.editing.load}
          lang={lang}
        />
      );
  }
}
