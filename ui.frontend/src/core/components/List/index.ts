import { defineComponent } from '../../kit/define-component';
import { List } from './List';
import { dialog } from './List.dialog';
import { listModel } from './List.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('list'),
  resourceSuperType: 'core/wcm/components/list/v4/list',
  title: 'List',
  description: 'Pages as a list of links, by place, tag or search',
  icon: 'textBulleted',
  group: 'Content',
  template: { listFrom: 'children', linkItems: true },
  model: listModel,
  View: List,
  dialog,
  // A filtered list without entries still has its way back.
  isEmpty: ({ items, tagLinks }) => items.length === 0 && tagLinks.length === 0,
});
