import { phoneWithCountry } from './phone.ts';

/** The chat of a phone number, which may be written for people. */
export function chatAddress(phone: string): string {
  return `https://wa.me/${phoneWithCountry(phone)}`;
}

/** The chat of a phone number with a message that is ready to be sent. */
export function whatsappLink(phone: string, message = ''): string {
  return `${chatAddress(phone)}?text=${encodeURIComponent(message)}`;
}

/**
 * Opens the chat in a new window. Returns false if the browser blocked it, by null or by an error.
 * Must be called inside the click: Safari blocks a window that opens after an await. With the
 * feature `noopener` the result could not be read, so `opener` is removed by hand.
 */
export function openChat(link: string): boolean {
  try {
    const opened = window.open(link, '_blank');
    if (!opened) return false;
    opened.opener = null;
    return true;
  } catch {
    return false;
  }
}
