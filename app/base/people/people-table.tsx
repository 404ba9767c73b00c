import { Fragment } from 'react';
import { businessNow } from '#app/lib/dates.ts';
import { staffDay, staffInstant } from '#app/lib/staff-dates.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { StatusDot } from '#app/ui/status-dot.tsx';
import { useText } from '#app/ui/use-text.ts';
import type { Person } from './admin-people.schema.ts';
import { peopleText } from './admin-people.text.ts';

interface Props {
  people: Person[];
  me: string;
  onRename: (person: Person) => void;
  onChangeRole: (person: Person) => void;
  onDisable: (person: Person) => void;
  onEnable: (person: Person) => void;
}

export function PeopleTable({ people, ...props }: Props) {
  const { people: text } = useText(peopleText);
  return (
    <DataTable
      caption={text.title}
      columns={columns(props)}
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
}: Omit<Props, 'people'>): Column<Person>[] {
  const { people: text } = peopleText.onScreen();
  return [
    {
      key: 'name',
      header: text.columns.name,
      cell: ({ id, name }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          {id === me && <Chip tone="turquoise">{text.you}</Chip>}
        </span>
      ),
    },
    {
      key: 'username',
      header: text.columns.username,
      inCard: { sixths: 3 },
      cell: ({ username }) => <Username username={username} />,
    },
    {
      key: 'role',
      header: text.columns.role,
      inCard: { sixths: 3 },
      cell: ({ role }) => text.roles[role],
    },
    {
      key: 'status',
      header: text.columns.status,
      inCard: { sixths: 3 },
      cell: ({ active }) => (
        <StatusDot tone={active ? 'good' : 'done'}>
          {active ? text.active : text.inactive}
        </StatusDot>
      ),
    },
    {
      key: 'lastSignIn',
      header: text.columns.lastSignIn,
      inCard: { sixths: 3 },
      cell: ({ lastSignInAt }) => lastSignInText(lastSignInAt),
    },
    {
      key: 'since',
      header: text.columns.since,
      inCard: { sixths: 3 },
      cell: ({ createdAt }) => staffDay(businessNow(new Date(createdAt)).date),
    },
    {
      key: 'actions',
      header: text.columns.actions,
      hideHeader: true,
      align: 'end',
      inCard: { sixths: 6, bare: true },
      cell: (person) => (
        <span className="inline-flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={text.renameOf(person.name)}
            onClick={() => onRename(person)}
          >
            {text.rename}
          </Button>
          <Button
            size="sm"
            aria-label={text.changeRoleOf(person.name)}
            onClick={() => onChangeRole(person)}
          >
            {text.role}
          </Button>
          {person.id !== me && (
            <Button
              size="sm"
              aria-label={(person.active ? text.disableOf : text.enableOf)(person.name)}
              onClick={() => (person.active ? onDisable : onEnable)(person)}
              className="min-w-20"
            >
              {person.active ? text.disable : text.enable}
            </Button>
          )}
        </span>
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

function lastSignInText(instant: string | null): string {
  const { people: text } = peopleText.onScreen();
  return instant === null ? text.never : staffInstant(instant);
}
