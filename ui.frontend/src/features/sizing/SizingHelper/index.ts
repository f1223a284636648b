import { defineComponent } from '../../../core/kit/define-component';
import { SizingHelper } from './SizingHelper';
import { dialog } from './SizingHelper.dialog';
import { sizingHelperModel } from './SizingHelper.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('sizinghelper'),
  title: 'Sizing helper',
  description: 'From air tools to a compressor, tank and dryer',
  icon: 'calculator',
  group: 'Commerce',
  imageDelegate: componentType('image'),
  model: sizingHelperModel,
  View: SizingHelper,
  dialog,
  isEmpty: ({ action }) => !action,
});
