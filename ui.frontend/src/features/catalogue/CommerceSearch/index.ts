import { defineComponent } from '../../../core/kit/define-component';
import { CommerceSearch } from './CommerceSearch';
import { dialog } from './CommerceSearch.dialog';
import { commerceSearchModel } from './CommerceSearch.model';

export default defineComponent({
  resourceType: 'ventora/components/commerce/search',
  title: 'Product search',
  description: 'Searches the catalogue',
  icon: 'search',
  group: 'Ventora - Commerce',
  imageDelegate: 'ventora/components/image',
  model: commerceSearchModel,
  View: CommerceSearch,
  dialog,
  isEmpty: ({ action }) => !action,
});
