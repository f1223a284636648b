import { defineComponent } from '../../kit/define-component';
import { Video } from './Video';
import { dialog } from './Video.dialog';
import { videoModel } from './Video.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('video'),
  title: 'Video',
  description: 'A video from the assets or from a provider',
  icon: 'videoOutline',
  group: 'Content',
  model: videoModel,
  View: Video,
  dialog,
  isEmpty: ({ sources }) => sources.length === 0,
});
