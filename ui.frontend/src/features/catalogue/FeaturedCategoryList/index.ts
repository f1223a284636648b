import { defineComponent } from '../../../core/kit/define-component';
import { FeaturedCategoryList } from './FeaturedCategoryList';
import { dialog } from './FeaturedCategoryList.dialog';
import { featuredCategoryListModel } from './FeaturedCategoryList.model';

export default defineComponent({
  resourceType: 'ventora/components/commerce/featuredcategorylist',
  title: 'Featured categories',
  description: 'Chosen categories of the catalogue as cards',
  icon: 'viewAllTags',
  group: 'Ventora - Commerce',
  model: featuredCategoryListModel,
  View: FeaturedCategoryList,
  dialog,
  isEmpty: ({ categories }) => categories.length === 0,
});
