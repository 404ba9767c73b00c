import { useState } from 'react';
import { correctionText } from '#app/domain/requests/reservation.rules.ts';
import { readTrip } from '#app/domain/requests/trip.rules.ts';
import { Button } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { shownDates } from './car-filters.tsx';
import type { LoadedCars } from './loaded-cars.ts';

/** Shows the corrected dates, once for each loaded list. */
export function DateCorrections({ list }: { list: LoadedCars }) {
  const { corrections } = useText('cars').search;
  const [shown, setShown] = useState({ list, fields: list.corrected });
  if (shown.list !== list) setShown({ list, fields: list.corrected });
  return shown.fields.map((field) => (
    <Alert key={field} tone="info" onClear={() => setShown({ list, fields: [] })} className="mb-4">
      {correctionText(field, corrections)}
    </Alert>
  ));
}

export function OutdatedList({
  queryKey,
  retrying,
  onRetry,
}: {
  queryKey: string;
  retrying: boolean;
  onRetry: () => void;
}) {
  const text = useText('cars').browse;
  const dates = useText('dates');
  const trip = readTrip(new URLSearchParams(queryKey.replace(/^.*\?/, '')));
  const isChosen = trip.pickupDate || trip.returnDate;
  const shown = isChosen ? shownDates(trip, text, dates) : text.noDates;
  return (
    <Alert tone="error" className="mb-4">
      <p>{text.outdated(shown)}</p>
      <Button size="sm" className="mt-2" pending={retrying} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </Alert>
  );
}
