import { defineComponent } from '../../../core/kit/define-component';
import { ExperienceFragment } from '../../../core/components/ExperienceFragment/ExperienceFragment';
import { dialog } from './CommerceExperienceFragment.dialog';
import { commerceExperienceFragmentModel } from './CommerceExperienceFragment.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/experiencefragment'),
  resourceSuperType: 'core/wcm/components/experiencefragment/v2/experiencefragment',
  title: 'Commerce experience fragment',
  description: 'Shared content that belongs to a product or category',
  icon: 'experience',
  group: 'Commerce',
  model: commerceExperienceFragmentModel,
  View: ExperienceFragment,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
