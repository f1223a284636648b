import { componentType, defineComponent } from 'ventora/component';
import { Command } from './Command';
import { dialog } from './Command.dialog';
import { commandModel } from './Command.model';

export default defineComponent({
  resourceType: componentType('command'),
  title: 'Command',
  description: 'A command to type, and what it does',
  icon: 'code',
  group: 'Content',
  model: commandModel,
  View: Command,
  dialog,
  isEmpty: ({ command }) => !command,
});
