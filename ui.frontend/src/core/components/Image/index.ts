import { defineComponent } from '../../kit/define-component';
import { Image } from './Image';
import { dialog } from './Image.dialog';
import { imageModel } from './Image.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('image'),
  resourceSuperType: 'core/wcm/components/image/v3/image',
  title: 'Image',
  description: 'A picture from the assets, with caption and link',
  icon: 'image',
  group: 'Content',
  model: imageModel,
  View: Image,
  dialog,
  isEmpty: ({ image }) => !image,
});
