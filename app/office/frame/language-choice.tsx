import { useState } from 'react';
import { z } from 'zod';
import { adminSchema } from '#app/base/auth/auth.schema.ts';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { keepLanguage, LANGUAGES } from '#app/lib/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { languageText as text } from './office.text.ts';

const answer = z.object({ admin: adminSchema });

/** The language of the back office for the person who is signed in; the page is loaded anew in it. */
export function LanguageChoice({ className }: { className: string }) {
  const { language } = useSignedInAdmin();
  const [pending, setPending] = useState(false);
  const toasts = useToasts();

  async function choose(typed: string) {
    const chosen = LANGUAGES.find((each) => each === typed) ?? null;
    setPending(true);
    try {
      const request = new Request(location.href);
      const body = { language: chosen };
      await callAdminApi(request, '/auth/admin/language', answer, { method: 'PUT', body });
      keepLanguage(chosen);
      location.reload();
    } catch {
      // A session that has ended, too: the next page leads to the sign-in.
      toasts.error(text.failed);
    }
    setPending(false);
  }

  return (
    <label className={className}>
      <Icon name="icon-languages" className="size-5 shrink-0" />
      <span className="sr-only">{text.label}</span>
      <select
        value={language ?? ''}
        disabled={pending}
        onChange={({ target }) => void choose(target.value)}
        className="min-h-11 min-w-0 grow appearance-none bg-transparent font-semibold *:text-ink"
      >
        <option value="">{text.mixed}</option>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {text.names[each]}
          </option>
        ))}
      </select>
      <Icon name="icon-chevron-down" className="size-5 shrink-0" />
    </label>
  );
}
