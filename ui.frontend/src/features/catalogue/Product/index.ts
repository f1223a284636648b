import { defineComponent } from '../../../core/kit/define-component';
import { Product } from './Product';
import { dialog } from './Product.dialog';
import { productModel } from './Product.model';

export default defineComponent({
  resourceType: 'ventora/components/commerce/product',
  title: 'Product',
  description: 'One product with pictures, figures and versions',
  icon: 'box',
  group: 'Ventora - Commerce',
  imageDelegate: 'ventora/components/image',
  model: productModel,
  View: Product,
  dialog,
  isEmpty: ({ name }) => !name,
});
