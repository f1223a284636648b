import { displayNames } from '../../../../shared/measures/formats';

/** A language's name in another language; an unknown language is returned unchanged. */
export function languageName(tag: string, language: string): string {
  try {
    return displayNames(language).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
