import { defineComponent } from '../../../core/kit/define-component';
import { ProductList } from './ProductList';
import { dialog } from './ProductList.dialog';
import { productListModel } from './ProductList.model';

export default defineComponent({
  resourceType: 'ventora/components/commerce/productlist',
  title: 'Product list',
  description: 'Products of a category, with filters and order',
  icon: 'classicGridView',
  group: 'Ventora - Commerce',
  imageDelegate: 'ventora/components/image',
  model: productListModel,
  View: ProductList,
  dialog,
  isEmpty: ({ category, products }) => !category && products.length === 0,
});
