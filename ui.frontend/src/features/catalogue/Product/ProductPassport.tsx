import type { ReactNode } from 'react';
import { Heading } from '../../../core/kit/heading';
import { BELOW } from './below';
import type { SectionProps } from './ProductDetails';
import { useWords } from '../words';

/** Pixels. */
const CODE = 112;

/** The code that is on the machine, a label to print, and the data of the product for programs. */
export function ProductPassport({ level, passport, sku = '' }: SectionProps): ReactNode {
  const { passport: words } = useWords();
  if (!passport?.qr) return null;
  const links = [
    [words.label, passport.label],
    [words.aasx, passport.aasx],
    [words.json, passport.json],
  ] as const;
  return (
    <div className="cmp-product__passport">
      <img
        className="cmp-product__code"
        src={passport.qr}
        width={CODE}
        height={CODE}
        loading="lazy"
        alt={words.codeOf(sku)}
      />
      <div>
        <Heading level={BELOW[level]} className="cmp-product__group-title">
          {words.title}
        </Heading>
        <p className="cmp-product__words">{words.explained}</p>
        <ul className="cmp-product__passport-links" role="list">
          {links.map(
            ([label, url]) =>
              url && (
                <li key={url}>
                  <a href={url}>{label}</a>
                </li>
              ),
          )}
        </ul>
      </div>
    </div>
  );
}
