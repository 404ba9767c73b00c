import { Toolbar } from '@base-ui/react/toolbar';
import { useRef } from 'react';
import { UPLOAD_TYPES } from '#app/base/images/images.schema.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';
import { MARKDOWN_COMMANDS, type MarkdownCommand } from './markdown-edit.rules.ts';

const ICONS: Record<MarkdownCommand, IconName> = {
  bold: 'icon-bold',
  italic: 'icon-italic',
  heading: 'icon-heading',
  list: 'icon-list',
  numbered: 'icon-list-ordered',
  quote: 'icon-quote',
  link: 'icon-link',
  code: 'icon-code',
  table: 'icon-table',
};

/** Letters of shortcuts, pressed with Ctrl, or with Cmd on a Mac. */
export const COMMAND_KEYS: Partial<Record<string, MarkdownCommand>> = {
  b: 'bold',
  i: 'italic',
  k: 'link',
};

/** Toolbar with one stop for the tab key; arrow keys move between its buttons. */
export function MarkdownToolbar({
  controls,
  onCommand,
  onPictures,
}: {
  controls: string;
  onCommand: (command: MarkdownCommand) => void;
  onPictures: (files: File[]) => void;
}) {
  const { toolbar: text } = useOfficeText('newsroom').form;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Toolbar.Root
      aria-label={text.label}
      aria-controls={controls}
      className="flex flex-wrap border-sand-line border-b bg-foam p-1"
    >
      {MARKDOWN_COMMANDS.map((command) => {
        const key = Object.entries(COMMAND_KEYS).find(([, named]) => named === command)?.[0];
        return (
          <ToolButton
            key={command}
            icon={ICONS[command]}
            label={text.commands[command]}
            shortcut={key?.toUpperCase()}
            onClick={() => onCommand(command)}
          />
        );
      })}
      <Toolbar.Separator className="mx-1 my-2 w-px shrink-0 bg-sand-line" />
      <ToolButton
        icon="icon-image-plus"
        label={text.image}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        multiple
        accept={UPLOAD_TYPES}
        tabIndex={-1}
        aria-hidden="true"
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onPictures(files);
        }}
      />
    </Toolbar.Root>
  );
}

function ToolButton({
  icon,
  label,
  shortcut,
  onClick,
}: {
  icon: IconName;
  label: string;
  shortcut?: string | undefined;
  onClick: () => void;
}) {
  return (
    <Toolbar.Button
      aria-label={label}
      aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
      title={shortcut ? `${label} (Ctrl+${shortcut})` : label}
      onMouseDown={(event) => {
        // Keeps the focus in the text, and the keyboard of a phone open.
        event.preventDefault();
      }}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-small text-ink-soft hover:bg-sand hover:text-ink"
    >
      <Icon name={icon} className="size-5" />
    </Toolbar.Button>
  );
}
