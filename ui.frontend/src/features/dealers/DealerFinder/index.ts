import { defineComponent } from '../../../core/kit/define-component';
import { DealerFinder } from './DealerFinder';
import { dialog } from './DealerFinder.dialog';
import { dealerFinderModel } from './DealerFinder.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('dealerfinder'),
  title: 'Dealer finder',
  description: 'Dealers near a place, with filters and a map',
  icon: 'location',
  group: 'Content',
  model: dealerFinderModel,
  View: DealerFinder,
  dialog,
  isEmpty: ({ action, note }) => !action && !note,
});
