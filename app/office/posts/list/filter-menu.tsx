import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { cx } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

interface Option<Value extends string> {
  value: Value;
  label: string;
  note?: ReactNode;
}

/**
 * Filter as a button that shows the chosen value and opens a list. Choosing the same value again
 * calls `onChoose`, which a `<select>` would not do: the caller may then remove the filter.
 */
export function FilterMenu<Value extends string>({
  label,
  all,
  options,
  value,
  onChoose,
  optionsLang,
  className,
}: {
  label: string;
  all: string;
  options: Option<Value>[];
  /** Chosen value; null for none. */
  value: Option<Value>['value'] | null;
  onChoose: (value: Value) => void;
  optionsLang?: string;
  className?: string;
}) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={cx(
          'inline-flex h-11 large-text:basis-full items-center gap-2 rounded-control border border-control-line bg-white pr-3 pl-4 text-left hover:border-ink disabled:bg-sand disabled:text-ink-soft',
          className,
        )}
        disabled={options.length === 0}
      >
        <span className="truncate">
          <span className="text-ink-soft">{`${label}:`}</span>{' '}
          <span lang={chosen && optionsLang} className="font-strong">
            {chosen?.label ?? value ?? all}
          </span>
        </span>
        <Icon name="icon-chevron-down" className="ml-auto size-5 shrink-0 text-ink-soft" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" collisionPadding={8} className="z-50">
          <Menu.Popup
            lang={optionsLang}
            className="max-h-[min(24rem,var(--available-height))] min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto rounded-control border border-sand-line bg-white p-1 shadow-card outline-hidden transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Menu.RadioGroup value={value}>
              {options.map((option) => (
                <Menu.RadioItem
                  key={option.value}
                  value={option.value}
                  closeOnClick
                  onClick={() => onChoose(option.value)}
                  className="flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-small px-3 outline-hidden data-highlighted:bg-sand"
                >
                  <Icon
                    name="icon-check"
                    className={cx('size-5 shrink-0', option.value !== value && 'invisible')}
                  />
                  <span className="min-w-0 grow truncate">{option.label}</span>
                  {option.note !== undefined && (
                    <span className="text-ink-soft text-small tabular-nums">{option.note}</span>
                  )}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
