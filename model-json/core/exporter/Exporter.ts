import type { Resource, ResourceTree, Value } from '../repository/Resource';

/** Model JSON as Jackson writes it: keys whose value is undefined are left out. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };
/** The model of one component. */
export type Model = { [key: string]: Json | undefined };

/** Properties of a node, a policy or a component definition. */
export type Properties = Readonly<Record<string, Value>>;

/**
 * A content policy (`/conf/…/policies/…`). `children` holds `cq:styleGroups` and the like, so a policy node of the tree
 * can be used directly; without styles, `{ properties }` is enough.
 */
export interface Policy {
  readonly properties: Properties;
  readonly children?: ReadonlyMap<string, Resource>;
}

/** A component definition (`/apps/<resourceType>`): `imageDelegate`, `jcr:title`, … */
export interface ComponentDefinition {
  /** The relative path, `core/wcm/components/list/v4/list`. */
  readonly resourceType: string;
  readonly properties: Properties;
}

export const WCM_MODES = ['disabled', 'edit', 'preview'] as const;
/** AEM's WCMMode. A published page has `disabled`. */
export type WcmMode = (typeof WCM_MODES)[number];

/** When a page's `sling:vanityPath` replaces its path in links (OSGi configuration of DefaultPathProcessor). */
export type VanityUrls = 'never' | 'mapping' | 'always';

/** The configuration of Dynamic Media with OpenAPI (`NextGenDynamicMediaConfig`). */
export interface NextGenDynamicMedia {
  readonly repositoryId: string;
  /** @default '/adobe/dynamicmedia/deliver/{asset-id}/{seo-name}.{format}' */
  readonly imageDeliveryBasePath?: string;
}

/** A client library as described by HtmlLibraryManager. */
export interface ClientLibrary {
  readonly path: string;
  readonly allowProxy: boolean;
}

/** Size and checksum of a document drawn from content. */
export interface DrawnFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Addresses of a product's codes and files for programs. */
export interface Passport {
  readonly qr: string;
  readonly dataMatrix: string;
  readonly label: string;
  readonly aasx: string;
  readonly json: string;
}

/** A product with options that is ordered as one. */
export interface Article {
  /** What stands for it in addresses and lists, at its shortest. */
  readonly key: string;
  /** The product's own order number. */
  readonly sku: string;
  /** Order numbers of what is delivered with it. */
  readonly parts: readonly string[];
  /** Its options in words of the page's language: `Colour: RAL 7016`. */
  readonly options: readonly string[];
}

/** Answers of AEM services that the content tree cannot give. Each is optional. */
export interface Services {
  /**
   * Paths of the live copies of a page (LiveRelationshipManager), nearest first. @default taken from
   * `cq:LiveSyncConfig`
   */
  liveCopies?(pagePath: string): readonly string[];
  /** The localisation root of a page that is a blueprint or a live copy. @default taken from `cq:LiveSyncConfig` */
  liveCopyRoot?(pagePath: string): string | undefined;
  /** Full-text search below a page (SimpleSearch), for lists built from a query. */
  search?(query: string, root: string, limit: number): readonly string[];
  /** Paths found by the query of a content fragment list. @default found by walking the tree */
  findFragments?(list: Resource): readonly string[] | undefined;
  /** Values of a submitted or prefilled form field (FormsHelper.getValues). */
  formValues?(field: Resource): readonly string[] | undefined;
  /** HTML of a content fragment as FragmentRenderService renders it, for single-text fragments. */
  renderFragment?(fragment: Resource): string | undefined;
  /** Items of a data source that fill form options. */
  optionsFromDataSource?(resourceType: string, field: Resource): readonly Resource[];
  /** Text of a binary property. @default only a `jcr:data` stored as a string is readable */
  readText?(binary: NonNullable<Resource['binary']>): string | undefined;
  /** Names and widths of the smart crops that Dynamic Media has for a remote asset. */
  smartCrops?(fileReference: string): Readonly<Record<string, number>> | undefined;
  /**
   * Size and checksum of a document that a page offers under a selector (`datasheet`); undefined until it has been
   * drawn. `units` are the requested units.
   */
  drawnFile?(page: Resource, selector: string, units: 'metric' | 'us' | undefined): DrawnFile | undefined;
  /** The addresses of a product's codes and files for programs, by its order number. */
  passportOf?(sku: string): Passport;
  /** What stands in a quote list for a product with options; undefined if the words are no such thing. */
  articleOf?(asked: string, context: ExportContext): Article | undefined;
  /** Where forms are posted: another origin, or nowhere (`null`). @default their own page */
  readonly formsAt?: string | null;
  /** The site is served as files: nobody answers a visitor's choice, except those made by links to files. */
  readonly isStatic?: boolean;
  /** The first client library of a category. */
  clientLibrary?(category: string): ClientLibrary | undefined;
}

/** Everything a model sees besides its own resource. Built once per request; exporters use nothing else. */
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

  /** Exporters by resource type, core and site. */
  readonly registry: Registry;
  /** The exporter of components that are defined in the tree, but of a type that has none. @default they have no model */
  readonly others?: Exporter;
  /** Super types of resource types that have no definition in the tree (`/apps` is not always there). */
  readonly superTypes?: Readonly<Record<string, string>>;
  /** The definition of the component that renders a resource. @default looks in the tree, then at the registered types */
  component?(resource: Resource): ComponentDefinition | undefined;
  /**
   * `aem` writes responsive grids with their classes and merges the template's structure into pages; `mock` is what
   * Adobe's unit tests see, without either. @default 'aem'
   */
  readonly platform?: 'aem' | 'mock';
  /** @default 'never' */
  readonly vanityUrls?: VanityUrls;
  /** Path of the outermost fragment component that contains the resource; part of the hash in ids. */
  readonly callerPath?: string;
  /** Fragments being exported, outermost first; stops a fragment that contains itself. */
  readonly openFragments?: readonly string[];
  /** Set while an image component exports another component's picture; stops delegates that form a circle. */
  readonly delegating?: boolean;
  readonly requestParameters?: Readonly<Record<string, string>>;
  /** `cq:designPath`, for sites with a classic design. */
  readonly designPath?: string;
  /** Class names of the page body (ComponentContext.getCssClassNames). */
  readonly cssClassNames?: readonly string[];
  readonly nextGenDynamicMedia?: NextGenDynamicMedia;
  readonly services?: Services;
  /** Returns a model that was made before instead of making it again. @default makes it */
  remember?(resource: Resource, context: ExportContext, make: () => Model): Model;
  /** Called for each resource whose type has no exporter; logs one line. */
  onUnknown?(resource: Resource): void;
  /** Called with a resource whose exporter throws; the result replaces the model. Without it the error is rethrown. */
  onFault?(resource: Resource, error: unknown): Model | undefined;
}

/**
 * A Sling model with an exporter: one resource to its JSON. Pure; bad content gives the JSON that AEM gives,
 * never an exception.
 */
export type Exporter = (resource: Resource, context: ExportContext) => Model;

/** Exporters by resource type. Site types are added by spreading: `{ ...coreExporters, 'acme/components/hero': hero }`. */
export type Registry = Readonly<Record<string, Exporter>>;
