import { isPage } from '../../exporter/shared/pages';
import { notFound } from '../http/http-error';
import type { Asked, Handler } from '../sling/Handler';
import type { EdgeDelivery } from './EdgeDelivery';

/** A page's document of Edge Delivery, where that is on; to everybody else it is an address without a page. */
const row = (selector: string, send: keyof EdgeDelivery): Handler => ({
  selector,
  extension: 'html',
  when: ({ instance, resource, url }: Asked) =>
    instance.edgeDelivery !== undefined && isPage(resource) && url.selectors.length === 1,
  send: (asked) => {
    const { edgeDelivery } = asked.instance;
    if (!edgeDelivery) throw notFound();
    return edgeDelivery[send](asked);
  },
});

export const EDGE_HANDLERS: readonly Handler[] = [row('plain', 'sendPlain'), row('edge', 'sendDocument')];
