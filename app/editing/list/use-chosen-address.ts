import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns the filters to show and `show`. A choice is shown at once, even while its rows load. `show` adds a
 * change and navigates; a quick second choice keeps the first.
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
