import { defineComponent } from '../../../core/kit/define-component';
import { fieldProblem } from '../widgets/shared/view/SearchField';
import { SearchBox } from './SearchBox';
import { dialog } from './SearchBox.dialog';
import { searchBoxModel } from './SearchBox.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('searchbox'),
  title: 'Search box',
  description: 'The site’s search, for its header',
  icon: 'search',
  group: 'Structure',
  model: searchBoxModel,
  View: SearchBox,
  dialog,
  isEmpty: ({ action }) => !action,
  problem: fieldProblem('search-box'),
});
