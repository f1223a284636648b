import type { ReactNode } from 'react';
import { Icon } from '../../../core/kit/icons/Icon';
import { useRendering } from '../../../core/kit/rendering';
import { languageName } from '../../../core/kit/language-name';
import { formatSize } from '../../../core/components/Download/format-size';
import type { ProductModel } from './Product.model';
import { ProductPassport } from './ProductPassport';
import type { SectionProps } from './ProductDetails';
import { ProductSection } from './sections/ProductSection';
import { useWords } from '../words';

/** Documents to download. If one is not in the reader's language, its link says so. */
export function ProductDocuments(product: SectionProps): ReactNode {
  const { level, documents, showDocuments, passport } = product;
  const messages = useWords();
  if (!showDocuments || (documents.length === 0 && !passport)) return null;
  return (
    <ProductSection id={product.id} section="documents" title={messages.downloads} level={level}>
      {documents.length > 0 && (
        <ul className="cmp-product__documents" role="list">
          {documents.map((each, index) => (
            <li className="cmp-product__document" key={each.url ?? index}>
              <ProductDocument {...each} />
            </li>
          ))}
        </ul>
      )}
      <ProductPassport {...product} />
    </ProductSection>
  );
}

type DocumentModel = ProductModel['documents'][number];

function ProductDocument(model: DocumentModel): ReactNode {
  const { url, title, type, language: written, isFallback, revision, extension, bytes } = model;
  const messages = useWords();
  const { language } = useRendering();
  const named = written && languageName(written, language);
  const facts = [
    extension?.toUpperCase(),
    bytes > 0 && formatSize(bytes, language),
    !isFallback && named,
    revision && messages.revision(revision),
  ];
  const name = type ? (messages.documentTypes[type] ?? title) : title;
  return (
    <>
      {url ? (
        <a className="cmp-product__document-link" href={url} hrefLang={written}>
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}
      <span className="cmp-product__document-facts">
        {isFallback && named && (
          <strong className="cmp-product__fallback">
            <Icon name="warning" size={16} />
            {messages.onlyInLanguage(named)}
          </strong>
        )}
        <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
      </span>
    </>
  );
}
