import { CircleCheck, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink, Spinner } from '#app/ui/button.tsx';
import type { EditingText } from './editing.text.ts';

/** On its way to the server: pictures first, then the rest (spec, part 4). */
export type SavePhase = 'idle' | 'uploading' | 'saving';

/** Stays in reach at the end of the window, and says where things stand. */
export function SaveBar({
  isNew,
  unsaved,
  phase,
  saveId,
  saveLabel,
  cancelTo,
  text,
  children,
}: {
  isNew: boolean;
  unsaved: boolean;
  phase: SavePhase;
  /** Of the button that saves: where the focus comes back to. */
  saveId: string;
  saveLabel: string;
  cancelTo: string;
  text: Pick<EditingText, 'states' | 'cancel'>;
  /** Further buttons before the one that saves. */
  children?: ReactNode;
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
      <div className="ml-auto flex shrink-0 gap-2 whitespace-nowrap">
        <ButtonLink
          to={cancelTo}
          variant="secondary"
          size="sm"
          // A phone has room for the buttons that do something.
          className={children ? 'max-sm:hidden' : undefined}
        >
          {text.cancel}
        </ButtonLink>
        {children}
        <Button id={saveId} type="submit" variant="primary" size="sm" disabled={phase !== 'idle'}>
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}
