import { createSlingClient } from './SlingClient';

/**
 * The author server's client, shared by the whole editor with one CSRF token. Content is written through the session.
 */
export const sling = createSlingClient();
