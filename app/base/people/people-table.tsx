import { Fragment } from 'react';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay, staffInstant } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import type { Person } from './admin-people.schema.ts';

type PeopleTexts = OfficeTexts['people']['people'];

interface Props {
  people: Person[];
  me: string;
  onRename: (person: Person) => void;
  onChangeRole: (person: Person) => void;
  onDisable: (person: Person) => void;
  onEnable: (person: Person) => void;
}

export function PeopleTable({ people, ...props }: Props) {
  const { people: text } = useOfficeText('people');
  const words = useOfficeText('editing');
  return (
    <DataTable
      fixed
      lines
      caption={text.title}
      columns={columns({ ...props, text, words, dates: useDateLanguage() })}
      rows={people}
      rowKey={({ id }) => id}
    />
  );
}

function columns({
  me,
  onRename,
  onChangeRole,
  onDisable,
  onEnable,
  text,
  words,
  dates,
}: Omit<Props, 'people'> & {
  text: PeopleTexts;
  words: OfficeTexts['editing'];
  dates: Language;
}): Column<Person>[] {
  return [
    {
      key: 'name',
      header: text.columns.name,
      inCard: { line: 'col-start-1 row-start-1' },
      cell: ({ id, name }) => (
        <span className="flex items-center gap-2">
          <span title={name} className="min-w-0 truncate font-semibold">
            {name}
          </span>
          {id === me && <Chip tone="turquoise">{text.you}</Chip>}
        </span>
      ),
    },
    {
      key: 'username',
      header: text.columns.username,
      inCard: { line: 'col-start-1 row-start-2 @max-3xl:text-ink-soft' },
      cell: ({ username }) => <Username username={username} />,
    },
    {
      key: 'role',
      header: text.columns.role,
      width: 'w-30',
      inCard: { line: 'col-start-2 row-start-2 justify-self-end' },
      cell: ({ role }) => text.roles[role],
    },
    {
      key: 'status',
      header: text.columns.status,
      width: 'w-24',
      inCard: { line: 'col-start-2 row-start-3 justify-self-end' },
      cell: ({ active }) => (
        <StatusDot tone={active ? 'good' : 'done'}>
          {active ? text.active : text.inactive}
        </StatusDot>
      ),
    },
    {
      key: 'lastSignIn',
      header: text.columns.lastSignIn,
      width: 'w-38',
      inCard: { line: 'col-start-1 row-start-3 @max-3xl:text-ink-soft' },
      cell: ({ lastSignInAt }) => (
        <span className="whitespace-nowrap tabular-nums">
          {lastSignInAt === null ? text.never : staffInstant(lastSignInAt, dates)}
        </span>
      ),
    },
    {
      key: 'since',
      header: text.columns.since,
      width: 'w-26',
      inCard: 'none',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap tabular-nums">
          {staffDay(businessNow(new Date(createdAt)).date, dates)}
        </span>
      ),
    },
    {
      key: 'actions',
      header: text.columns.actions,
      hideHeader: true,
      width: 'w-14',
      inCard: { line: 'relative -my-2.5 col-start-2 row-start-1 justify-self-end' },
      cell: (person) => (
        <Menu
          label={words.actionsOf(person.name)}
          actions={[
            {
              label: text.renameOf(person.name),
              icon: <Icon name="icon-pencil" />,
              onSelect: () => onRename(person),
            },
            {
              label: text.changeRoleOf(person.name),
              icon: <Icon name="icon-user-cog" />,
              onSelect: () => onChangeRole(person),
            },
            ...(person.id === me
              ? []
              : [
                  {
                    label: (person.active ? text.disableOf : text.enableOf)(person.name),
                    icon: <Icon name={person.active ? 'icon-lock' : 'icon-lock-open'} />,
                    onSelect: () => (person.active ? onDisable : onEnable)(person),
                  },
                ]),
          ]}
          className="-mr-3 grid size-11 place-items-center rounded-full hover:bg-sand @3xl:mr-0 @3xl:size-8"
        >
          <Icon name="icon-ellipsis-vertical" className="size-5" />
        </Menu>
      ),
    },
  ];
}

/** May go on in the next line after a dot. */
function Username({ username }: { username: string }) {
  return (
    <span className="wrap-anywhere">
      {username.split(/(?<=\.)/).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
        <Fragment key={i}>
          {i > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
