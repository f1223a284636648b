import { checksAnswer } from '../checks/checks-answer';
import { templatesAnswer } from '../commands/templates-answer';
import { childrenAnswer } from '../console/children-answer';
import { inheritanceAnswer } from '../editor/inheritance-answer';
import { insertableAnswer } from '../editor/insertable-answer';
import { languagesAnswer } from '../editor/languages-answer';
import { sourceAnswer } from '../editor/source-answer';
import { shownAtAnswer } from '../fragments/shown-at-answer';
import { referencesAnswer } from '../relocate/references-answer';
import { publicationAnswer } from '../replicate/publication-answer';
import { authorJson, type AuthorAnswer } from './author-json';
import type { Handler } from './Handler';
import { policyAnswer } from './policy-answer';

/** What authors can ask about a resource, by selector. */
const ANSWERS: Readonly<Record<string, AuthorAnswer>> = {
  allowedcomponents: insertableAnswer,
  checks: checksAnswer,
  children: childrenAnswer,
  inheritance: inheritanceAnswer,
  languages: languagesAnswer,
  policy: policyAnswer,
  publication: publicationAnswer,
  references: referencesAnswer,
  shownat: shownAtAnswer,
  source: sourceAnswer,
  templates: templatesAnswer,
};

export const AUTHOR_HANDLERS: readonly Handler[] = Object.entries(ANSWERS).map(([selector, answer]) =>
  authorJson(selector, answer),
);
