import path from 'node:path';
import type { Feature } from '../../core/server/Feature';
import type { QueryCounter } from '../../core/server/processes/QueryCounter';
import type { RunMode } from '../../core/server/settings/run-mode';
import type { SearchCluster } from '../../core/server/settings/search-cluster';
import { openQueryLog } from './report/open-query-log';
import { reportRoutes } from './report/report-routes';
import { fillResults, holdsResults } from './server/answers/fill-results';
import { sendSearchResults } from './server/pages/search-results';
import { searchRoutes } from './server/search-routes';
import { searchPageModel, sendSearchPage } from './server/send-search-page';
import type { SearchSource } from './SearchSource';
import { SiteSearch } from './server/SiteSearch';
import { SearchFolder } from './server/static/SearchFolder';
import { staticMarkup } from './server/static/static-markup';
import { staticRoutes } from './server/static/static-routes';

declare module '../../core/server/Instance' {
  interface FeatureServices {
    readonly search: SiteSearch;
    /** The search as files, for a site that has no server. */
    readonly searchFolder: SearchFolder | undefined;
    /** Search statistics: publish counts, author reads. */
    readonly queries: QueryCounter;
    /** `SEARCH_ORIGINS`: other sites whose pages may query the search. */
    readonly searchOrigins: ReadonlySet<string>;
  }
}

declare module '../../core/server/create-instance' {
  interface FeatureOptions {
    /** Folder for the search index. @default `search/<run mode>` beside the one for pictures */
    readonly searchDir?: string;
    /** `SEARCH`: the OpenSearch cluster that answers searches. @default the embedded engine */
    readonly searchCluster?: SearchCluster | undefined;
    /** Folder for search statistics. @default `search/queries` beside the one for pictures */
    readonly queriesDir?: string;
    /** Whether results wait for an index of all content, however long that takes: what is made of them is kept. @default for a site of files */
    readonly isExactSearch?: boolean;
    /** Folder of the scripts with which browsers search a site of files (`isStatic`). */
    readonly browserScripts?: string;
    /** Origins of other sites whose pages may query the search. @default none */
    readonly searchOrigins?: readonly string[];
  }
}

/**
 * Milliseconds until a change can be found. Publish indexes within a second. Authors save often and search rarely, so on author
 * changes are indexed on the next search.
 */
const DELAY_MS: Readonly<Record<RunMode, number | undefined>> = { publish: 100, author: undefined };

/**
 * Search for pages, files and what other features add, with suggestions and lists of results.
 * @param sources what other features of the site make searchable
 */
export const search = (...sources: readonly SearchSource[]): Feature => ({
  name: 'search',
  handlers: [
    {
      selector: 'searchresults',
      send: ({ instance, resource, url, request, reply }) =>
        sendSearchResults(instance, resource, url, request, reply),
    },
  ],
  open({ options, models }) {
    const { log, renditionsDir, repository, runMode, whole, madeDir } = options;
    const beside = (folder: string) => path.join(renditionsDir, '../search', folder);
    const { browserScripts, isStatic = false, isExactSearch = isStatic } = options;
    // What is searched for in a preview is no visitor's question.
    const isPreview = madeDir !== undefined && runMode === 'publish';
    const queriesDir = isPreview ? path.join(madeDir, 'queries') : (options.queriesDir ?? beside('queries'));
    const search = new SiteSearch({
      sources,
      repository,
      folder: madeDir ? path.join(madeDir, 'search') : (options.searchDir ?? beside(runMode)),
      // The cluster's index has all content: those who may read some of it have an index of their own.
      cluster: whole ? undefined : options.searchCluster,
      runMode,
      contextAt: (page) => models.context(page),
      // Few search a part of the content: changes are read when they do.
      delay: madeDir ? undefined : DELAY_MS[runMode],
      isExact: isExactSearch,
      log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
    });
    return {
      search,
      searchFolder: isStatic && browserScripts ? new SearchFolder(search, browserScripts) : undefined,
      queries: options.front?.queries ?? openQueryLog(queriesDir, (line) => log.warn(line)),
      searchOrigins: new Set(options.searchOrigins),
    };
  },
  markup: ({ search, searchFolder }, page, drawn) =>
    searchFolder ? staticMarkup(search, searchFolder, page, drawn.html) : '',
  routes(app, instance) {
    searchRoutes(app, instance);
    if (instance.searchFolder) staticRoutes(app, instance.searchFolder);
    if (instance.runMode === 'author') reportRoutes(app, instance.queries);
  },
  pageSender(instance, page) {
    const model = searchPageModel(instance, page);
    return (
      model && ((headers, request, reply) => sendSearchPage(instance, page, model, headers, request, reply))
    );
  },
  isStill: ({ search }, noted) => search.isStill(noted),
  fill: (instance, model, page, url) =>
    holdsResults(instance, model)
      ? fillResults(instance, model, page, url).then((filled) => filled.model)
      : undefined,
});
