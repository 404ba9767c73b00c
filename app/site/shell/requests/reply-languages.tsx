import type { Business } from '#app/base/settings/settings.schema.ts';
import { useText } from '#app/ui/language/use-text.ts';

/** Note at a button that opens a chat: languages in which the office replies. */
export function ReplyLanguages({ languages }: Pick<Business, 'languages'>) {
  const text = useText('settings');
  const names = languages.map((language) => text.languages[language]).join(', ');
  return <span className="block">{`${text.answersIn}: ${names}`}</span>;
}
