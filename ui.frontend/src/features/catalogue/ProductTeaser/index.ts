import { defineComponent } from '../../../core/kit/define-component';
import { ProductTeaser } from './ProductTeaser';
import { dialog } from './ProductTeaser.dialog';
import { productTeaserModel } from './ProductTeaser.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/productteaser'),
  title: 'Product teaser',
  description: 'One product: picture, name and link',
  icon: 'offer',
  group: 'Commerce',
  imageDelegate: componentType('image'),
  model: productTeaserModel,
  View: ProductTeaser,
  dialog,
  isEmpty: ({ name }) => !name,
});
