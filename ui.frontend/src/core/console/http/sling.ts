/* The consoles speak to the author server as the editor does: one CSRF token, the same errors in words. */
export { sling } from '../../editor/sling/sling';
export type { SlingClient } from '../../editor/sling/SlingClient';
export { addressOf } from '../../editor/sling/SlingClient';
export { SlingError } from '../../editor/sling/SlingError';
export type { Field } from '../../editor/sling/post-fields';
export type { ContentChange } from '../../editor/sling/changes';
