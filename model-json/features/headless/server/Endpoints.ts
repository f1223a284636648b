import type { GraphQLSchema } from 'graphql';
import { apiModels, type ApiModel } from '../content/ApiModel';
import { FragmentIndex } from '../content/FragmentIndex';
import type { Repository } from '../../../core/repository/Repository';
import { AssetIds } from '../pictures/AssetIds';
import { buildSchema } from '../schema/build-schema';

/** What can be asked of a site. */
export interface Endpoint {
  readonly schema: GraphQLSchema;
  readonly models: ReadonlyMap<string, ApiModel>;
}

interface Made extends Endpoint {
  readonly key: string;
}

interface Content {
  readonly version: number;
  readonly index: FragmentIndex;
  readonly assets: AssetIds;
}

/** The GraphQL endpoints of an instance: one for each site with models, and one with the models of all. */
export class Endpoints {
  private readonly made = new Map<string, Made>();
  private known: Content | undefined;
  private checked: number | undefined;

  constructor(private readonly repository: Repository) {}

  /** The fragments as they are now. */
  get index(): FragmentIndex {
    return this.content.index;
  }

  /** The files as they are now. */
  get assets(): AssetIds {
    return this.content.assets;
  }

  private get content(): Content {
    const { version } = this.repository;
    if (this.known?.version !== version)
      this.known = {
        version,
        index: new FragmentIndex(this.repository),
        assets: new AssetIds(this.repository),
      };
    return this.known;
  }

  /** @param site the name of its configuration, or `global`; undefined without models */
  of(site: string): Endpoint | undefined {
    const { version } = this.repository;
    const before = this.made.get(site);
    if (before && this.checked === version) return before;
    const models = apiModels(this.repository, site);
    if (models.length === 0) {
      this.made.delete(site);
      return undefined;
    }
    // Authors change fragments far more often than models.
    const key = JSON.stringify(models);
    const endpoint = before?.key === key ? before : { key, ...endpointOf(models) };
    if (this.checked !== version) this.made.clear();
    this.checked = version;
    this.made.set(site, endpoint);
    return endpoint;
  }
}

const endpointOf = (models: readonly ApiModel[]): Endpoint => ({
  schema: buildSchema(models),
  models: new Map(models.map((model) => [model.path, model])),
});
