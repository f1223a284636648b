import { contentFragmentModel } from '../ContentFragment/ContentFragment.model';

/** The content fragment’s own: the exporter finds the fragment that belongs to the page’s product. */
export const commerceContentFragmentModel = contentFragmentModel;
