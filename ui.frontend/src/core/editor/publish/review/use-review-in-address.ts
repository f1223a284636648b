import { useEffect } from 'react';
import { REVIEW_HASH } from '../../../../../../shared/addresses/review-address';

/** Opens the review of the page if the address asks for it, as that of a notice does. @param open always the same */
export function useReviewInAddress(open: () => void): void {
  useEffect(() => {
    const follow = () => {
      if (location.hash !== REVIEW_HASH) return;
      // Gone once it was followed: a reload must not open the dialog again.
      history.replaceState(history.state, '', location.pathname + location.search);
      open();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open]);
}
