/* Icons of lists, exported one by one, so that a list widget does not bring all of them to a browser. */

export const arrowRight = 'M4 12h15M13 5.75 19.25 12 13 18.25';
export const chevronLeft = 'm14.75 6-6 6 6 6';
export const chevronRight = 'm9.25 6 6 6-6 6';
export const close = 'M6 6l12 12M18 6 6 18';
