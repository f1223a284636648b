import { defineComponent } from '../../kit/define-component';
import { Teaser } from './Teaser';
import { dialog } from './Teaser.dialog';
import { teaserModel } from './Teaser.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('teaser'),
  resourceSuperType: 'core/wcm/components/teaser/v2/teaser',
  title: 'Teaser',
  description: 'One promotion: picture, heading and links',
  icon: 'article',
  group: 'Content',
  imageDelegate: componentType('image'),
  model: teaserModel,
  View: Teaser,
  dialog,
  isEmpty: ({ title, description, image, video }) => !title && !description && !image && !video,
});
