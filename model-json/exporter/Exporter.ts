import type { Resource, ResourceTree, Value } from '../repository/Resource';

/** Model JSON as Jackson writes it: keys with the value undefined are absent from the output. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };
export type Model = { [key: string]: Json | undefined };

/** The properties of a content policy (`/conf/…/policies/…`), style groups included. */
export type Policy = Readonly<Record<string, Value>>;

/** AEM's WCMMode. `disabled` is a published page. */
export type WcmMode = 'disabled' | 'edit' | 'preview';

/** Everything a model sees besides its own resource. Built once a request; exporters never reach outside it. */
export interface ExportContext {
  readonly tree: ResourceTree;
  /** The page being rendered (`cq:Page`), undefined outside a page. */
  readonly currentPage: Resource | undefined;
  readonly wcmMode: WcmMode;
  /** Prefix of every internal URL; `''` for none. */
  readonly contextPath: string;
  /** Write `dataLayer` objects (CA config `com.adobe.cq.wcm.core.components.internal.DataLayerConfig`). */
  readonly dataLayer: boolean;
  /** Sling's ResourceResolver.map without the context path: a resource path with extension to the public one. */
  map(path: string): string;
  /** The policy that applies to a resource, undefined for none. */
  policy(resource: Resource): Policy | undefined;
}

/**
 * A Sling model with an exporter: one resource to its JSON. Pure; bad content gives the JSON that AEM gives,
 * never an exception.
 */
export type Exporter = (resource: Resource, context: ExportContext) => Model;
