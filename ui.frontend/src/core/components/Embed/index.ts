import { defineComponent } from '../../kit/define-component';
import { Embed } from './Embed';
import { dialog } from './Embed.dialog';
import { embedModel } from './Embed.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('embed'),
  resourceSuperType: 'core/wcm/components/embed/v2/embed',
  title: 'Embed',
  description: 'A map, a video or a form from another site',
  icon: 'code',
  group: 'Content',
  model: embedModel,
  View: Embed,
  dialog,
  isEmpty: ({ html, original }) => !html && !original,
});
