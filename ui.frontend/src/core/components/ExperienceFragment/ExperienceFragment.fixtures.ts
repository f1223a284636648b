import type { z } from 'zod';
import type { experienceFragmentModel } from './ExperienceFragment.model';
import { APP_ID, componentType } from '../../../../../shared/addresses/app';

const title = (id: string, text: string) => ({ ':type': componentType('title'), id, text });

export const fixtures = {
  default: {
    id: 'experiencefragment-1',
    localizedFragmentVariationPath: `/content/experience-fragments/${APP_ID}/gb/en/site/header/master/jcr:content`,
    classNames: 'aem-xf aem-Grid-newComponent',
    ':items': { one: title('title-1', 'Service'), two: title('title-2', 'Dealers') },
    ':itemsOrder': ['two', 'one'],
  },
  'right to left': {
    id: 'experiencefragment-2',
    localizedFragmentVariationPath: `/content/experience-fragments/${APP_ID}/ae/ar/site/footer/master/jcr:content`,
    ':items': { one: title('title-1', 'خدمة') },
    ':itemsOrder': ['one'],
  },
  'below everything': {
    id: 'experiencefragment-4',
    localizedFragmentVariationPath: `/content/experience-fragments/${APP_ID}/gb/en/site/footer/master/jcr:content`,
    appliedHtmlElement: 'footer',
    ':items': { one: title('title-1', 'Service') },
    ':itemsOrder': ['one'],
  },
  'fragment missing': {
    id: 'experiencefragment-3',
    classNames: 'aem-xf empty',
    ':items': {},
    ':itemsOrder': [],
  },
} satisfies Record<string, z.input<typeof experienceFragmentModel>>;
