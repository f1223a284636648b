import { defineComponent } from '../../kit/define-component';
import { CookieBanner } from './CookieBanner';
import { dialog } from './CookieBanner.dialog';
import { cookieBannerModel } from './CookieBanner.model';

export default defineComponent({
  resourceType: 'ventora/components/cookiebanner',
  title: 'Cookie banner',
  description: 'Asks visitors which cookies they allow',
  icon: 'shield',
  group: 'Ventora - Structure',
  model: cookieBannerModel,
  View: CookieBanner,
  dialog,
});
