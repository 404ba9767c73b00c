import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '#app/editing/use-deletion.tsx';
import { StatusDot } from '#app/ui/status-dot.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { adminZonesText as text, zoneAlerts } from './admin-zones.text.ts';
import type { AdminZone } from './zone-input.schema.ts';

/** Shows a zone to visitors or hides it: at once on the screen, and back when the server refuses. */
export function ZoneStatusSwitch({ zone: { id, zoneName, status } }: { zone: AdminZone }) {
  const fetcher = useFetcher<ActionResult>({ key: `zone-status-${id}` });
  const toasts = useToasts();
  const asked = fetcher.formData?.get('status');
  const shown = asked === 'active' || asked === 'inactive' ? asked : status;

  const { data } = fetcher;
  const say = useEffectEvent((result: ActionResult) => {
    if (result.ok) toasts.success(zoneAlerts.updated, { action: true, lang: 'en' });
    else toasts.error(zoneAlerts.updating(result.error), { lang: 'en' });
  });
  useEffect(() => {
    if (data) say(data);
  }, [data]);

  function set(active: boolean) {
    const next = active ? 'active' : 'inactive';
    fetcher.submit({ intent: 'set-zone-status', id, status: next }, { method: 'post' });
  }
  return (
    <Switch label={text.switchStatus(zoneName)} checked={shown === 'active'} onChange={set}>
      <StatusDot tone={shown === 'active' ? 'good' : 'done'}>{text.statuses[shown]}</StatusDot>
    </Switch>
  );
}
