/** State of the menu on a wide screen, folded to its icons or open, per person in their browser. */
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { BOARD_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { SIDE_KEY } from './side-bar.rules.ts';

/**
 * Returns the state of the menu. Without a choice it is folded on the board only, which needs the
 * width. The style sheet reads it from the document (`data-side`), where a script in the head wrote
 * it before the first paint (server/page-scripts/).
 */
export function useFoldedSide(): { folded: boolean; fold: (folded: boolean) => void } {
  const { id } = useSignedInAdmin();
  const { pathname } = useLocation();
  const [kept, setKept] = useState(() => localStorage.getItem(SIDE_KEY + id));
  const folded = kept === null ? pathname === BOARD_PATH : kept === 'folded';
  const side = folded ? 'folded' : 'open';
  useLayoutEffect(() => {
    document.documentElement.dataset.side = side;
  }, [side]);
  return {
    folded,
    fold(wanted) {
      const chosen = wanted ? 'folded' : 'open';
      localStorage.setItem(SIDE_KEY + id, chosen);
      setKept(chosen);
    },
  };
}
