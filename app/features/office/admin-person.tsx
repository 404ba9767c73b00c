import { ExternalLink, LogOut } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { SIGN_OUT_PATH } from '#app/features/auth/sign-in-path.rules.ts';
import { useSignedInAdmin } from '#app/features/auth/signed-in.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { shellText } from './shell.text.ts';

const ROW = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-semibold';

/** Who is signed in, and the two ways out: to look at the site, or for good. */
export function AdminPerson({ rowClass }: { rowClass: string }) {
  const { name } = useSignedInAdmin();
  const isLeaving = useNavigation().formAction === SIGN_OUT_PATH;
  return (
    <div className="grid gap-1">
      <a href="/" target="_blank" rel="noopener" className={`${ROW} ${rowClass}`}>
        <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
        {shellText.site}
        <span className="sr-only">{shellText.newWindow}</span>
      </a>
      <Form method="post" action={SIGN_OUT_PATH}>
        <button
          type="submit"
          disabled={isLeaving}
          // In a drawer, what is asked about unsaved work would stand behind it.
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          className={`${ROW} ${rowClass}`}
        >
          {isLeaving ? <Spinner /> : <LogOut aria-hidden="true" className="size-5 shrink-0" />}
          {shellText.signOut}
        </button>
      </Form>
      <p className="flex min-h-11 min-w-0 items-center gap-3 px-3 pt-1">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-sun font-bold text-ink text-sm"
        >
          {initialsOf(name)}
        </span>
        <span className="min-w-0 wrap-anywhere font-semibold text-sm leading-tight">
          <span className="sr-only">{shellText.signedInAs} </span>
          {name}
        </span>
      </p>
    </div>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.at(0) ?? '');
  return letters.join('').toLocaleUpperCase('tr');
}
