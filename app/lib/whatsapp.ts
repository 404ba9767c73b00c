/** The chat link with a prefilled message; `number` may be written for people, digits count. */
export function whatsappLink(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

/**
 * Opens the chat in a new window; false when the browser blocked it, be it by null or by an error.
 * To be called inside the click itself: Safari blocks a window that opens after an await. `noopener`
 * as a feature would hide whether it worked, so the link back is cut by hand.
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
