import { z } from 'zod';
import { picture } from '../../../../../shared/models/Picture.model';
import { choice, listOf, text } from '../../../../../shared/models/schema';
import { richText } from '../../../core/kit/html/rich-text.model';
import { fieldSettingsModel } from '../widgets/shared/view/field-settings.model';

/** A popular search, or a popular page. */
const popularSearch = z.object({
  text: z.string(),
  url: z.string(),
  /** The query, if it is a search. */
  q: text(),
});

/** A page opening with a search field. */
export const searchBannerModel = z.object({
  id: text(),
  title: text(),
  titleType: choice(['h1', 'h2', 'h3'], 'h2'),
  description: richText(),
  /** Of the background, if there is no picture; text on a picture is on dark blue. */
  background: choice(['dark-blue', 'blue', 'medium-blue', 'yellow'], 'blue'),
  image: picture(),
  popular: listOf(popularSearch),
  ...fieldSettingsModel,
});

export type SearchBannerModel = z.output<typeof searchBannerModel>;
