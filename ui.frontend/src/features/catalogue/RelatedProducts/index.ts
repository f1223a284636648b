import { defineComponent } from '../../../core/kit/define-component';
import { RelatedProducts } from './RelatedProducts';
import { dialog } from './RelatedProducts.dialog';
import { relatedProductsModel } from './RelatedProducts.model';

export default defineComponent({
  resourceType: 'ventora/components/commerce/relatedproducts',
  title: 'Related products',
  description: 'What goes with a product',
  icon: 'branch2',
  group: 'Ventora - Commerce',
  imageDelegate: 'ventora/components/image',
  model: relatedProductsModel,
  View: RelatedProducts,
  dialog,
  isEmpty: ({ products }) => products.length === 0,
});
