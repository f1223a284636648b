import { spoken } from '../../../../../shared/authoring/language/spoken';

/** A language as the editor and the consoles call it: “German (Switzerland)”. @param tag BCP 47 */
export const languageTitle = (tag: string): string =>
  new Intl.DisplayNames([spoken().language], { type: 'language', languageDisplay: 'standard' }).of(tag) ??
  tag;
