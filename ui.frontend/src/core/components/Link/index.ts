import { defineComponent } from '../../kit/define-component';
import { Link } from './Link';
import { dialog } from './Link.dialog';
import { linkModel } from './Link.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('link'),
  title: 'Link',
  description: 'One link on a line of its own',
  icon: 'link',
  group: 'Content',
  model: linkModel,
  View: Link,
  dialog,
  isEmpty: ({ assetPathWithQueryParams }) => !assetPathWithQueryParams,
});
