import { defineComponent } from '../../../core/kit/define-component';
import { CardList } from './CardList';
import { dialog } from './CardList.dialog';
import { cardListModel } from './CardList.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('cardlist'),
  title: 'Card list',
  description: 'Pages as cards side by side, with picture and figures',
  icon: 'viewCard',
  group: 'Content',
  imageDelegate: componentType('image'),
  model: cardListModel,
  View: CardList,
  dialog,
  isEmpty: ({ cards, banner }) => cards.length === 0 && !banner,
});
