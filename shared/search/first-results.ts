/** Results that a phone shows of a folded list, until it is opened. */
export const FIRST_RESULTS = 6;
