import { Menu } from '@base-ui/react/menu';
import type { ReactNode, RefObject } from 'react';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { useListView } from './list-view.ts';

/** Menu of `ListViewButton`: the height of the rows, and the columns that can be hidden. */
export function ListViewMenu({
  button,
  name,
  columns,
  onClose,
}: {
  button: RefObject<HTMLButtonElement | null>;
  name: string;
  columns: { key: string; header: string; optional?: 'shown' | 'hidden' | undefined }[];
  onClose: () => void;
}) {
  const { dense, isShown, setDense, setShown } = useListView(name);
  const { view: text } = useOfficeText('editing');
  const choices = columns.filter(({ optional }) => optional);
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, { event }) => {
        // Ignores the button, which closes the menu itself.
        if (!open && !button.current?.contains(event.target as Node)) onClose();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          anchor={button}
          sideOffset={4}
          align="end"
          collisionPadding={8}
          className="z-50"
        >
          <Menu.Popup
            lang={useOfficeLanguage()}
            finalFocus={button}
            className="max-h-[min(32rem,var(--available-height))] min-w-56 overflow-y-auto rounded-control border border-sand-line bg-white p-1 shadow-card outline-hidden transition-opacity data-starting-style:opacity-0"
          >
            <Menu.RadioGroup value={dense} onValueChange={(value: boolean) => setDense(value)}>
              <Menu.Group>
                <Title>{text.rows}</Title>
                {[false, true].map((isDense) => (
                  <Menu.RadioItem
                    key={String(isDense)}
                    value={isDense}
                    closeOnClick={false}
                    className={ITEM}
                  >
                    <Tick>
                      <Menu.RadioItemIndicator className="block">
                        <Icon name="icon-check" className="size-4" />
                      </Menu.RadioItemIndicator>
                    </Tick>
                    <span>{isDense ? text.dense : text.comfortable}</span>
                  </Menu.RadioItem>
                ))}
              </Menu.Group>
            </Menu.RadioGroup>
            {choices.length > 0 && (
              <Menu.Group className="mt-1 border-sand-line border-t pt-1">
                <Title>{text.columns}</Title>
                {choices.map((column) => (
                  <Menu.CheckboxItem
                    key={column.key}
                    checked={isShown(column)}
                    onCheckedChange={(checked: boolean) => setShown(column.key, checked)}
                    closeOnClick={false}
                    className={ITEM}
                  >
                    <Tick>
                      <Menu.CheckboxItemIndicator className="block">
                        <Icon name="icon-check" className="size-4" />
                      </Menu.CheckboxItemIndicator>
                    </Tick>
                    <span>{column.header}</span>
                  </Menu.CheckboxItem>
                ))}
              </Menu.Group>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const ITEM =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-small px-3 text-small outline-hidden data-highlighted:bg-sand md:min-h-9';

function Title({ children }: { children: string }) {
  return (
    <Menu.GroupLabel className="px-3 pt-2 pb-1 text-ink-soft text-meta-strong">
      {children}
    </Menu.GroupLabel>
  );
}

function Tick({ children }: { children: ReactNode }) {
  return <span className="grid size-4 shrink-0 place-items-center">{children}</span>;
}
