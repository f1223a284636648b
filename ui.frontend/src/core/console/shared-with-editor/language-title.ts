export { languageTitle } from '../../editor/words/language-title';
