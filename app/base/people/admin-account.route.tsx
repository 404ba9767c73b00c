import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { PageHead } from '#app/editing/page-head.tsx';
import { officeTextsOf } from '#app/ui/language/loaded-office-text.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/admin-account.route';
import { OwnPassword, OwnSessions } from './own-access.tsx';
import { actOnPeople } from './people-actions.ts';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return actOnPeople(request, officeTextsOf(context, handle).people.people);
}

export default function AdminAccount() {
  const { account: text } = useOfficeText('people');
  const me = useSignedInAdmin();
  return (
    <>
      <title>{text.pageTitle}</title>
      <PageHead title={text.title} lead={text.lead(me.name, me.username)} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <OwnPassword me={me} />
        <OwnSessions />
      </div>
    </>
  );
}
