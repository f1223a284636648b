import type { Tool } from './Tool';
import { patchFragment, proposeFragment } from './tools/change-fragment';
import { patchPageContent, proposePageContent } from './tools/change-page';
import { createFragment, createPage } from './tools/create';
import { getDefinition } from './tools/definition';
import { getFragment, searchFragments, searchModels } from './tools/fragments';
import { checkAemPage, getPageText } from './tools/look';
import { getPageContent, getPages, getSites, getTemplates, searchPages } from './tools/pages';
import { createRelease, listReleases, requestReview } from './tools/publishing';
import { listChanges, undoAemChange } from './tools/undo';
import { compareVersions, listVersions } from './tools/versions';

/** What agents can do. Nothing of it publishes. */
export const TOOLS: readonly Tool[] = [
  ...[getSites, getPages, searchPages, getPageContent, getDefinition, getTemplates],
  ...[searchFragments, getFragment, searchModels],
  ...[checkAemPage, getPageText, listVersions, compareVersions, listReleases, listChanges],
  ...[proposePageContent, patchPageContent, createPage],
  ...[proposeFragment, patchFragment, createFragment],
  ...[undoAemChange, createRelease, requestReview],
];
