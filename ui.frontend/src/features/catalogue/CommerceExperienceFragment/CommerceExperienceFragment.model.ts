import { experienceFragmentModel } from '../../../core/components/ExperienceFragment/ExperienceFragment.model';

/** The experience fragment’s model: the exporter finds the fragment that belongs to the page’s product. */
export const commerceExperienceFragmentModel = experienceFragmentModel;
