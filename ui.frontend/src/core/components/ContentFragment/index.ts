import { defineComponent } from '../../kit/define-component';
import { ContentFragment } from './ContentFragment';
import { dialog } from './ContentFragment.dialog';
import { contentFragmentModel } from './ContentFragment.model';
import { shownElements } from './fragment';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('contentfragment'),
  resourceSuperType: 'core/wcm/components/contentfragment/v1/contentfragment',
  title: 'Content fragment',
  description: 'Elements of one content fragment',
  icon: 'documentFragment',
  group: 'Content',
  model: contentFragmentModel,
  View: ContentFragment,
  dialog,
  isEmpty: (model) => !model.title && model.paragraphs.length === 0 && shownElements(model).length === 0,
});
