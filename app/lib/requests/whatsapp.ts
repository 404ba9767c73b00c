import { phoneWithCountry } from './phone.ts';

/** Returns the address of the chat with a phone number in any form. */
export function chatAddress(phone: string): string {
  return `https://wa.me/${phoneWithCountry(phone)}`;
}

export function whatsappLink(phone: string, message = ''): string {
  return `${chatAddress(phone)}?text=${encodeURIComponent(message)}`;
}

/**
 * Opens the chat in a new window. Returns false if the browser blocked the window. Call it inside
 * the click handler: Safari blocks a window that opens after an `await`. The feature `noopener`
 * would hide the result, so `opener` is cleared afterwards.
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
