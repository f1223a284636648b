import { defineComponent } from '../../kit/define-component';
import { Embed } from './Embed';
import { dialog } from './Embed.dialog';
import { embedModel } from './Embed.model';

export default defineComponent({
  resourceType: 'ventora/components/embed',
  resourceSuperType: 'core/wcm/components/embed/v2/embed',
  title: 'Embed',
  group: 'Ventora - Content',
  model: embedModel,
  View: Embed,
  dialog,
  isEmpty: ({ html, original }) => !html && !original,
});
