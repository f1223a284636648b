/* The consoles speak to the author server as the editor does: one CSRF token, the same errors in words. */
export { sling } from '../../editor/sling/sling';
export type { SlingClient } from '../../editor/sling/SlingClient';
export { addressOf } from '../../editor/sling/SlingClient';
export { SlingError, slingError } from '../../editor/sling/SlingError';
export { CsrfToken } from '../../editor/sling/csrf-token';
export { send } from '../../editor/sling/request';
export { postBody, postJson } from '../../editor/sling/post-json';
export { thumbnailOf } from '../../editor/sling/thumbnail-of';
export { deleteField, propertyFields } from '../../editor/sling/post-fields';
export type { Field } from '../../editor/sling/post-fields';
export type { ContentChange } from '../../editor/sling/changes';
export { makePreview, previewAddress, readPreviews, revokePreview } from '../../editor/sling/previews';
export type { Previews } from '../../editor/sling/previews';
export { askForReview, readOpenReviews, readReviews, withdraw } from '../../editor/sling/reviews';
export {
  changeRelease,
  createPageInRelease,
  createRelease,
  deleteRelease,
  publishRelease,
  readReleases,
  takeBackRelease,
  unscheduleRelease,
} from '../../editor/sling/releases';
