import { ArrowLeft, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { useSignedInAdmin } from '#app/features/auth/signed-in.tsx';
import { settled } from '#app/lib/settled.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { PartFailure } from '#app/ui/part-failure.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import type { Route } from './+types/admin-people.route';
import { type Person, peopleSchema } from './admin-people.schema.ts';
import { adminPeopleText as text } from './admin-people.text.ts';
import { OwnPassword, OwnSessions } from './own-access.tsx';
import { actOnPeople, type PeopleAction, usePeopleAction } from './people-actions.ts';
import { PeopleTable } from './people-table.tsx';
import { AddPersonDialog, RenamePersonDialog } from './person-dialogs.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return settled(callAdminApi(request, '/admin/admins', peopleSchema));
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return actOnPeople(request, (await request.json()) as PeopleAction);
}

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle }];

export function HydrateFallback() {
  return (
    <div role="status">
      <SectionHeader title={text.title} />
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}

/** The administrators, and one's own password and sessions: `/admin/settings/admins`. */
export default function AdminPeople({ loaderData: people }: Route.ComponentProps) {
  const me = useSignedInAdmin();
  const heading = useRef<HTMLHeadingElement>(null);
  const toasts = useToasts();
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Person | null>(null);
  const [disabling, setDisabling] = useState<Person | null>(null);
  const nameOf = (id: string) =>
    people.ok ? (people.data.admins.find((each) => each.id === id)?.name ?? '') : '';
  const status = usePeopleAction((action) => {
    if (action.intent !== 'status') return;
    const message = action.active ? text.disabling.enabled : text.disabling.done;
    toasts.success(message(nameOf(action.id)), { action: true });
    setDisabling(null);
  });
  return (
    <>
      <Link
        to="/admin/settings"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm text-turquoise hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {text.back}
      </Link>
      <SectionHeader
        headingRef={heading}
        title={text.title}
        lead={people.ok && text.lead(people.data.admins.filter(({ active }) => active).length)}
        actions={
          <Button variant="primary" size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-5" />
            {text.add.open}
          </Button>
        }
      />
      {people.ok ? (
        <PeopleTable
          people={people.data.admins}
          me={me.id}
          onRename={setRenaming}
          onDisable={(person) => {
            status.reset();
            setDisabling(person);
          }}
          onEnable={({ id }) => status.send({ intent: 'status', id, active: true })}
        />
      ) : (
        <PartFailure retryLabel={text.retry}>{text.failed}</PartFailure>
      )}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <OwnPassword me={me} />
        <OwnSessions />
      </div>
      {adding && <AddPersonDialog onClose={() => setAdding(false)} />}
      {renaming && <RenamePersonDialog person={renaming} onClose={() => setRenaming(null)} />}
      <ConfirmDialog
        open={disabling !== null}
        onOpenChange={(open) => !open && setDisabling(null)}
        title={text.disabling.title}
        text={disabling && text.disabling.text(disabling.name)}
        confirmLabel={text.disabling.confirm}
        cancelLabel={text.cancel}
        destructive
        pending={status.pending}
        error={status.refused?.message}
        onConfirm={() =>
          disabling && status.send({ intent: 'status', id: disabling.id, active: false })
        }
        finalFocus={() => heading.current}
      />
    </>
  );
}
