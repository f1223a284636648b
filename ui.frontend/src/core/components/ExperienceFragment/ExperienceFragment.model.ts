import type { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { text } from '../../../../../shared/models/schema';

/** Core Components `experiencefragment/v2`. */
export const experienceFragmentModel = containerModel({
  id: text(),
  /** `…/header/master/jcr:content`, already in the page's language. */
  localizedFragmentVariationPath: text(),
  classNames: text(),
  /** The element that the policy or a picked style names, such as `footer`. */
  appliedHtmlElement: text(),
});

export type ExperienceFragmentModel = z.output<typeof experienceFragmentModel>;

/** The fragment's own name: the parent of its variation. */
export function fragmentName(variationPath: string | undefined): string | undefined {
  return variationPath
    ?.replace(/\/jcr:content$/, '')
    .split('/')
    .at(-2);
}
