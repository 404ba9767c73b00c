import { cx } from '../class-names.ts';
import { reveal } from '../focus.ts';
import { Icon } from '../pictures/icon.tsx';
import { Alert } from './alert.tsx';

export interface SummaryItem {
  control: string;
  message: string;
  /** True once the field is valid. Its item stays, so that nothing moves while a person types. */
  fixed: boolean;
}

/**
 * Errors of a form above its fields: every message links to its field. If the title is the only
 * message, the title is the link.
 */
export function ErrorSummary<Item extends SummaryItem>({
  title,
  items,
  fixedLabel,
  onChoose = ({ control }) => focusField(control),
}: {
  title: string;
  items: Item[];
  fixedLabel: string;
  /** Moves the focus to the item's control. */
  onChoose?: (item: Item) => void;
}) {
  const [first, ...others] = items;
  if (!first) return null;
  if (others.length === 0 && title.includes(first.message)) {
    return (
      <Alert tone="error">
        <p className="flex items-center gap-2 font-strong">
          <ToField
            item={{ ...first, message: title }}
            fixedLabel={fixedLabel}
            onChoose={() => onChoose(first)}
          />
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="error">
      <p className="font-strong">{title}</p>
      <ul className="mt-1">
        {items.map((item) => (
          <li key={item.control} className="flex items-center gap-2">
            <ToField item={item} fixedLabel={fixedLabel} onChoose={() => onChoose(item)} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function focusField(id: string): void {
  const target = document.getElementById(id);
  if (target) reveal(target).focus();
}

function ToField({
  item: { control, message, fixed },
  fixedLabel,
  onChoose,
}: {
  item: SummaryItem;
  fixedLabel: string;
  onChoose: () => void;
}) {
  return (
    <>
      <a
        href={`#${control}`}
        onClick={(event) => {
          if (!document.getElementById(control)) return;
          // Leaves no trace in the history, so that the back button works as expected.
          event.preventDefault();
          onChoose();
        }}
        className={cx(
          'inline-flex min-h-9 items-center underline',
          fixed && 'text-ink-soft decoration-1 line-through',
        )}
      >
        {message}
      </a>
      {fixed && (
        <span role="img" aria-label={fixedLabel}>
          <Icon name="icon-check" className="size-4 text-turquoise" />
        </span>
      )}
    </>
  );
}
