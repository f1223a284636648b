/* What features add to the model of every page: nothing. */

export const pageParts = {};
