import { defineComponent } from '../../kit/define-component';
import { LanguageNavigation } from './LanguageNavigation';
import { dialog } from './LanguageNavigation.dialog';
import { languageNavigationModel } from './LanguageNavigation.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('languagenavigation'),
  resourceSuperType: 'core/wcm/components/languagenavigation/v2/languagenavigation',
  title: 'Language navigation',
  description: 'The same page in other countries and languages',
  icon: 'globeOutline',
  group: 'Structure',
  model: languageNavigationModel,
  View: LanguageNavigation,
  dialog,
  isEmpty: ({ items }) => items.length === 0,
});
