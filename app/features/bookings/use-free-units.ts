import { useEffect, useEffectEvent } from 'react';
import { useFetcher, useFormAction } from 'react-router';
import type { WallClock } from '#app/lib/dates.ts';

/** Asks the page's client action how many units of each car are free. */
export interface FreeUnitsQuestion {
  ask: 'free-units';
  from: WallClock;
  to: WallClock;
  /** The booking that is edited: it is not in its own way. */
  except: string | null;
}

/** `free` by car id; null when it could not be found out. */
export interface FreeUnitsAnswer {
  from: WallClock;
  to: WallClock;
  free: Record<string, number> | null;
}

/** Units of each car that are free over a period, as it is chosen; null while nobody knows. */
export function useFreeUnits(
  period: { pickupAt: WallClock; dropoffAt: WallClock } | null,
  except: string | null,
): Record<string, number> | null {
  const { submit, data } = useFetcher<FreeUnitsAnswer>();
  // Named, because without it the page that is open in that moment would be asked.
  const action = useFormAction();
  const from = period?.pickupAt ?? '';
  const to = period?.dropoffAt ?? '';
  const ask = useEffectEvent(() => {
    const question: FreeUnitsQuestion = { ask: 'free-units', from, to, except };
    submit(JSON.stringify(question), {
      action,
      method: 'post',
      encType: 'application/json',
      // It changes nothing.
      defaultShouldRevalidate: false,
    });
  });
  useEffect(() => {
    if (from && to) ask();
  }, [from, to]);
  return data && data.from === from && data.to === to ? data.free : null;
}
