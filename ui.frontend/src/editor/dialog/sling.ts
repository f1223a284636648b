import { createSlingClient } from '../sling/SlingClient';

/** What forms read of the author server; they write through the session. */
export const sling = createSlingClient();
