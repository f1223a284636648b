import { componentType } from '../../../../../shared/addresses/app';
import { defineComponent } from '../../../core/kit/define-component';
import { Chapter } from './Chapter';
import { dialog } from './Chapter.dialog';
import { chapterModel } from './Chapter.model';

export default defineComponent({
  resourceType: componentType('chapter'),
  title: 'Chapter',
  description: 'Documentation: prose, tables and code',
  icon: 'book',
  group: 'Content',
  model: chapterModel,
  View: Chapter,
  dialog,
  isEmpty: ({ parts }) => parts.length === 0,
});
