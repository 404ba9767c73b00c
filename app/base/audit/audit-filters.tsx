import { useId, useState } from 'react';
import type { Person } from '#app/base/people/admin-people.schema.ts';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { SlashDateFilter } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { type AuditAddress, auditHref, isFiltered } from './audit-address.rules.ts';
import { SYSTEM } from './audit-log.schema.ts';

/** Every changed filter leads to the page of the newest entries. */
export function AuditFilters({
  address,
  people,
  oneTitle,
}: {
  address: AuditAddress;
  people: Person[];
  /** Title of the record whose history is shown; null for the whole log. */
  oneTitle: string | null;
}) {
  const words = useOfficeText('audit');
  const { filters: text } = words;
  const id = useId();
  const [shown, show] = useChosenAddress(address, (next) => auditHref({ ...next, before: null }));
  /** Filters are closed at first on a phone, unless one is set. */
  const [isOpen, setOpen] = useState(isFiltered(address));
  const chosen = (value: string) => value || null;
  const entities = words.entities;
  const isKnown = (list: [string, string][], value: string | null) =>
    value === null || list.some(([name]) => name === value);
  return (
    <search aria-label={text.label} className="mb-4">
      <Button
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="w-full sm:hidden"
      >
        <Icon name="icon-sliders-horizontal" className="size-4" />
        <span>{text.label}</span>
      </Button>
      <div
        id={id}
        className={cx(
          'grid gap-x-3 gap-y-2 max-sm:mt-3 sm:grid-cols-2 lg:grid-cols-5',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <SelectField
          label={text.admin}
          value={shown.admin ?? ''}
          onChange={({ currentTarget }) => show({ admin: chosen(currentTarget.value) })}
        >
          <option value="">{text.everybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={SYSTEM}>{text.system}</option>
        </SelectField>
        <SelectField
          label={text.entity}
          value={shown.entity ?? ''}
          onChange={({ currentTarget }) =>
            show({ entity: chosen(currentTarget.value), entityId: null })
          }
        >
          <option value="">{text.everything}</option>
          {entities.map(([entity, name]) => (
            <option key={entity} value={entity}>
              {name}
            </option>
          ))}
          {!isKnown(entities, shown.entity) && (
            <option value={shown.entity ?? ''}>{shown.entity}</option>
          )}
        </SelectField>
        <SelectField
          label={text.action}
          value={shown.action ?? ''}
          onChange={({ currentTarget }) => show({ action: chosen(currentTarget.value) })}
        >
          <option value="">{text.anything}</option>
          {words.actions.map(([action, name]) => (
            <option key={action} value={action}>
              {name}
            </option>
          ))}
          {!isKnown(words.actions, shown.action) && (
            <option value={shown.action ?? ''}>{shown.action}</option>
          )}
        </SelectField>
        <SlashDateFilter
          label={text.from}
          lang="tr"
          value={shown.from ?? ''}
          max={shown.to}
          onCommit={(from) => show({ from: chosen(from) })}
        />
        <SlashDateFilter
          label={text.to}
          lang="tr"
          value={shown.to ?? ''}
          min={shown.from}
          onCommit={(to) => show({ to: chosen(to) })}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-full">
          <Checkbox
            label={text.navigation}
            checked={shown.navigation === 'show'}
            onChange={({ currentTarget }) =>
              show({ navigation: currentTarget.checked ? 'show' : null })
            }
          />
          {oneTitle !== null && (
            <ButtonLink
              size="sm"
              to={auditHref({ ...shown, before: null, entityId: null })}
              aria-label={`${text.one(oneTitle)}. ${text.oneRemove}`}
              className="min-w-0 max-w-full"
            >
              <span className="truncate">{text.one(oneTitle)}</span>
              <Icon name="icon-x" className="size-4 shrink-0" />
            </ButtonLink>
          )}
          {isFiltered(shown) && (
            <ButtonLink size="sm" variant="quiet" to={auditHref({})} className="ml-auto">
              {text.clear}
            </ButtonLink>
          )}
        </div>
      </div>
    </search>
  );
}
