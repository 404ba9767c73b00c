import { Plus } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';

/** Stands under the rows of a list (`useRows`): what is wrong with all of it, and a further row. */
export function AddRow({
  id,
  error,
  full,
  label,
  onAdd,
  said,
}: {
  /** Of the list. */
  id: string;
  error: string | undefined;
  /** It takes no more rows. */
  full: boolean;
  label: string;
  onAdd: () => void;
  /** What became of a row just now. */
  said: string;
}) {
  return (
    <>
      {error && <p className="font-medium text-coral text-sm">{error}</p>}
      <div>
        <Button id={`${id}-add`} size="sm" disabled={full} onClick={onAdd}>
          <Plus aria-hidden="true" className="size-5" />
          {label}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
