import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BookingPapers } from './booking-papers.tsx';
import { messagesText } from './messages.text.ts';

const text = messagesText.in('en');

test.each([
  ['', text.noPhone],
  ['123', text.noPhone],
  ['905321234567', text.noneNow],
])('without a message for the number %j it says why', (phone, reason) => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <BookingPapers
        bookingId="b1"
        service="transfer"
        recorded={[]}
        messages={{ ok: true, data: { phone, language: 'en', messages: [] } }}
      />
    </MemoryRouter>,
  );
  expect(shown).toContain(reason);
});
