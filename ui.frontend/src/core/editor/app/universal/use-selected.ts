import { useState } from 'react';
import { useReadable } from '../../selection/create-store';
import type { Item } from '../../universal/frame/items';
import { useWorkplace } from '../../universal/Workplace';

/**
 * The selected item. One that the page has stopped to draw, such as a list whose source has just been changed, stays selected
 * while there is content to fill in.
 */
export function useSelected(): { readonly item: Item | undefined; readonly isGone: boolean } {
  const { items, selection, session } = useWorkplace();
  const id = useReadable(selection);
  const here = useReadable(items).get(id ?? '');
  const [last, setLast] = useState<Item>();
  if (here && here !== last) setLast(here);
  const kept = last?.path === id && session.content(last?.content ?? '') ? last : undefined;
  return { item: here ?? kept, isGone: !here && kept !== undefined };
}
