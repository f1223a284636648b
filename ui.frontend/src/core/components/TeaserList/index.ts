import { defineComponent } from '../../kit/define-component';
import { TeaserList } from './TeaserList';
import { dialog } from './TeaserList.dialog';
import { teaserListModel } from './TeaserList.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('teaserlist'),
  title: 'Teaser list',
  description: 'Several teasers, side by side or as slides',
  icon: 'news',
  group: 'Content',
  isContainer: true,
  model: teaserListModel,
  View: TeaserList,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
