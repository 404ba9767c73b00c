import { openChat, whatsappLink } from '#app/lib/whatsapp.ts';
import { chatText } from './site.text.ts';

/** What the form says after an attempt to send. `chat` is offered as a link by hand. */
export interface SendOutcome {
  ok: boolean;
  text: string;
  chat: string | null;
}

/** Opens the chat with a message, within the click that asked for it. Browser only. */
export function sendToChat(whatsappNumber: string, message: string): SendOutcome {
  if (!message) return { ok: false, text: chatText.emptyMessage, chat: null };
  const chat = whatsappLink(whatsappNumber, message);
  return openChat(chat)
    ? { ok: true, text: chatText.opened, chat }
    : { ok: false, text: chatText.failed, chat };
}
