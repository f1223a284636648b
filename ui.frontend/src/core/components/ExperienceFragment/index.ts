import { defineComponent } from '../../kit/define-component';
import { ExperienceFragment } from './ExperienceFragment';
import { dialog } from './ExperienceFragment.dialog';
import { experienceFragmentModel } from './ExperienceFragment.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('experiencefragment'),
  resourceSuperType: 'core/wcm/components/experiencefragment/v2/experiencefragment',
  title: 'Experience fragment',
  description: 'Content that several pages share',
  icon: 'experience',
  group: 'Content',
  model: experienceFragmentModel,
  View: ExperienceFragment,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
