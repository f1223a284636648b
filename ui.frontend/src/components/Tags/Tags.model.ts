import { z } from 'zod';
import { text } from '../../kit/schema';
import { tagLinks } from '../../kit/tag-links.model';

/** What the page is about; the exporter asks the nearest list above that shows tags. */
export const tagsModel = z.object({ id: text(), tags: tagLinks() });

export type TagsModel = z.output<typeof tagsModel>;
