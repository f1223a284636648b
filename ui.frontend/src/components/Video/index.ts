import { defineComponent } from '../../kit/define-component';
import { Video } from './Video';
import { dialog } from './Video.dialog';
import { videoModel } from './Video.model';

export default defineComponent({
  resourceType: 'ventora/components/video',
  title: 'Video',
  group: 'Ventora - Content',
  model: videoModel,
  View: Video,
  dialog,
  isEmpty: ({ sources }) => sources.length === 0,
});
