import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Model, Services } from '../exporter/Exporter';
import type { Resource } from '../repository/Resource';
import type { InstanceOptions } from './create-instance';
import type { FeatureServices, Instance } from './Instance';
import type { Models } from './pages/Models';
import type { Renditions } from './coreimg/Renditions';
import type { Handler } from './sling/Handler';

/** What a feature's services are made of. */
export interface InstanceParts {
  readonly options: InstanceOptions;
  readonly models: Models;
  readonly renditions: Renditions;
}

/** What visitors chose, by the name of the parameter. */
export type Choices = Readonly<Record<string, string>>;

/** Sends a page in a way of its own; `headers` are those of any page. */
export type SendPage = (
  headers: Readonly<Record<string, string>>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * What a site may have beyond the core: search, forms, documents … It registers what it adds; the core knows none by name.
 * Services are found at the instance, by the names that the feature adds to `FeatureServices`.
 */
export interface Feature {
  readonly name: string;
  /** Query parameters that its models look at, with the longest value of each. @default 200 characters */
  readonly parameters?: Readonly<Record<string, number | undefined>>;
  /** Ways to show a resource, asked before those of the core. */
  readonly handlers?: readonly Handler[];
  /** Opens what an instance has of it. */
  open?(parts: InstanceParts): Partial<FeatureServices>;
  /** What its services tell exporters that no node of the tree does. */
  services?(own: FeatureServices): Services;
  /** Adds routes before those of content, and what is to be done while the server runs. */
  routes?(app: FastifyInstance, instance: Instance): void;
  /** How a page is sent that shows what is no content; undefined for any other page. */
  pageSender?(instance: Instance, page: Resource): SendPage | undefined;
  /** A model with what is no content in it; undefined for a model that shows nothing of the kind. */
  fill?(instance: Instance, model: Model, page: Resource, url: string): Promise<Model> | undefined;
  /** Whether a page tells what is true for a minute: it is drawn for that minute and kept nowhere. */
  isDated?(instance: Instance, page: Resource): boolean;
  /** Whether the address of a dated page asks what cannot be; the page is as it is without that. */
  refuses?(instance: Instance, page: Resource, choices: Choices): boolean;
}
