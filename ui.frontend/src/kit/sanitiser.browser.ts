import DOMPurify from 'dompurify';
import { allowedAttributes, allowedSchemes, allowedTags } from './allowed-html';

const attributes = [...new Set(Object.values(allowedAttributes).flat())];
const address = new RegExp(`^(?:(?:${allowedSchemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i');

/** The sanitiser of the authors' page. */
export function clean(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: address,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
