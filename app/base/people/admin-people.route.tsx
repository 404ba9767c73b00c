import { useState } from 'react';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { useDeletion } from '#app/editing/list/list-actions.tsx';
import { PartFailure } from '#app/editing/list/list-screen.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { settingsPath } from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { loadPart } from '#app/lib/page-part.ts';
import { Button } from '#app/ui/button.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { officeTextsOf } from '#app/ui/language/loaded-office-text.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import type { Route } from './+types/admin-people.route';
import { type Person, peopleSchema } from './admin-people.schema.ts';
import { actOnPeople, usePeopleAction } from './people-actions.ts';
import { PeopleTable } from './people-table.tsx';
import { AddPersonDialog, PersonRoleDialog, RenamePersonDialog } from './person-dialogs.tsx';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadPart(callAdminApi(request, '/admin/admins', peopleSchema, { language: 'tr' }));
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return actOnPeople(request, officeTextsOf(context, handle).people.people);
}

export default function AdminPeople({ loaderData: people }: Route.ComponentProps) {
  const { people: text } = useOfficeText('people');
  const known = useLastGood(people, 'people');
  const me = useSignedInAdmin();
  const toasts = useToasts();
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Person | null>(null);
  const [changingRole, setChangingRole] = useState<Person | null>(null);
  const [enabling, setEnabling] = useState('');
  const enabled = usePeopleAction(() => toasts.success(text.enabled(enabling), { action: true }));
  const disabling = useDeletion<Person>({ intent: 'disable', texts: text.disabling });
  return (
    <>
      <title>{text.pageTitle}</title>
      <PageHead
        back={{ to: settingsPath('system'), label: text.back }}
        title={text.title}
        count={known && text.lead(known.admins.filter(({ active }) => active).length)}
        actions={
          <Button variant="primary" size="sm" onClick={() => setAdding(true)}>
            <Icon name="icon-plus" className="size-5" />
            <span>{text.add.open}</span>
          </Button>
        }
      />
      {enabled.refused && (
        <Alert tone="error" className="mb-4">
          {enabled.refused.error}
        </Alert>
      )}
      {known ? (
        <PeopleTable
          people={known.admins}
          me={me.id}
          onRename={setRenaming}
          onChangeRole={setChangingRole}
          onDisable={disabling.ask}
          onEnable={({ id, name }) => {
            if (enabled.pending) return;
            setEnabling(name);
            enabled.send({ intent: 'enable', id });
          }}
        />
      ) : (
        <PartFailure>{text.failed}</PartFailure>
      )}
      {adding && <AddPersonDialog onClose={() => setAdding(false)} />}
      {renaming && <RenamePersonDialog person={renaming} onClose={() => setRenaming(null)} />}
      {changingRole && (
        <PersonRoleDialog person={changingRole} onClose={() => setChangingRole(null)} />
      )}
      {disabling.dialog}
    </>
  );
}
