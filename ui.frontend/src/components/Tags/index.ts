import { defineComponent } from '../../kit/define-component';
import { Tags } from './Tags';
import { dialog } from './Tags.dialog';
import { tagsModel } from './Tags.model';

export default defineComponent({
  resourceType: 'ventora/components/tags',
  title: 'Tags',
  description: 'The day of the page and what it is about, each with the way to others about the same',
  icon: 'label',
  group: 'Ventora - Content',
  model: tagsModel,
  View: Tags,
  dialog,
  isEmpty: ({ date, tags }) => !date && tags.length === 0,
});
