import type { z } from 'zod';
import { fixtures as fragments } from '../ContentFragment/ContentFragment.fixtures';
import type { contentFragmentListModel } from './ContentFragmentList.model';

const item = (title: string) => {
  const { id: _, ...fragment } = fragments.default;
  return { ...fragment, title };
};

export const fixtures = {
  default: { id: 'contentfragmentlist-1', items: [item('R 7'), item('R 15 T')] },
  'one fragment': { id: 'contentfragmentlist-2', items: [item('R 7')] },
  '200 items': {
    id: 'contentfragmentlist-3',
    items: Array.from({ length: 200 }, (_, n) => ({ title: `R ${n}` })),
  },
  'fragments without elements': {
    id: 'contentfragmentlist-4',
    items: [{ title: 'R 7' }, { description: 'Later' }],
  },
  empty: { id: 'contentfragmentlist-5', items: [] },
} satisfies Record<string, z.input<typeof contentFragmentListModel>>;
