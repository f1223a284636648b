import { useEffect } from 'react';
import type { Rails } from '../screen/create-rails';
import type { Comments } from '../together/comments/Comments';

/** Counts the comments among the rails: they can also be opened by a marker on the page, or by a key. */
export function useCommentsRail(rails: Rails, comments: Comments | undefined): void {
  useEffect(() => {
    if (!comments) return;
    const { view } = comments;
    if (rails.get() === 'comments') comments.show(true);
    const stopRails = rails.subscribe(() => {
      if (rails.get() !== 'comments' && view.get().isOpen) comments.show(false);
    });
    const stopComments = view.subscribe(() => {
      if (view.get().isOpen) rails.show('comments');
      else rails.close('comments');
    });
    return () => {
      stopRails();
      stopComments();
    };
  }, [rails, comments]);
}
