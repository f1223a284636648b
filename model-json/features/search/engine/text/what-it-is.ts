import { afterThings } from '../../../../../shared/words/by-language/search';
import type { Language } from '../SearchDocument';

/** Splits a subject into what a thing is and what else is said about it. */
export function whatItIs(subject: string, language: Language): { readonly is: string; readonly has: string } {
  const pattern = new RegExp(`\\s(?:${afterThings[language].join('|')})\\s`, 'iu');
  const said = subject.split(',').map((part) => {
    const at = part.search(pattern);
    return at <= 0 ? { is: part, has: '' } : { is: part.slice(0, at), has: part.slice(at) };
  });
  return { is: said.map(({ is }) => is).join(' '), has: said.map(({ has }) => has).join(' ') };
}
