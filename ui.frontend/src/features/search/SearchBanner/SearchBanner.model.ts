import { z } from 'zod';
import { picture } from '../../../../../shared/models/Picture.model';
import { choice, listOf, text } from '../../../../../shared/models/schema';
import { richText } from '../../../core/kit/html/rich-text.model';
import { fieldSettingsModel } from '../widgets/shared/view/field-settings.model';

/** A search that many make, or a place that many look for. */
const popularSearch = z.object({
  text: z.string(),
  url: z.string(),
  /** The words, where it is a search. */
  q: text(),
});

/** An opening that asks what somebody looks for. */
export const searchBannerModel = z.object({
  id: text(),
  title: text(),
  titleType: choice(['h1', 'h2', 'h3'], 'h2'),
  description: richText(),
  /** Of the ground, where there is no picture; words on a picture stand on dark blue. */
  background: choice(['dark-blue', 'blue', 'medium-blue', 'yellow'], 'blue'),
  image: picture(),
  popular: listOf(popularSearch),
  ...fieldSettingsModel,
});

export type SearchBannerModel = z.output<typeof searchBannerModel>;
