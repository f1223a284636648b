import { defineComponent } from '../../../core/kit/define-component';
import { Product } from './Product';
import { dialog } from './Product.dialog';
import { productModel } from './Product.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/product'),
  title: 'Product',
  description: 'One product with pictures, figures and versions',
  icon: 'box',
  group: 'Commerce',
  imageDelegate: componentType('image'),
  model: productModel,
  View: Product,
  dialog,
  isEmpty: ({ name }) => !name,
});
