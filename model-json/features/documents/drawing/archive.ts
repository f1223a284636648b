declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace PDFKit.Mixins {
    /* What PDFKit takes beyond its published types. */
    interface PDFAttachmentOptions {
      relationship?: 'Source' | 'Data' | 'Alternative' | 'Supplement';
    }
  }
}

/** A file within a document, with the facts that the document shows, for programs. */
export interface Facts {
  /** Name of the file. */
  readonly name: string;
  readonly description: string;
  /** Written as JSON. */
  readonly content: object;
}

/** The standard for archives that allows files within a document: ISO 19005-3, accessible level. */
export const ARCHIVE = 'PDF/A-3a';

/** PDF/A wants properties described that it does not know itself: here, that of PDF/UA. */
export const DESCRIPTION_OF_UA =
  '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
  ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
  '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">' +
  '<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>' +
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>' +
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">' +
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
  '<pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>' +
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>';

/** Puts a file with the facts into a document. @param day of the last change to them */
export function attachFacts(doc: PDFKit.PDFDocument, { name, description, content }: Facts, day: Date): void {
  doc.file(Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`), {
    name,
    description,
    type: 'application/json',
    relationship: 'Data',
    creationDate: day,
    modifiedDate: day,
  });
}
