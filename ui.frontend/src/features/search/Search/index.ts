import { defineComponent } from '../../../core/kit/define-component';
import { Search } from './Search';
import { dialog } from './Search.dialog';
import { searchModel } from './Search.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('search'),
  resourceSuperType: 'core/wcm/components/search/v3/search',
  title: 'Search',
  description: 'Searches this site’s pages',
  icon: 'search',
  group: 'Content',
  model: searchModel,
  View: Search,
  dialog,
  isEmpty: ({ action }) => !action,
});
