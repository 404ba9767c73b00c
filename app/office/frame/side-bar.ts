import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { BOARD_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { useMediaQuery } from '#app/ui/media-query.ts';
import { SIDE_KEY, WIDE_OFFICE } from './side-bar.rules.ts';

/**
 * Returns whether the menu of a wide screen is folded to its icons; each person's choice is stored
 * in the browser. Until a person chooses, the menu is folded below 1440 px, and always on the board,
 * which needs the width. A script in the head writes the state to the document before the first paint
 * (`data-side`; server/page-scripts/), where the style sheet reads it.
 */
export function useFoldedSide(): { folded: boolean; fold: (folded: boolean) => void } {
  const { id } = useSignedInAdmin();
  const { pathname } = useLocation();
  const isWide = useMediaQuery(WIDE_OFFICE);
  const [kept, setKept] = useState(() => localStorage.getItem(SIDE_KEY + id));
  const folded = kept === null ? !isWide || pathname === BOARD_PATH : kept === 'folded';
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
