import DOMPurify from 'dompurify';
import { LINK_SCHEMES } from '../../../../../shared/addresses/is-safe-address';
import { allowedAttributes, allowedTags } from './allowed-html';
// What draws sanitised HTML must be let in by the Trusted Types policy, which cleans it once more.
import './parse-html';

const attributes = [...new Set(Object.values(allowedAttributes).flat())];
const address = new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i');

// A new window must not access its opener; the server's sanitiser does the same.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener');
});

/** What has been cleaned: a page is drawn for each change, most of it with the same texts. */
const known = new Map<string, string>();
const MOST_KNOWN = 1000;

/** The sanitiser for the authors' page. */
export function clean(html: string): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  const cleaned = sanitised(html);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(html, cleaned);
  return cleaned;
}

function sanitised(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: address,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
