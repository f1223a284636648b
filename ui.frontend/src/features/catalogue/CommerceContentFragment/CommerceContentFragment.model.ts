import { contentFragmentModel } from '../../../core/components/ContentFragment/ContentFragment.model';

/** The content fragment’s model: the exporter finds the fragment that belongs to the page’s product. */
export const commerceContentFragmentModel = contentFragmentModel;
