import { defineComponent } from '../../../core/kit/define-component';
import { SearchRules } from './SearchRules';
import { dialog } from './SearchRules.dialog';
import { searchRulesModel } from './SearchRules.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('searchrules'),
  title: 'Search rules',
  // One for each site, at the place where the service looks for it: it cannot be inserted elsewhere.
  group: '.hidden',
  model: searchRulesModel,
  View: SearchRules,
  dialog,
  isEmpty: ({ synonyms, boosts, pins }) => synonyms.length + boosts.length + pins.length === 0,
});
