/** Where author answers the Universal Editor: `urn:adobe:aue:config:service`. */
export const UNIVERSAL = '/universal-editor';
export const CORS_SCRIPT = `${UNIVERSAL}/cors.js`;
