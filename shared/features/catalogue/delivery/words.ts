import { productDelivery } from '../../../words/by-language/product-facts';
import { dictionary } from '../../../words/dictionary';

/** The words of deliveries for a BCP 47 tag: apart from those of the catalogue, as no script of a page needs them. */
export const deliveryWords = dictionary(productDelivery);

export type DeliveryWords = ReturnType<typeof deliveryWords>;
