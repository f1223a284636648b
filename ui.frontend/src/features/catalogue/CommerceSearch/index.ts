import { defineComponent } from '../../../core/kit/define-component';
import { CommerceSearch } from './CommerceSearch';
import { dialog } from './CommerceSearch.dialog';
import { commerceSearchModel } from './CommerceSearch.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/search'),
  title: 'Product search',
  description: 'Searches the catalogue',
  icon: 'search',
  group: 'Commerce',
  imageDelegate: componentType('image'),
  model: commerceSearchModel,
  View: CommerceSearch,
  dialog,
  isEmpty: ({ action }) => !action,
});
