import { useState } from 'react';
import { useFetcher } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '#tests/support/mounted.tsx';
import { useOutcome } from './use-outcome.ts';

test.each([true, false])(
  'no answer is lost to an update that changes nothing, at once: %s',
  async (atOnce) => {
    const followed: string[] = [];
    function Screen() {
      const fetcher = useFetcher<{ text: string }>();
      const [, setPresses] = useState(0);
      useOutcome(fetcher, ({ text }) => followed.push(text), { atOnce });
      async function send() {
        await fetcher.submit({}, { method: 'post' });
        // React draws these two before the answer of the fetcher, which can be read already.
        setPresses(1);
        setPresses(0);
      }
      return (
        <button type="button" onClick={send}>
          {fetcher.state}
        </button>
      );
    }
    let sent = 0;
    const routes = {
      '/admin': {
        default: Screen,
        clientAction() {
          sent += 1;
          return { text: `answer ${sent}` };
        },
      },
    };
    await open('/admin', { routes, api: () => undefined });
    await page.getByRole('button').click();
    await expect.poll(() => followed).toEqual(['answer 1']);
    await page.getByRole('button').click();
    await expect.poll(() => followed).toEqual(['answer 1', 'answer 2']);
  },
);
