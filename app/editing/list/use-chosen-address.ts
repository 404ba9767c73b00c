import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';

/**
 * What the filters of a list show: at once what was chosen, though its rows are still on their way.
 * `show` adds a change to that, so that a quick second choice keeps the first, and goes to its address.
 */
export function useChosenAddress<Address extends object>(
  address: Address,
  hrefOf: (address: Address) => string,
) {
  const navigate = useNavigate();
  const [shown, expect] = useOptimistic(address);
  function show(change: Partial<Address>, { replace = false } = {}) {
    startTransition(async () => {
      const next = { ...shown, ...change };
      expect(next);
      await navigate(hrefOf(next), { preventScrollReset: true, replace });
    });
  }
  return [shown, show] as const;
}
