import { defineComponent } from '../../../core/kit/define-component';
import { FeaturedCategoryList } from './FeaturedCategoryList';
import { dialog } from './FeaturedCategoryList.dialog';
import { featuredCategoryListModel } from './FeaturedCategoryList.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/featuredcategorylist'),
  title: 'Featured categories',
  description: 'Chosen categories of the catalogue as cards',
  icon: 'viewAllTags',
  group: 'Commerce',
  model: featuredCategoryListModel,
  View: FeaturedCategoryList,
  dialog,
  isEmpty: ({ categories }) => categories.length === 0,
});
