import { componentType } from '../../../../../shared/addresses/app';
import { defineComponent } from '../../../core/kit/define-component';
import { Configurator } from './Configurator';
import { dialog } from './Configurator.dialog';
import { configuratorModel } from './Configurator.model';

export default defineComponent({
  resourceType: componentType('configurator'),
  title: 'Configurator',
  description: 'A machine with options: what goes together, and why not',
  icon: 'gauge3',
  group: 'Commerce',
  model: configuratorModel,
  View: Configurator,
  dialog,
  isEmpty: ({ machine, faults }) => !machine && faults.length === 0,
});
