import type { ReactNode } from 'react';
import { Choose } from '../kit/choosing/Choose';
import { Icon } from '../../../core/kit/icons/Icon';
import { Link } from '../../../core/kit/Link';
import type { ProductModel } from './Product.model';
import { useWords } from '../words';

type ProductActionsProps = Pick<ProductModel, 'sku' | 'name' | 'quoteLink' | 'dealerLink' | 'phone'>;

/**
 * Where to ask for a price and where to buy: a form, a dealer, a telephone number. Also adds the product to the comparison or
 * list.
 */
export function ProductActions({ sku, name, ...ways }: ProductActionsProps): ReactNode {
  return (
    <>
      <WaysToBuy {...ways} />
      <Choose sku={sku} name={name ?? ''} />
    </>
  );
}

function WaysToBuy({
  quoteLink,
  dealerLink,
  phone,
}: Pick<ProductModel, 'quoteLink' | 'dealerLink' | 'phone'>): ReactNode {
  const messages = useWords();
  const digits = phone?.replace(/[^\d+]/g, '');
  if (!quoteLink && !dealerLink && !digits) return null;
  return (
    <div className="cmp-product__actions">
      {quoteLink && (
        <Link className="cmp-product__quote" link={quoteLink}>
          {messages.askForQuote}
        </Link>
      )}
      {dealerLink && (
        <Link className="cmp-product__dealer" link={dealerLink}>
          {messages.findDealer}
        </Link>
      )}
      {phone && digits && (
        <a className="cmp-product__phone" href={`tel:${digits}`}>
          <Icon name="phone" size={20} />
          {messages.callUs(phone)}
        </a>
      )}
    </div>
  );
}
