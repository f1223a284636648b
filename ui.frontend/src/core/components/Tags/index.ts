import { defineComponent } from '../../kit/define-component';
import { Tags } from './Tags';
import { dialog } from './Tags.dialog';
import { tagsModel } from './Tags.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('tags'),
  title: 'Tags',
  description: 'Date and topics of a page, each topic with a link to related pages',
  icon: 'label',
  group: 'Content',
  model: tagsModel,
  View: Tags,
  dialog,
  isEmpty: ({ date, tags }) => !date && tags.length === 0,
});
