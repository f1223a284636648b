/**
 * `ventora/server`: what a site's modules for the server use, beyond exporters: features, stored content and its
 * migrations.
 */
export type { Feature } from '../model-json/core/server/Feature';
export type { Logger, Repository } from '../model-json/core/repository/Repository';
export type { Compared } from '../model-json/core/site/Compared';
export { withDerivedPages } from '../model-json/core/repository/derived/derived-repository';
export type { FileChange } from '../model-json/core/repository/files/journal/prepare-change';
export type { StoredTree } from '../model-json/core/repository/data/migrations/StoredTree';
export type { Migration } from '../model-json/core/repository/data/migrations/Migration';
export { openSiteFolder } from '../model-json/core/repository/site-folder';
export { forms } from '../model-json/features/forms/feature';
export { headless } from '../model-json/features/headless/feature';
export { search } from '../model-json/features/search/feature';
export { openQueryLog } from '../model-json/features/search/report/open-query-log';
