import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Model, Services } from '../exporter/Exporter';
import type { Resource } from '../repository/Resource';
import type { InstanceOptions } from './create-instance';
import type { FeatureServices, Instance } from './Instance';
import type { Models } from './pages/Models';
import type { Renditions } from './coreimg/Renditions';
import type { Handler } from './sling/Handler';

/** Passed to a feature to create its services. */
export interface InstanceParts {
  readonly options: InstanceOptions;
  readonly models: Models;
  readonly renditions: Renditions;
}

/** The visitor's choices by parameter name. */
export type Choices = Readonly<Record<string, string>>;

/** Sends a page in a custom way; `headers` are those of any page. */
export type SendPage = (
  headers: Readonly<Record<string, string>>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Anything a site has beyond the core: search, forms, documents … A feature registers its additions; the core knows
 * none by name. Its services are available on the instance, under the names that it adds to `FeatureServices`.
 */
export interface Feature {
  readonly name: string;
  /** Query parameters read by its models, with the maximum length of each. @default 200 characters */
  readonly parameters?: Readonly<Record<string, number | undefined>>;
  /** Those whose values visitors choose by links: a site exported as files has one for each linked value. */
  readonly linkedParameters?: readonly string[];
  /** Ways to show a resource, tried before those of the core. */
  readonly handlers?: readonly Handler[];
  /** The types of components that show a fragment or an asset without naming it, by its path. */
  shownBy?(path: string): readonly string[];
  /** Creates its services for an instance. */
  open?(parts: InstanceParts): Partial<FeatureServices>;
  /** Answers of its services for exporters that the content tree cannot give. */
  services?(own: FeatureServices): Services;
  /** Adds to the end of a page for visitors. @param drawn the page; its HTML is joined when it is read */
  markup?(own: FeatureServices, page: Resource, drawn: { readonly html: string }): string;
  /** Adds routes before those of content, and tasks to run while the server runs. */
  routes?(app: FastifyInstance, instance: Instance): void;
  /** Sends a page whose model contains more than content; undefined for other pages. */
  pageSender?(instance: Instance, page: Resource): SendPage | undefined;
  /** Adds to a model what is not content; undefined if there is nothing to add. */
  fill?(instance: Instance, model: Model, page: Resource, url: string): Promise<Model> | undefined;
  /**
   * Whether an answer that it noted (`noteAnswer`) would be the same now: pages made from it are then current.
   *
   * @returns undefined for what it has not noted
   */
  isStill?(own: FeatureServices, noted: string): Promise<boolean> | undefined;
  /** Whether a page depends on the time: it is drawn for the current minute and never cached. */
  isDated?(instance: Instance, page: Resource): boolean;
  /** Whether the parameters of a dated page are invalid; it is then shown without them. */
  refuses?(instance: Instance, page: Resource, choices: Choices): boolean;
}
