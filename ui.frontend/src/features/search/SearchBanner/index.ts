import { defineComponent } from '../../../core/kit/define-component';
import { fieldProblem } from '../widgets/shared/view/SearchField';
import { SearchBanner } from './SearchBanner';
import { dialog } from './SearchBanner.dialog';
import { searchBannerModel } from './SearchBanner.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('searchbanner'),
  title: 'Search banner',
  description: 'A search with popular words, on a colour or a picture',
  icon: 'search',
  group: 'Content',
  imageDelegate: componentType('image'),
  model: searchBannerModel,
  View: SearchBanner,
  dialog,
  isEmpty: ({ action }) => !action,
  problem: fieldProblem('search-banner'),
});
