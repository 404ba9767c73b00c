import { Fragment } from 'react';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay, staffInstant } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx';
import { ROW_MENU } from '#app/ui/lists/row-actions.tsx';
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
      kind: 'person',
      header: text.columns.name,
      priority: 1,
      cell: ({ id, name }) => (
        <span className="flex items-center gap-2">
          <span title={name} className="min-w-0 truncate font-strong">
            {name}
          </span>
          {id === me && <Chip tone="turquoise">{text.you}</Chip>}
        </span>
      ),
    },
    {
      key: 'username',
      kind: 'text',
      header: text.columns.username,
      priority: 2,
      cell: ({ username }) => <Username username={username} />,
    },
    {
      key: 'role',
      kind: 'label',
      header: text.columns.role,
      priority: 2,
      cell: ({ role }) => text.roles[role],
    },
    {
      key: 'status',
      kind: 'status',
      header: text.columns.status,
      priority: 3,
      cell: ({ active }) => (
        <StatusDot tone={active ? 'good' : 'done'}>
          {active ? text.active : text.inactive}
        </StatusDot>
      ),
    },
    {
      key: 'lastSignIn',
      kind: 'date',
      header: text.columns.lastSignIn,
      priority: 3,
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? text.never : staffInstant(lastSignInAt, dates),
    },
    {
      key: 'since',
      kind: 'date',
      header: text.columns.since,
      cell: ({ createdAt }) => staffDay(businessNow(new Date(createdAt)).date, dates),
    },
    {
      key: 'actions',
      kind: 'actions',
      header: text.columns.actions,
      priority: 1,
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
          className={ROW_MENU}
        >
          <Icon name="icon-ellipsis-vertical" className="size-5" />
        </Menu>
      ),
    },
  ];
}

/** The name may wrap after a dot. */
function Username({ username }: { username: string }) {
  return (
    <span className="wrap-anywhere">
      {username.split(/(?<=\.)/).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified only by their position
        <Fragment key={i}>
          {i > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
