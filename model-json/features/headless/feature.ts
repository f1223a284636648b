import type { Feature } from '../../core/server/Feature';
import { fragmentRoute } from './delivery/fragment-route';
import { executeRoutes } from './persisted/execute-routes';
import { listRoutes, persistRoutes } from './persisted/persist-routes';
import { deliveryRoute } from './pictures/delivery-route';
import { Endpoints } from './server/Endpoints';
import { graphRoutes } from './server/graph-routes';

declare module '../../core/server/Instance' {
  interface FeatureServices {
    /** What can be asked of content fragments. */
    readonly endpoints: Endpoints;
  }
}

/** Content fragments for other programs, as AEM delivers them: GraphQL and persisted queries. */
export const headless: Feature = {
  name: 'headless',
  open: ({ options: { repository } }) => ({ endpoints: new Endpoints(repository) }),
  routes(app, instance) {
    graphRoutes(app, instance);
    executeRoutes(app, instance);
    listRoutes(app, instance);
    deliveryRoute(app, instance);
    fragmentRoute(app, instance);
    if (instance.runMode === 'author') persistRoutes(app, instance);
  },
};
