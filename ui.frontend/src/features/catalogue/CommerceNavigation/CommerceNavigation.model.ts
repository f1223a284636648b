import { navigationModel } from '../../../core/components/Navigation/Navigation.model';

/** The navigation’s model: the exporter replaces the catalogue's pages with families. */
export const commerceNavigationModel = navigationModel;
