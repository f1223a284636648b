import { CsrfToken } from './csrf-token';
import type { Field } from './post-fields';
import { send, type Fetch } from './request';
import type { PostOptions } from './Posted';
import { SlingError } from './SlingError';

export type Post = (address: string, fields: readonly Field[], options: PostOptions) => Promise<Response>;

/** Posts forms with the CSRF token; once more if the token has expired. */
export function createPost(fetch: Fetch): Post {
  const csrf = new CsrfToken(fetch);
  const postOnce: Post = async (address, fields, options) =>
    send(fetch, address, {
      method: 'POST',
      body: new URLSearchParams([['_charset_', 'utf-8'], ...fields.map((field) => [...field])]),
      headers: {
        Accept: 'application/json',
        'CSRF-Token': await csrf.value(),
        ...(options.ifVersion !== undefined && { 'If-Content-Version': options.ifVersion }),
        ...(options.ifDestVersion !== undefined && { 'If-Dest-Content-Version': options.ifDestVersion }),
        ...(options.editorId !== undefined && { 'Editor-Id': options.editorId }),
      },
    });
  return async (address, fields, options) => {
    try {
      return await postOnce(address, fields, options);
    } catch (error) {
      if (!(error instanceof SlingError) || error.status !== 403) throw error;
      // Refused before anything was written, usually because the token has expired.
      csrf.refuse();
      return postOnce(address, fields, options);
    }
  };
}
