import { Link } from '#app/ui/link.tsx';

/** Classes of a line of Today's small lists. */
export const LINE =
  'flex min-h-11 items-center gap-3 px-3 text-small tabular-nums hover:bg-foam pointer-fine:min-h-9 large-text:flex-wrap';

/** Message of a small list without lines, and a link to add the first. */
export function NoLines({
  title,
  text,
  add,
}: {
  title: string;
  text: string;
  add?: { to: string; label: string };
}) {
  return (
    <div role="status" className="p-3 text-small">
      <p className="font-strong">{title}</p>
      <p className="mt-1 text-ink-soft">{text}</p>
      {add && (
        <Link
          to={add.to}
          className="inline-flex min-h-11 items-center font-strong text-turquoise hover:underline"
        >
          {add.label}
        </Link>
      )}
    </div>
  );
}
