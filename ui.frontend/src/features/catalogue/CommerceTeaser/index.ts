import { defineComponent } from '../../../core/kit/define-component';
import { Teaser } from '../../../core/components/Teaser/Teaser';
import { dialog } from './CommerceTeaser.dialog';
import { commerceTeaserModel } from './CommerceTeaser.model';

export default defineComponent({
  resourceType: 'ventora/components/commerce/teaser',
  resourceSuperType: 'core/wcm/components/teaser/v2/teaser',
  title: 'Commerce teaser',
  description: 'A teaser whose links lead to products and categories',
  icon: 'promote',
  group: 'Ventora - Commerce',
  imageDelegate: 'ventora/components/image',
  model: commerceTeaserModel,
  View: Teaser,
  dialog,
  isEmpty: ({ title, description, image, video }) => !title && !description && !image && !video,
});
