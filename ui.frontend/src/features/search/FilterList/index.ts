import { defineComponent } from '../../../core/kit/define-component';
import { FilterList } from './FilterList';
import { dialog } from './FilterList.dialog';
import { filterListModel } from './FilterList.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('filterlist'),
  title: 'Filter list',
  description: 'Products and pages with filters beside them',
  icon: 'filter',
  group: 'Content',
  imageDelegate: componentType('image'),
  model: filterListModel,
  View: FilterList,
  dialog,
  isEmpty: ({ service }) => !service,
});
