import { CircleCheck, CircleDot } from 'lucide-react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { SAVE_ID } from './car-focus.ts';
import { carFormText } from './car-form.text.ts';
import { CARS_PATH } from './use-car-editor.ts';
import type { SavePhase } from './use-car-save.ts';

const text = carFormText.save;

/** Stays in reach at the end of the window, and says where things stand. */
export function CarSaveBar({
  isNew,
  unsaved,
  phase,
}: {
  isNew: boolean;
  unsaved: boolean;
  phase: SavePhase;
}) {
  const resting = unsaved ? 'unsaved' : isNew ? 'untouched' : 'saved';
  const state = phase === 'idle' ? resting : phase;
  return (
    <div className="save-bar -mx-4 md:-mx-8 px-4 md:px-8">
      <p role="status" className="flex min-w-0 items-center gap-2 font-semibold text-sm">
        {phase !== 'idle' && <Spinner />}
        {state === 'unsaved' && (
          <CircleDot aria-hidden="true" className="size-4 shrink-0 text-coral" />
        )}
        {state === 'saved' && (
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-turquoise" />
        )}
        <span>{text.states[state]}</span>
      </p>
      <div className="ml-auto flex gap-2">
        <ButtonLink to={CARS_PATH} variant="secondary" size="sm">
          {text.cancel}
        </ButtonLink>
        <Button id={SAVE_ID} type="submit" variant="primary" size="sm" disabled={phase !== 'idle'}>
          {isNew ? text.create : text.update}
        </Button>
      </div>
    </div>
  );
}
