/* Kinds of pages that features add to the suggestions of the search: none. */

export const kinds = [];

export const kindTexts = {};
