import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { settingsFormText } from './settings-form.text.ts';

const text = settingsFormText.rows;

/** Moves one row of a list, or takes it out; `name` is what the row is called. */
export function RowTools({
  id,
  name,
  place,
  count,
  onMove,
  onRemove,
}: {
  /** Begins the ids of the buttons: `${id}-up`, `${id}-down`, `${id}-remove`. */
  id: string;
  name: string;
  /** From 0. */
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  return (
    <div className="flex shrink-0 gap-1.5">
      <IconButton
        id={`${id}-up`}
        label={text.up(name)}
        aria-disabled={place === 0}
        onClick={() => place > 0 && onMove(-1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        id={`${id}-down`}
        label={text.down(name)}
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && onMove(1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton id={`${id}-remove`} label={text.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-5 text-coral" />
      </IconButton>
    </div>
  );
}
