import { defineComponent } from '../../../core/kit/define-component';
import { FilterList } from './FilterList';
import { dialog } from './FilterList.dialog';
import { filterListModel } from './FilterList.model';

export default defineComponent({
  resourceType: 'ventora/components/filterlist',
  title: 'Filter list',
  description: 'Products and pages with filters beside them',
  icon: 'filter',
  group: 'Ventora - Content',
  imageDelegate: 'ventora/components/image',
  model: filterListModel,
  View: FilterList,
  dialog,
  isEmpty: ({ service }) => !service,
});
