import { defineComponent } from '../../kit/define-component';
import { Tags } from './Tags';
import { dialog } from './Tags.dialog';
import { tagsModel } from './Tags.model';

export default defineComponent({
  resourceType: 'ventora/components/tags',
  title: 'Tags',
  description: 'What the page is about, each with the way to others about the same',
  icon: 'label',
  group: 'Ventora - Content',
  model: tagsModel,
  View: Tags,
  dialog,
  isEmpty: ({ tags }) => tags.length === 0,
});
