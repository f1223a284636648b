import './public-path';

/* Wiring of the authors' page, and of a published page that the server could not draw. */
export {};
