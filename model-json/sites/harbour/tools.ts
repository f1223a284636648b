/* What programs open once for all that they serve: no documents are drawn, and nothing is searched. */

export const openQueryLog = () => ({ add: () => {}, flush: async () => {} });

export const openTools = () => ({ options: {}, close: async () => {} });
