import { defineComponent } from '../../kit/define-component';
import { Tags } from './Tags';
import { dialog } from './Tags.dialog';
import { tagsModel } from './Tags.model';

export default defineComponent({
  resourceType: 'ventora/components/tags',
  title: 'Tags',
  description: 'Day and topics of a page, each topic with the way to others about it',
  icon: 'label',
  group: 'Ventora - Content',
  model: tagsModel,
  View: Tags,
  dialog,
  isEmpty: ({ date, tags }) => !date && tags.length === 0,
});
