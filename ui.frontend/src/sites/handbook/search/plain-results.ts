/** Whether the search finds only pages and files, which all look alike. Apart from `result-lists`, whose components weigh more. */
export const isPlain = true;
