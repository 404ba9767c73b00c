import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { BookingPapers } from './booking-papers.tsx';
import { messagesText } from './messages.text.ts';

const text = messagesText.in('en');

test.each([
  ['', text.noPhone],
  ['123', text.noPhone],
  ['905321234567', text.noneNow],
])('without a message for the number %j it says why', (phone, reason) => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <BookingPapers
          bookingId="b1"
          service="transfer"
          recorded={[]}
          messages={{
            ok: true,
            data: { phone, language: 'en', tripUrl: 'https://kervan.example/x', messages: [] },
          }}
        />
      ),
    },
  ]);
  const shown = renderToStaticMarkup(<Page />);
  expect(shown).toContain(reason);
  // Its page is there to be sent in any other way.
  expect(shown).toContain('href="https://kervan.example/x"');
});
