import { z } from 'zod';
import { listOf, text } from '../../../../../shared/models/schema';
import { fragmentShape } from '../ContentFragment/fragment';

/** Core Components `contentfragmentlist/v2`. */
export const contentFragmentListModel = z.object({ id: text(), items: listOf(z.object(fragmentShape)) });

export type ContentFragmentListModel = z.output<typeof contentFragmentListModel>;
