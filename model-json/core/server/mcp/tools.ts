import type { Tool } from './Tool';
import { getDefinition } from './tools/definition';
import { getFragment, searchFragments, searchModels } from './tools/fragments';
import { checkAemPage, getPageText } from './tools/look';
import { getPageContent, getPages, getSites, getTemplates, searchPages } from './tools/pages';
import { compareVersions, listVersions } from './tools/versions';

/** What agents can do. Nothing of it publishes. */
export const TOOLS: readonly Tool[] = [
  ...[getSites, getPages, searchPages, getPageContent, getDefinition, getTemplates],
  ...[searchFragments, getFragment, searchModels],
  ...[checkAemPage, getPageText, listVersions, compareVersions],
];
