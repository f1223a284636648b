import { defineComponent } from '../../../core/kit/define-component';
import { Teaser } from '../../../core/components/Teaser/Teaser';
import { dialog } from './CommerceTeaser.dialog';
import { commerceTeaserModel } from './CommerceTeaser.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('commerce/teaser'),
  resourceSuperType: 'core/wcm/components/teaser/v2/teaser',
  title: 'Commerce teaser',
  description: 'A teaser whose links lead to products and categories',
  icon: 'promote',
  group: 'Commerce',
  imageDelegate: componentType('image'),
  model: commerceTeaserModel,
  View: Teaser,
  dialog,
  isEmpty: ({ title, description, image, video }) => !title && !description && !image && !video,
});
