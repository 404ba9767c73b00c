import { Alert } from '#app/ui/alert.tsx';
import { chatText } from './site.text.ts';
import type { ChatHandOff } from './use-chat-hand-off.ts';

/** Scrolls to itself too, from wherever the button stands. */
function takeFocus(failure: HTMLElement | null) {
  failure?.focus();
}

/**
 * What became of the attempt to open the chat; where it failed, the chat as a plain link. Stands
 * beside the button that was pressed; a failure takes the focus, so that nobody misses it.
 */
export function HandOffAlert<Field extends string>({
  handOff: { outcome, clearOutcome },
}: {
  handOff: Pick<ChatHandOff<Field>, 'outcome' | 'clearOutcome'>;
}) {
  if (!outcome) return null;
  if (outcome.ok) {
    return (
      <Alert tone="success" onClear={clearOutcome}>
        {outcome.text}
      </Alert>
    );
  }
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      {/* It stays: its link is the way on. */}
      <Alert tone="error" onClear={clearOutcome} clearAfterMs={null}>
        <p>{outcome.text}</p>
        {outcome.chat && <ChatLink chat={outcome.chat} />}
      </Alert>
    </div>
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
