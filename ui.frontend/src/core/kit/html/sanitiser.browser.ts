import DOMPurify from 'dompurify';
import { LINK_SCHEMES } from '../../../../../shared/addresses/is-safe-address';
import { allowedAttributes, allowedTags } from './allowed-html';

const attributes = [...new Set(Object.values(allowedAttributes).flat())];
const address = new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i');

// A new window must not access its opener; the server's sanitiser does the same.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener');
});

/** The sanitiser for the authors' page. */
export function clean(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: address,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
