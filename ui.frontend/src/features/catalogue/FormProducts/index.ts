import { defineComponent } from '../../../core/kit/define-component';
import { FormProducts } from './FormProducts';
import { dialog } from './FormProducts.dialog';
import { formProductsModel } from './FormProducts.model';

export default defineComponent({
  resourceType: 'ventora/components/form/products',
  title: 'Form products',
  description: 'Products that visitors ask a quote for',
  icon: 'shoppingCart',
  group: 'Ventora - Content',
  imageDelegate: 'ventora/components/image',
  model: formProductsModel,
  View: FormProducts,
  dialog,
});
