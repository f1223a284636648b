import type { ReactNode } from 'react';
import { FamilyDrawing } from '../kit/drawings/FamilyDrawing';
import { Icon } from '../../../core/kit/icons/Icon';
import { Link } from '../../../core/kit/Link';
import { Picture } from '../../../core/kit/pictures/Picture';
import { VisuallyHidden } from '../../../core/kit/VisuallyHidden';
import type { ComparedProduct } from './Comparison.model';
import { useWords } from '../words';

/** The products: pictures and remove links, then names, which stay in view, then facts. */
export function ComparisonHead({ products }: { products: readonly ComparedProduct[] }): ReactNode {
  const messages = useWords();
  return (
    <thead>
      <tr className="cmp-comparison__pictures">
        <td />
        {products.map(({ asked, name, image, familyId, removeLink }) => (
          <td className="cmp-comparison__top" key={asked}>
            {removeLink && (
              <Link className="cmp-comparison__remove" link={removeLink} rel="nofollow">
                <Icon name="close" size={20} />
                <VisuallyHidden>{messages.ofProduct(messages.takeOut, name)}</VisuallyHidden>
              </Link>
            )}
            <div className="cmp-comparison__image">
              {image ? (
                <Picture {...image} alt="" sizes="(min-width: 48rem) 24vw, 8rem" />
              ) : (
                <FamilyDrawing familyId={familyId} />
              )}
            </div>
          </td>
        ))}
      </tr>
      <tr className="cmp-comparison__names">
        <th className="cmp-comparison__corner" scope="col">
          {messages.product}
        </th>
        {products.map(({ asked, name, link }) => (
          <th className="cmp-comparison__name" scope="col" key={asked}>
            {link ? <Link link={link}>{name}</Link> : name}
          </th>
        ))}
      </tr>
      <tr>
        <td />
        {products.map((product) => (
          <td className="cmp-comparison__facts" key={product.asked}>
            <Facts {...product} />
          </td>
        ))}
      </tr>
    </thead>
  );
}

function Facts({ sku, name, kind, versions }: ComparedProduct): ReactNode {
  const messages = useWords();
  return (
    <>
      {kind && <p className="cmp-comparison__kind">{kind}</p>}
      <p className="cmp-comparison__sku">
        {messages.orderNumber} <span className="cmp-comparison__number">{sku}</span>
      </p>
      {versions.length > 1 && (
        <ul
          className="cmp-comparison__versions"
          role="list"
          aria-label={messages.ofProduct(messages.chooseVersion, name)}
        >
          {versions.map(
            (version) =>
              version.link && (
                <li key={version.name}>
                  <Link
                    className="cmp-comparison__version"
                    link={version.link}
                    rel="nofollow"
                    aria-current={version.current ? 'true' : undefined}
                  >
                    {version.name}
                  </Link>
                </li>
              ),
          )}
        </ul>
      )}
    </>
  );
}
