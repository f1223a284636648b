import { defineComponent } from '../../../core/kit/define-component';
import { SizingHelper } from './SizingHelper';
import { dialog } from './SizingHelper.dialog';
import { sizingHelperModel } from './SizingHelper.model';

export default defineComponent({
  resourceType: 'ventora/components/sizinghelper',
  title: 'Sizing helper',
  description: 'From air tools to a compressor, tank and dryer',
  icon: 'calculator',
  group: 'Ventora - Commerce',
  imageDelegate: 'ventora/components/image',
  model: sizingHelperModel,
  View: SizingHelper,
  dialog,
  isEmpty: ({ action }) => !action,
});
