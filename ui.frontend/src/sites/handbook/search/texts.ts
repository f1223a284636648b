/* What features add to the words and settings of the search: nothing. */

export const searchTexts = () => ({ field: {}, banner: {}, list: {} });

export const useResultSettings = () => ({});
