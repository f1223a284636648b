import { defineComponent } from '../../../core/kit/define-component';
import { ContentFragment } from '../../../core/components/ContentFragment/ContentFragment';
import { shownElements } from '../../../core/components/ContentFragment/fragment';
import { dialog } from './CommerceContentFragment.dialog';
import { commerceContentFragmentModel } from './CommerceContentFragment.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/contentfragment'),
  resourceSuperType: 'core/wcm/components/contentfragment/v1/contentfragment',
  title: 'Commerce content fragment',
  description: 'A content fragment that belongs to a product',
  icon: 'dataBook',
  group: 'Commerce',
  model: commerceContentFragmentModel,
  View: ContentFragment,
  dialog,
  isEmpty: (model) => !model.title && model.paragraphs.length === 0 && shownElements(model).length === 0,
});
