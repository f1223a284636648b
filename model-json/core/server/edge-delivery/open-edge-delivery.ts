import type { EdgeDelivery } from './EdgeDelivery';

/** What answers with documents of Edge Delivery; its code is loaded only if it is on. */
export const openEdgeDelivery = async (setting: 'off' | 'on'): Promise<EdgeDelivery | undefined> =>
  setting === 'on' ? (await import('./edge-delivery')).edgeDelivery : undefined;
