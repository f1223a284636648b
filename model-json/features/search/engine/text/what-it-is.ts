import type { Language } from '../SearchDocument';

/** Words after these say what a thing is for, has, has not or stands on: "oil for piston compressors" is no compressor. */
const AFTER: Readonly<Record<Language, string>> = {
  en: 'for|with|without|on|to',
  de: 'für|mit|ohne|auf|bis|zu|zum|zur',
  fr: 'pour|avec|sans|sur|jusqu’à|jusqu.à',
  es: 'para|con|sin|sobre|hasta',
};

/** Parts a subject into what a thing is, and what else is said about it. */
export function whatItIs(subject: string, language: Language): { readonly is: string; readonly has: string } {
  const pattern = new RegExp(`\\s(?:${AFTER[language]})\\s`, 'iu');
  const said = subject.split(',').map((part) => {
    const at = part.search(pattern);
    return at <= 0 ? { is: part, has: '' } : { is: part.slice(0, at), has: part.slice(at) };
  });
  return { is: said.map(({ is }) => is).join(' '), has: said.map(({ has }) => has).join(' ') };
}
