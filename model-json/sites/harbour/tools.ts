/* What programs open once for all that they serve: no documents are drawn. */

export { openQueryLog } from '../../features/search/report/open-query-log';

export const openTools = () => ({ options: {}, close: async () => {} });
