/* What stands at the end of every page: nothing. */

export const PageEnd = () => null;
