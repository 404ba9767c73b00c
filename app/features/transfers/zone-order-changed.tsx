import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { adminZonesText } from './admin-zones.text.ts';
import type { AdminZone } from './zone-input.schema.ts';

const text = adminZonesText.order.changed;

/** Somebody else has saved another order meanwhile: what holds now, to be taken or to be replaced. */
export function ZoneOrderChanged({ zones, onTake }: { zones: AdminZone[]; onTake: () => void }) {
  return (
    <Alert tone="error" className="mb-4 max-w-2xl">
      <p>{text.title}</p>
      <p className="mt-1 font-normal">{text.text}</p>
      <ol
        aria-label={text.list}
        lang="tr"
        className="mt-3 flex list-inside list-decimal flex-wrap gap-x-5 gap-y-1 font-normal"
      >
        {zones.map(({ id, zoneName }) => (
          <li key={id} className="wrap-anywhere">
            {zoneName}
          </li>
        ))}
      </ol>
      <Button size="sm" onClick={onTake} className="mt-3">
        {text.take}
      </Button>
    </Alert>
  );
}
