import { defineComponent } from '../../../core/kit/define-component';
import { CardList } from './CardList';
import { dialog } from './CardList.dialog';
import { cardListModel } from './CardList.model';

export default defineComponent({
  resourceType: 'ventora/components/cardlist',
  title: 'Card list',
  description: 'Pages as cards side by side, with picture and figures',
  icon: 'viewCard',
  group: 'Ventora - Content',
  imageDelegate: 'ventora/components/image',
  model: cardListModel,
  View: CardList,
  dialog,
  isEmpty: ({ cards, banner }) => cards.length === 0 && !banner,
});
