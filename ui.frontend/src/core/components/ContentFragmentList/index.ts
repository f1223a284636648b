import { defineComponent } from '../../kit/define-component';
import { ContentFragmentList } from './ContentFragmentList';
import { dialog } from './ContentFragmentList.dialog';
import { contentFragmentListModel } from './ContentFragmentList.model';

export default defineComponent({
  resourceType: 'ventora/components/contentfragmentlist',
  resourceSuperType: 'core/wcm/components/contentfragmentlist/v2/contentfragmentlist',
  title: 'Content fragment list',
  description: 'Content fragments of one model, by folder and tags',
  icon: 'documentFragmentGroup',
  group: 'Ventora - Content',
  model: contentFragmentListModel,
  View: ContentFragmentList,
  dialog,
  isEmpty: ({ items }) => items.length === 0,
});
