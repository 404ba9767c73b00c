import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '#app/editing/use-deletion.tsx';
import type { AdminCar } from '#app/features/fleet/car-input.schema.ts';
import { StatusDot } from '#app/ui/status-dot.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { dashboardText } from './dashboard.text.ts';

const text = dashboardText.cars;

/** Takes a car online or offline: at once on the screen, and back again when the server refuses. */
export function CarStatusSwitch({ car: { id, title, status } }: { car: AdminCar }) {
  const fetcher = useFetcher<ActionResult>({ key: `car-status-${id}` });
  const toasts = useToasts();
  const asked = fetcher.formData?.get('status');
  const active = asked ? asked === 'active' : status;

  const { data } = fetcher;
  const say = useEffectEvent((result: ActionResult) => {
    if (!result.ok) toasts.error(result.error || text.statusFailed(title));
    else toasts.success(active ? text.nowActive(title) : text.nowInactive(title), { action: true });
  });
  useEffect(() => {
    // At once, not when the list has been read anew: this car may not be in it any more.
    if (data) say(data);
  }, [data]);

  function set(checked: boolean) {
    const next = checked ? 'active' : 'inactive';
    fetcher.submit({ intent: 'set-car-status', id, status: next }, { method: 'post' });
  }
  return (
    <Switch label={text.switchStatus(title)} checked={active} onChange={set}>
      <StatusDot tone={active ? 'good' : 'done'}>{active ? text.active : text.inactive}</StatusDot>
    </Switch>
  );
}
