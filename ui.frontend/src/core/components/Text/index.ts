import { defineComponent } from '../../kit/define-component';
import { Text } from './Text';
import { dialog } from './Text.dialog';
import { textModel } from './Text.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('text'),
  resourceSuperType: 'core/wcm/components/text/v2/text',
  title: 'Text',
  description: 'Paragraphs, lists and tables',
  icon: 'textParagraph',
  group: 'Content',
  template: { textIsRich: true },
  model: textModel,
  View: Text,
  dialog,
  isEmpty: ({ html, paragraph }) => !html && !paragraph,
});
