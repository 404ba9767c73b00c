/** State of the menu on a wide screen, folded to its icons or open, per person in their browser. */
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { BOARD_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { SIDE_KEY } from './side-bar.rules.ts';

/**
 * Returns the state of the menu. Until a person chooses, it is folded only on the board, which
 * needs the width. A script in the head writes the state to the document before the first paint
 * (`data-side`; server/page-scripts/), and the style sheet reads it there.
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
