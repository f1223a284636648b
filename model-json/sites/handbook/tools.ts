/* Tools that programs open once and share: no documents are drawn. */

export { openQueryLog } from '../../../api/server';

export const openTools = () => ({ options: {}, close: async () => {} });
