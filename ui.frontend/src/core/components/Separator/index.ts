import { defineComponent } from '../../kit/define-component';
import { Separator } from './Separator';
import { dialog } from './Separator.dialog';
import { separatorModel } from './Separator.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('separator'),
  resourceSuperType: 'core/wcm/components/separator/v1/separator',
  title: 'Separator',
  description: 'A line between two parts',
  icon: 'remove',
  group: 'Content',
  model: separatorModel,
  View: Separator,
  dialog,
});
