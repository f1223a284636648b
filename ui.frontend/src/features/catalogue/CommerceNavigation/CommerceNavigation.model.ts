import { navigationModel } from '../../../core/components/Navigation/Navigation.model';

/** The navigation’s own: the exporter puts families in the place of the pages of the catalogue. */
export const commerceNavigationModel = navigationModel;
