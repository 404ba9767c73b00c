import { CarFront } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EditorMissing } from '#app/editing/editor-states.tsx';
import { draftKey as keyOfDraft } from '#app/features/auth/draft-key.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { carDrafts } from './car-draft.ts';
import { newCarForm } from './car-form.rules.ts';
import { carFormText } from './fleet.text.ts';
import { CARS_PATH } from './use-car-editor.ts';

/** A car that somebody has deleted since. */
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
    <EditorMissing
      drawing={<CarFront aria-hidden="true" className="size-12" strokeWidth={1.5} />}
      onUseDraft={draft && useDraft}
      backTo={CARS_PATH}
      text={carFormText.editing.load}
      lang="en"
    />
  );
}
