import { searchDialogs } from '#site/search/dialogs';
import { defineComponent } from '../../../core/kit/define-component';
import { FilterList } from './FilterList';
import { dialog } from './FilterList.dialog';
import { filterListModel } from './FilterList.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('filterlist'),
  title: 'Filter list',
  description: searchDialogs.listDescription,
  icon: 'filter',
  group: 'Content',
  imageDelegate: componentType('image'),
  model: filterListModel,
  View: FilterList,
  dialog,
  isEmpty: ({ service, answer }) => !service && !answer,
});
