import type { ReactNode } from 'react';
import { Heading, type HeadingTag } from '../../../../core/kit/heading';
import { sectionId, type SectionName } from './ProductSectionLinks';

export interface ProductSectionProps {
  /** Of the product; without one, no link leads to the section. */
  readonly id: string | undefined;
  readonly section: SectionName;
  readonly title: string;
  readonly level: HeadingTag;
  /** Takes the whole width beside other sections. @default false */
  readonly isWide?: boolean;
  /** On a phone, open from the start, because somebody has just asked for what is in it. @default false */
  readonly isOpen?: boolean;
  /** What stands beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A section of a product below its title. On a phone it is folded, so that a machine's page is six screens instead of
 * twelve: the title is its button. Links to the section open it, as does a search within the page.
 */
export function ProductSection(props: ProductSectionProps): ReactNode {
  const { id, section, title, level, isWide = false, isOpen = false, beside, children } = props;
  const wide = isWide ? ' cmp-product__section--wide' : '';
  return (
    <section className={`cmp-product__section cmp-product__section--${section}${wide}`}>
      <div className="cmp-product__title-row">
        <Heading level={level} className="cmp-product__title">
          {title}
        </Heading>
        {beside}
      </div>
      <details className="cmp-product__fold" open={isOpen}>
        <summary className="cmp-product__fold-button" aria-label={title} />
        <div className="cmp-product__folded" id={sectionId(id, section)}>
          {children}
        </div>
      </details>
    </section>
  );
}
