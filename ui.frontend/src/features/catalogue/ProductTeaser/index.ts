import { defineComponent } from '../../../core/kit/define-component';
import { ProductTeaser } from './ProductTeaser';
import { dialog } from './ProductTeaser.dialog';
import { productTeaserModel } from './ProductTeaser.model';

export default defineComponent({
  resourceType: 'ventora/components/commerce/productteaser',
  title: 'Product teaser',
  description: 'One product: picture, name and link',
  icon: 'offer',
  group: 'Ventora - Commerce',
  imageDelegate: 'ventora/components/image',
  model: productTeaserModel,
  View: ProductTeaser,
  dialog,
  isEmpty: ({ name }) => !name,
});
