import { defineComponent } from '../../kit/define-component';
import { CookieBanner } from './CookieBanner';
import { dialog } from './CookieBanner.dialog';
import { cookieBannerModel } from './CookieBanner.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('cookiebanner'),
  title: 'Cookie banner',
  description: 'Asks visitors which cookies they allow',
  icon: 'shield',
  group: 'Structure',
  model: cookieBannerModel,
  View: CookieBanner,
  dialog,
});
