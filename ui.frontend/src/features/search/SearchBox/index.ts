import { defineComponent } from '../../../core/kit/define-component';
import { fieldProblem } from '../widgets/shared/view/SearchField';
import { SearchBox } from './SearchBox';
import { dialog } from './SearchBox.dialog';
import { searchBoxModel } from './SearchBox.model';

export default defineComponent({
  resourceType: 'ventora/components/searchbox',
  title: 'Search box',
  description: 'The site’s search, for its header',
  icon: 'search',
  group: 'Ventora - Structure',
  model: searchBoxModel,
  View: SearchBox,
  dialog,
  isEmpty: ({ action }) => !action,
  problem: fieldProblem('search-box'),
});
