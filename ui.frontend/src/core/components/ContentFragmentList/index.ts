import { defineComponent } from '../../kit/define-component';
import { ContentFragmentList } from './ContentFragmentList';
import { dialog } from './ContentFragmentList.dialog';
import { contentFragmentListModel } from './ContentFragmentList.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('contentfragmentlist'),
  resourceSuperType: 'core/wcm/components/contentfragmentlist/v2/contentfragmentlist',
  title: 'Content fragment list',
  description: 'Content fragments of one model, by folder and tags',
  icon: 'documentFragmentGroup',
  group: 'Content',
  model: contentFragmentListModel,
  View: ContentFragmentList,
  dialog,
  isEmpty: ({ items }) => items.length === 0,
});
