import { defineComponent } from '../../kit/define-component';
import { Teaser } from './Teaser';
import { dialog } from './Teaser.dialog';
import { teaserModel } from './Teaser.model';

export default defineComponent({
  resourceType: 'ventora/components/teaser',
  resourceSuperType: 'core/wcm/components/teaser/v2/teaser',
  title: 'Teaser',
  description: 'One promotion: picture, heading and links',
  icon: 'article',
  group: 'Ventora - Content',
  imageDelegate: 'ventora/components/image',
  model: teaserModel,
  View: Teaser,
  dialog,
  isEmpty: ({ title, description, image, video }) => !title && !description && !image && !video,
});
