import { CarFront, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { IsoDate } from '#app/lib/dates.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { draftKey as keyOfDraft } from '../auth/draft-key.ts';
import { carDrafts } from './car-draft.ts';
import { newCarForm } from './car-form.rules.ts';
import { carFormText } from './car-form.text.ts';
import { CARS_PATH } from './use-car-editor.ts';

const text = carFormText.load;

/** As high as what comes, so that nothing jumps when it is there. */
export function CarEditorSkeleton() {
  return (
    <div lang="en" role="status" className="mx-auto w-full max-w-5xl p-4 md:p-8">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-9 w-64" />
      <Skeleton className="mt-6 h-96 rounded-card" />
      <Skeleton className="mt-6 h-64 rounded-card" />
    </div>
  );
}

export function CarLoadFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div lang="en">
      <EmptyState
        role="alert"
        heading="h1"
        drawing={<CloudOff aria-hidden="true" className="size-12" strokeWidth={1.5} />}
        title={text.failed}
        action={
          <>
            <Button variant="primary" pending={retrying} onClick={onRetry}>
              {text.retry}
            </Button>
            <ButtonLink to={CARS_PATH}>{text.toCars}</ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** What was typed about a car that somebody has deleted since can still become a new one. */
export function CarMissing({ draftKey, today }: { draftKey: string; today: IsoDate }) {
  const navigate = useNavigate();
  const [draft] = useState(() => carDrafts.read(draftKey));

  function useDraft() {
    if (!draft) return;
    const base = newCarForm(Number(today.slice(0, 4)));
    carDrafts.write(keyOfDraft('car', null), { ...draft, version: null, base });
    carDrafts.remove(draftKey);
    navigate('/admin/editCar');
  }

  return (
    <div lang="en">
      <EmptyState
        heading="h1"
        drawing={<CarFront aria-hidden="true" className="size-12" strokeWidth={1.5} />}
        title={text.missingTitle}
        text={draft ? `${text.missingText} ${text.missingDraft}` : text.missingText}
        action={
          <>
            <ButtonLink to={CARS_PATH} variant="primary">
              {text.toCars}
            </ButtonLink>
            {draft && <Button onClick={useDraft}>{text.useDraft}</Button>}
          </>
        }
      />
    </div>
  );
}
