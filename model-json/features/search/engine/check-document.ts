import { DocumentError } from './DocumentError';
import { LANGUAGES, type SearchDocument, type SearchSchema } from './SearchDocument';

/** @throws DocumentError that names the document and says what would be right */
export function checkDocument(document: SearchDocument, schema: SearchSchema): void {
  const { id, language, kind, facets = {}, figures = {}, boost = 0 } = document;
  if (!id) throw new DocumentError(String(id), 'has no id');
  oneOf(id, 'language', language, LANGUAGES);
  oneOf(id, 'kind', kind, schema.kinds);
  for (const name of Object.keys(facets)) oneOf(id, 'facet', name, schema.facets);
  for (const [name, value] of Object.entries(figures)) {
    oneOf(id, 'figure', name, schema.figures);
    if ([value].flat().every(Number.isFinite)) continue;
    throw new DocumentError(id, `figure ${name} is ${String(value)}; use a number or leave it out`);
  }
  if (!(boost >= 0 && boost <= 10)) throw new DocumentError(id, `boost is ${boost}; use 0 to 10`);
}

function oneOf(id: string, what: string, value: string, known: readonly string[]): void {
  if (known.includes(value)) return;
  throw new DocumentError(id, `${what} is "${value}"; use ${known.join(', ')}`);
}
