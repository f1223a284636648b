/* What features do in the browser as soon as a page is there: nothing. */

export const startFeatures = (): void => {};
