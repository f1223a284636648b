import { defineComponent } from '../../../core/kit/define-component';
import { RelatedProducts } from './RelatedProducts';
import { dialog } from './RelatedProducts.dialog';
import { relatedProductsModel } from './RelatedProducts.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/relatedproducts'),
  title: 'Related products',
  description: 'What goes with a product',
  icon: 'branch2',
  group: 'Commerce',
  imageDelegate: componentType('image'),
  model: relatedProductsModel,
  View: RelatedProducts,
  dialog,
  isEmpty: ({ products }) => products.length === 0,
});
