import { componentType } from '../../../../../shared/addresses/app';
import { defineComponent } from '../../../core/kit/define-component';
import { LiveExample } from './LiveExample';
import { dialog } from './LiveExample.dialog';
import { liveExampleModel } from './LiveExample.model';

export default defineComponent({
  resourceType: componentType('liveexample'),
  title: 'Live example',
  description: 'A component at work, in a frame',
  icon: 'preview',
  group: 'Content',
  model: liveExampleModel,
  View: LiveExample,
  dialog,
  isEmpty: ({ source }) => !source,
});
