import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import { SiteTextContext } from '#app/ui/language/use-text.ts';
import { HandOffAlert, sendToChat } from './chat-hand-off.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Sends a message in a browser that opens windows, returns none (false) or throws (`never`).
 * Returns the HTML of the alert and the number of attempts to open a window.
 */
function outcomeOf(message: string, { opens }: { opens: boolean | 'never' }) {
  const open = vi.fn(() => {
    if (opens === 'never') throw new DOMException('Blocked', 'SecurityError');
    return opens ? {} : null;
  });
  vi.stubGlobal('window', { open });
  const outcome = sendToChat('+90 242 000 00 00', message);
  const html = renderToString(
    <SiteTextContext value={allTexts.site.tr}>
      <HandOffAlert handOff={{ outcome, clearOutcome: () => {} }} />
    </SiteTextContext>,
  );
  return { html, opened: open.mock.calls.length };
}

// Texts verbatim from the spec, part 8.
test.each([
  ['Merhaba', true, 'WhatsApp açılıyor! Rezervasyon talebiniz hazırlandı.'],
  ['Merhaba', false, 'WhatsApp açılırken bir hata oluştu. Lütfen tekrar deneyin.'],
  ['Merhaba', 'never', 'WhatsApp açılırken bir hata oluştu. Lütfen tekrar deneyin.'],
  ['', true, 'Mesaj oluşturulamadı'],
] as [string, boolean | 'never', string][])(
  'the message "%s" in a browser that opens windows (%s) shows: %s @8.17',
  (message, opens, text) => {
    const { html, opened } = outcomeOf(message, { opens });
    expect(html).toContain(text);
    expect(opened).toBe(message ? 1 : 0);
    expect(html.includes('href="https://wa.me/902420000000')).toBe(
      message !== '' && opens !== true,
    );
  },
);
