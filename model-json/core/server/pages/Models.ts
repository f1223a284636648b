import { createContext } from '../../exporter/create-context';
import { exportResource } from '../../exporter/export-resource';
import type { ExportContext, Model, Registry, Services, WcmMode } from '../../exporter/Exporter';
import { containingPage, contentOf, isPage } from '../../exporter/shared/pages';
import { resourceTypeOf } from '../../exporter/shared/properties';
import { storedComponent } from '../../exporter/stored-component';
import { isWithin } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { Body, SENT_ONCE } from '../http/Body';
import { componentsIn } from './components-in';
import { isInLibrary } from '../../library/server/is-in-library';
import { JSON_BYTES, MOST_MODELS, weightOf } from './memory';
import type { PageProblem, ProblemLog } from '../logs/problem-log';
import { KeptComponents } from '../KeptComponents';
import { ALL, lookedAt } from './recorded';
import type { UrlMapping } from './addresses/short-urls';
import {
  failedExport,
  validComponents,
  unknownType,
  unknownTypes,
  withUnknownShown,
} from '../logs/unknown-types';
import { VersionCache } from './VersionCache';

export interface ModelRequest {
  readonly wcmMode: WcmMode;
  /** Parameters that models read: `structurepatterns`. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export interface ModelsOptions {
  readonly repository: Repository;
  readonly registry: Registry;
  readonly urls: () => UrlMapping;
  /** Before the address of everything on the same server. @default '' */
  readonly contextPath?: string | undefined;
  readonly problems: ProblemLog;
  /** Pages that applications of others draw: these have views for components that nothing here exports. */
  readonly spaRoots?: readonly string[];
  /** Answers of services that the content tree cannot give. */
  readonly services?: () => Services;
}

/** Number of page and type pairs: a few bytes each. */
const MOST_KNOWN = 20_000;

const PUBLISHED: ModelRequest = { wcmMode: 'disabled' };

/** Model JSON of resources, made once for each content version. */
export class Models {
  private readonly models: VersionCache<Model | undefined>;
  private readonly bodies: VersionCache<Body | undefined>;
  /** Separate from the others: there are as many addresses with a query as clients make up. */
  private readonly chosen: VersionCache<Model | undefined>;
  private readonly holding: VersionCache<boolean>;
  /** Keyed by the models of their pages, so that they have the same age. */
  private readonly components = new WeakMap<Model, KeptComponents>();
  /** Names of the parameters that the components of a page read, by its path. */
  private readonly names: VersionCache<Set<string>>;

  constructor(private readonly options: ModelsOptions) {
    const version = () => options.repository.version;
    this.models = new VersionCache(version, MOST_MODELS);
    this.bodies = new VersionCache(version, { most: JSON_BYTES, weigh: weightOf });
    this.chosen = new VersionCache(version, MOST_MODELS);
    this.holding = new VersionCache(version, MOST_KNOWN);
    this.names = new VersionCache(version, MOST_KNOWN, Infinity);
  }

  /** The context for a resource's model: that of its page. */
  context(resource: Resource, { wcmMode, parameters }: ModelRequest = PUBLISHED): ExportContext {
    const { repository, registry, urls, services, contextPath, spaRoots = [] } = this.options;
    return createContext({
      tree: repository,
      currentPage: containingPage(resource),
      registry,
      wcmMode,
      map: urls().map,
      ...(spaRoots.some((root) => isWithin(resource.path, root)) && { others: storedComponent }),
      ...(contextPath !== undefined && { contextPath }),
      ...(services && { services: services() }),
      ...(parameters && { requestParameters: parameters }),
    });
  }

  /** The model of a page or component; undefined if its type has no exporter. */
  get(resource: Resource, request: ModelRequest = PUBLISHED): Model | undefined {
    const kept = request.parameters ? this.chosen : this.models;
    return kept.get(keyOf(resource, request), () => this.make(resource, request));
  }

  /** The model as JSON, ready to send. */
  body(resource: Resource, request: ModelRequest = PUBLISHED): Body | undefined {
    const make = () => {
      const model = this.get(resource, request);
      const quality = request.parameters && SENT_ONCE;
      return model && new Body(JSON.stringify(model), 'application/json; charset=utf-8', quality);
    };
    return request.parameters ? make() : this.bodies.get(keyOf(resource, request), make);
  }

  /** Whether a page contains components of a type; known even after its model has been evicted. */
  holds(page: Resource, type: string): boolean {
    return this.holding.get(`${page.path} ${type}`, () => {
      const model = this.get(page);
      return model !== undefined && !componentsIn(model, type).next().done;
    });
  }

  /**
   * The parameters that a page's components read. The page is the same with only these as with all of them. Undefined
   * if it reads none.
   */
  shownOf(page: Resource, parameters: ModelRequest['parameters'] = {}): ModelRequest['parameters'] {
    let shown = lookedAt(parameters, this.namesOf(page));
    // A value can lead a component to read further parameters: repeat until there are no new ones.
    for (let count = 0; count < Object.keys(shown).length; shown = lookedAt(parameters, this.namesOf(page))) {
      count = Object.keys(shown).length;
      this.get(page, { ...PUBLISHED, parameters: shown });
    }
    return Object.keys(shown).length > 0 ? shown : undefined;
  }

  /**
   * The names of the parameters that components of a page read: without parameters, and with those it was made with.
   */
  namesOf(page: Resource): ReadonlySet<string> {
    this.get(page);
    return this.namesAt(page);
  }

  private namesAt(page: Resource): Set<string> {
    return this.names.get(page.path, () => new Set(isInLibrary(page) ? [ALL] : []));
  }

  private make(resource: Resource, request: ModelRequest): Model | undefined {
    const exported = isPage(resource) ? contentOf(resource) : resource;
    if (!exported) return undefined;
    const { parameters = {}, wcmMode } = request;
    // Examples in the library can read any parameter.
    const kept =
      isPage(resource) && !isInLibrary(resource) ? this.componentsOf(resource, request) : undefined;
    const noted = kept?.recorded(parameters, this.namesAt(resource)) ?? request.parameters;
    const context = {
      ...this.context(resource, { wcmMode, ...(noted && { parameters: noted }) }),
      ...(kept && { remember: kept.remember(parameters) }),
    };
    const unknown = new Map<string, PageProblem>();
    const report = (problem: PageProblem) => unknown.set(problem.item, problem);
    const shown = request.wcmMode === 'disabled' ? context : withUnknownShown(exported, context);
    const model = exportResource(exported, {
      ...shown,
      component: validComponents(shown),
      onUnknown: (found) => report(unknownType(found)),
      onFault: (found, error) => {
        if (found === exported) throw error;
        report(failedExport(found, error));
        // Authors see a named placeholder instead.
        return request.wcmMode === 'disabled' ? undefined : { ':type': resourceTypeOf(found) };
      },
    });
    // Containers skip nodes that are not components, as in AEM; report them here.
    unknownTypes(exported, context).forEach(report);
    this.options.problems.report(`${resource.path}.model.json`, [...unknown.values()]);
    if (unknown.size > 0) kept?.clear();
    else if (kept && model && !request.parameters) this.components.set(model, kept);
    return model;
  }

  /** Components of a page that were made before, with or without parameters. */
  private componentsOf(page: Resource, { wcmMode, parameters }: ModelRequest): KeptComponents {
    const own = wcmMode === 'disabled' && parameters ? this.get(page) : undefined;
    return (own && this.components.get(own)) ?? new KeptComponents();
  }
}

const keyOf = ({ path }: Resource, { wcmMode, parameters }: ModelRequest): string =>
  `${wcmMode} ${path} ${parameters ? JSON.stringify(parameters) : ''}`;
