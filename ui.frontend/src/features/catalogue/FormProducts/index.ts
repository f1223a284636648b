import { defineComponent } from '../../../core/kit/define-component';
import { FormProducts } from './FormProducts';
import { dialog } from './FormProducts.dialog';
import { formProductsModel } from './FormProducts.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('form/products'),
  title: 'Form products',
  description: 'Products that visitors ask a quote for',
  icon: 'shoppingCart',
  group: 'Content',
  imageDelegate: componentType('image'),
  model: formProductsModel,
  View: FormProducts,
  dialog,
});
