import { defineComponent } from '../../../core/kit/define-component';
import { ProductList } from './ProductList';
import { dialog } from './ProductList.dialog';
import { productListModel } from './ProductList.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/productlist'),
  title: 'Product list',
  description: 'Products of a category, with filters and order',
  icon: 'classicGridView',
  group: 'Commerce',
  imageDelegate: componentType('image'),
  model: productListModel,
  View: ProductList,
  dialog,
  isEmpty: ({ category, products }) => !category && products.length === 0,
});
