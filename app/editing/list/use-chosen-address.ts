import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns the filters to show: the person's choice at once, even while its rows are loading. `show`
 * adds a change, so that a quick second choice keeps the first, and navigates.
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
