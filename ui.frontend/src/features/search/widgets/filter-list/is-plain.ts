import { resultLists } from '#site/result-lists';

/** Whether all that is found on the site are pages and files: lines, in one look. */
export const isPlain = Object.keys(resultLists).length === 0;
