import { defineComponent } from '../../kit/define-component';
import { Separator } from './Separator';
import { dialog } from './Separator.dialog';
import { separatorModel } from './Separator.model';

export default defineComponent({
  resourceType: 'ventora/components/separator',
  resourceSuperType: 'core/wcm/components/separator/v1/separator',
  title: 'Separator',
  description: 'A line between two parts',
  icon: 'remove',
  group: 'Ventora - Content',
  model: separatorModel,
  View: Separator,
  dialog,
});
