import { defineComponent } from '../../kit/define-component';
import { Link } from './Link';
import { dialog } from './Link.dialog';
import { linkModel } from './Link.model';

export default defineComponent({
  resourceType: 'ventora/components/link',
  title: 'Link',
  description: 'One link in a line of its own',
  icon: 'link',
  group: 'Ventora - Content',
  model: linkModel,
  View: Link,
  dialog,
  isEmpty: ({ assetPathWithQueryParams }) => !assetPathWithQueryParams,
});
