import { Alert } from '#app/ui/alert.tsx';
import { chatText } from './site.text.ts';
import type { ChatHandOff } from './use-chat-hand-off.ts';

/** What became of the attempt to open the chat; where it failed, the chat as a plain link. */
export function HandOffAlert<Field extends string>({
  handOff: { outcome, clearOutcome },
}: {
  handOff: Pick<ChatHandOff<Field>, 'outcome' | 'clearOutcome'>;
}) {
  if (!outcome) return null;
  return (
    <Alert
      tone={outcome.ok ? 'success' : 'error'}
      onClear={clearOutcome}
      // A failure stays: its link is the way on.
      clearAfterMs={outcome.ok ? undefined : null}
    >
      {outcome.text}
      {!outcome.ok && outcome.chat && <ChatLink chat={outcome.chat} />}
    </Alert>
  );
}

/** The way to the chat by hand. */
export function ChatLink({ chat }: { chat: string }) {
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener"
      className="mt-1 inline-flex min-h-11 items-center font-semibold text-turquoise underline"
    >
      {chatText.openByHand}
    </a>
  );
}
