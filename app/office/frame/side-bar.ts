/** Whether the menu of a wide screen is folded to its icons. Kept for each person, in their browser. */
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { BOARD_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { SIDE_KEY } from './side-bar.rules.ts';

/**
 * Of a person who has not chosen it is folded on the board alone, which needs the width. The document says it
 * (`data-side`), for the style sheet: a script in the head has done so before anything was painted
 * (server/page-scripts/).
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
