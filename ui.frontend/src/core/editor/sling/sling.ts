import { createSlingClient } from './SlingClient';

/** The author server, for all parts of the editor: one CSRF token, one way to ask. Content is written through the session. */
export const sling = createSlingClient();
