import { defineComponent } from '../../../core/kit/define-component';
import { DealerFinder } from './DealerFinder';
import { dialog } from './DealerFinder.dialog';
import { dealerFinderModel } from './DealerFinder.model';

export default defineComponent({
  resourceType: 'ventora/components/dealerfinder',
  title: 'Dealer finder',
  description: 'Dealers near a place, with filters and a map',
  icon: 'location',
  group: 'Ventora - Content',
  model: dealerFinderModel,
  View: DealerFinder,
  dialog,
  isEmpty: ({ action }) => !action,
});
