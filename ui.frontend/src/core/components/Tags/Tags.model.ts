import { z } from 'zod';
import { text } from '../../../../../shared/models/schema';
import { tagLinks } from '../../kit/models/tag-links.model';

/** The page's date and tags; for the tags' links the exporter looks for the nearest list above that shows tags. */
export const tagsModel = z.object({ id: text(), date: text(), tags: tagLinks() });

export type TagsModel = z.output<typeof tagsModel>;
