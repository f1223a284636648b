import type { DocumentType, FileExtension } from '../../documents/api/document-types';
import { CAD_ADDRESSES } from './addresses';
import type { CadDocument, CadType } from './CadDocument';
import { cadDocument } from './cad-document';
import { EDITION, MAKER } from './maker';
import { catalogueWords } from '../../../../shared/features/catalogue/api/words';

function cadType(type: CadType): DocumentType<CadDocument> {
  const [selector, extension] = CAD_ADDRESSES[type];
  return {
    selector,
    extension,
    maker: MAKER,
    read: (page, context) => cadDocument(page, type, context),
    // They are made when a page has shown them: all of a catalogue would take a processor for many minutes.
    isExpected: () => false,
    pictures: () => [],
    identity: (document) => [EDITION, type, type === 'dimensions' ? document : factsIn(document)],
    fileName: (document) => fileNameOf(document, extension),
  };
}

/** The same file serves readers of all languages, unless there are words in it. */
const factsIn = ({ facts, site }: CadDocument) => ({ facts, site });

function fileNameOf({ type, facts, name, language, site }: CadDocument, extension: FileExtension): string {
  const words = catalogueWords(language).documentTypes;
  const about = `${site} ${facts.sku} ${name}`;
  const title = type === 'dimensions' ? ` - ${words[type] ?? type} (${language.toUpperCase()})` : '';
  return `${about}${title}.${extension}`.replace(/\s+/g, ' ').replace(/[\\/:*?"<>|]/g, '-');
}

/** The files made from a product's shape. */
export const cadDocuments: readonly DocumentType<CadDocument>[] = (
  ['step', 'dxf', 'dimensions', 'glb'] as const
).map(cadType);
