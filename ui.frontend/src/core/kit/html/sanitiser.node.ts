import sanitizeHtml from 'sanitize-html';
import { LINK_SCHEMES } from '../../../../../shared/addresses/is-safe-address';
import { allowedAttributes, allowedTags } from './allowed-html';

/** The sanitiser for the server and for Node tests. */
export const clean = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes,
    allowedSchemes: LINK_SCHEMES,
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
      }),
    },
  });
