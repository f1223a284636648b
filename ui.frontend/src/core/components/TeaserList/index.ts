import { defineComponent } from '../../kit/define-component';
import { TeaserList } from './TeaserList';
import { dialog } from './TeaserList.dialog';
import { teaserListModel } from './TeaserList.model';

export default defineComponent({
  resourceType: 'ventora/components/teaserlist',
  title: 'Teaser list',
  description: 'Several teasers, side by side or as slides',
  icon: 'news',
  group: 'Ventora - Content',
  isContainer: true,
  model: teaserListModel,
  View: TeaserList,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
