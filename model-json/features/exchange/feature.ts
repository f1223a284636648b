import type { Feature } from '../../core/server/Feature';
import { passportLinks } from './links/identification';
import type { Maker } from './Maker';
import { aasRoutes } from './server/aas-routes';
import { catalogueRoutes } from './server/catalogue-routes';
import { Exchange } from './server/Exchange';
import { keptRoutes } from './server/kept-route';
import { linkRoutes } from './server/link-routes';
import { productRoutes } from './server/product-routes';

/**
 * Products for other programs: identification links, passports, and the whole catalogue as files.
 *
 * @param maker who makes them
 */
export const exchange = (maker: Maker): Feature => ({
  name: 'exchange',
  services: () => ({ passportOf: passportLinks }),
  routes(app, instance) {
    const own = new Exchange(instance, maker);
    const route = keptRoutes(app, instance);
    linkRoutes(app, own, instance);
    productRoutes(route, own, instance);
    catalogueRoutes(route, own, instance);
    aasRoutes(app, own, instance);
  },
});
