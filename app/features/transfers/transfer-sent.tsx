import { CircleCheck } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { ChatLink } from '../site/chat-hand-off.tsx';
import { chatText } from '../site/site.text.ts';
import { transfersText } from './transfers.text.ts';

const text = transfersText.sent;

/** From the button that is gone; has the panel read out as well. */
function takeFocus(panel: HTMLElement | null) {
  panel?.focus();
}

/** Stands where the form stood, once the chat has opened. */
export function TransferSent({
  chat,
  sending,
  onAgain,
}: {
  chat: string | null;
  /** The form behind is not cleared yet. */
  sending: boolean;
  onAgain: () => void;
}) {
  return (
    <div
      ref={takeFocus}
      role="status"
      tabIndex={-1}
      className="grid place-items-center rounded-card border border-turquoise/30 bg-turquoise-wash px-5 py-14 text-center outline-none"
    >
      <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-16 text-turquoise" />
      <p className="mt-4 font-extrabold text-3xl tracking-tight">{text.title}</p>
      <p className="mt-2 font-semibold">{chatText.opened}</p>
      <p className="mt-1 max-w-[48ch] text-pretty">{text.text}</p>
      {chat && <ChatLink chat={chat} />}
      <Button size="lg" pending={sending} onClick={onAgain} className="mt-6 min-w-64">
        {sending ? chatText.sending : text.again}
      </Button>
    </div>
  );
}
