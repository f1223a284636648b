import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { choice, count, text } from '../../../../../shared/models/schema';

/** Teasers side by side or one below the other. */
export const teaserListModel = containerModel({
  id: z.string(),
  title: text(),
  layout: choice(['grid', 'list'], 'grid'),
  /** Teasers per row if there is room; 0 for as many as fit. */
  columns: count(),
});

export type TeaserListModel = z.output<typeof teaserListModel>;
