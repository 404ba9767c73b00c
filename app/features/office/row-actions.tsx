import { ExternalLink, Pencil, Star, Trash2 } from 'lucide-react';
import { IconButton, IconLink } from '#app/ui/icon-button.tsx';
import { dashboardText } from './dashboard.text.ts';

const text = dashboardText.list;

/** View, edit and delete a row; `view` is its public page, null without one. */
export function RowActions(props: {
  title: string;
  edit: string;
  view: string | null;
  /** Where only staff see the page. */
  viewLabel?: string;
  onDelete: () => void;
}) {
  const { title, edit, view } = props;
  return (
    <div className="flex justify-end gap-1 @max-3xl:gap-2">
      {view && (
        <IconLink
          label={props.viewLabel ?? text.view(title)}
          to={view}
          target="_blank"
          rel="noopener"
          className="@3xl:border-transparent @3xl:bg-transparent"
        >
          <ExternalLink aria-hidden="true" className="size-5" />
        </IconLink>
      )}
      <IconLink
        label={text.edit(title)}
        to={edit}
        className="@3xl:border-transparent @3xl:bg-transparent"
      >
        <Pencil aria-hidden="true" className="size-5" />
      </IconLink>
      <IconButton
        label={text.delete(title)}
        onClick={props.onDelete}
        className="@3xl:border-transparent @3xl:bg-transparent"
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

/** After the name of a record that the site shows first. */
export function FeaturedMark({ label }: { label: string }) {
  return (
    <Star
      role="img"
      aria-label={label}
      className="inline size-4 -translate-y-0.5 fill-sun text-sun-deep"
    />
  );
}
