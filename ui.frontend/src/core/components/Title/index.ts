import { defineComponent } from '../../kit/define-component';
import { Title } from './Title';
import { dialog } from './Title.dialog';
import { titleModel } from './Title.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('title'),
  resourceSuperType: 'core/wcm/components/title/v3/title',
  title: 'Title',
  description: 'A heading of level 1 to 6',
  icon: 'textSize',
  group: 'Content',
  template: { type: 'h2' },
  model: titleModel,
  View: Title,
  dialog,
  isEmpty: ({ text }) => !text,
});
