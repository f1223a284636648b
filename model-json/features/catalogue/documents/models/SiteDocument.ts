import type { WiringRules } from '../../../markets/api/country';
import type { FlowPoint } from '../../../../../shared/features/catalogue/api/flow-curve.model';
import type { ConnectionPoint } from '../../products/technical-lists';
import type { SerialRange } from '../../serials/part-ranges';
import type { Figure } from '../../products/figures';
import type { PageDocument } from '../../../documents/api/document-types';
import type { ShapeFacts } from '../../cad/shapes/ShapeFacts';
import type { Cable, Starting } from './electrics';

/** A version of a product, as ordered. */
export interface VersionRow {
  readonly sku: string;
  readonly name: string;
  readonly figures: readonly Figure[];
}

/** Something that can be ordered with a product. */
export interface PartRow {
  readonly sku: string;
  readonly name: string;
  readonly kind?: string | undefined;
  /** The serial numbers of the machines for which a spare part is; absent if it is for all. */
  readonly serials?: readonly SerialRange[] | undefined;
}

/** The mains for which a machine is built in the document's country. */
export interface SupplyNote {
  readonly title: string;
  readonly text: string;
}

/** A product's data sheet, with all its figures. */
export interface DataSheet extends PageDocument {
  readonly type: 'data-sheet';
  readonly name: string;
  readonly sku: string;
  readonly kind?: string | undefined;
  readonly family?: string | undefined;
  /** Id of the family's tag, whose drawing replaces a missing picture. */
  readonly familyId?: string | undefined;
  /** Path of the asset. */
  readonly picture?: string | undefined;
  readonly pictureAlt: string;
  /** The introduction; default: the description. */
  readonly lead?: string | undefined;
  readonly description?: string | undefined;
  readonly madeFor: readonly string[];
  readonly note?: string | undefined;
  readonly figures: readonly Figure[];
  readonly connections: readonly ConnectionPoint[];
  readonly flowCurve: readonly FlowPoint[];
  /** If the figures are for other mains. */
  readonly supply?: SupplyNote | undefined;
  /** Empty if there is only one. */
  readonly versions: readonly VersionRow[];
  readonly certificates: readonly string[];
  readonly accessories: readonly PartRow[];
  readonly spareParts: readonly PartRow[];
  /** What its dimension drawing is made from; absent if it has none. */
  readonly drawing?: ShapeFacts | undefined;
}

/** A row of the catalogue: a product, or a version of it. */
export interface CatalogueRow extends PartRow {
  /** What distinguishes a version from the others of its product. */
  readonly version?: string | undefined;
  readonly figures: readonly Figure[];
  /** Public address of the product's page, without the origin. */
  readonly address?: string | undefined;
}

/** A family with products of its own, and the figures in the columns of its table. */
export interface CatalogueFamily {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly address?: string | undefined;
  /** Path of the family's picture. */
  readonly picture?: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly CatalogueRow[];
}

/** A top-level family and the families below it. */
export interface CatalogueChapter {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly families: readonly CatalogueFamily[];
}

/** The whole catalogue, in the order of the families' tags. */
export interface CatalogueBook extends PageDocument {
  readonly type: 'catalogue';
  readonly products: number;
  /** Path of the asset on the cover. */
  readonly picture?: string | undefined;
  readonly chapters: readonly CatalogueChapter[];
}

/** The three-phase connection of a machine. */
export interface Connection {
  readonly starting: Starting;
  /** A. */
  readonly fuse: number;
  readonly cable: Cable;
}

/** A machine with a motor: how it is installed, connected and maintained. */
export interface ManualMachine {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly motors: number;
  /** Its features, as names of tags: `belt-driven`. */
  readonly features: readonly string[];
  /** Absent if it has a plug, or no motor for mains. */
  readonly connection?: Connection;
  /** Its service parts. */
  readonly parts: readonly PartRow[];
}

/** How to install, operate and maintain the machines of some families. */
export interface Manual extends PageDocument {
  readonly type: 'manual';
  readonly title: string;
  readonly familyId: string;
  /** Names of the families that it covers. */
  readonly families: readonly string[];
  readonly purpose?: string | undefined;
  readonly safety: readonly string[];
  readonly installation: readonly string[];
  readonly startUp: readonly string[];
  readonly operation: readonly string[];
  /** Interval and task. */
  readonly maintenance: readonly (readonly string[])[];
  /** Fault, cause, remedy. */
  readonly troubleshooting: readonly (readonly string[])[];
  readonly disposal?: string | undefined;
  readonly machines: readonly ManualMachine[];
  /** The wiring rules that apply. */
  readonly wiring: WiringRules;
  /** If the figures are for other mains. */
  readonly supply?: SupplyNote | undefined;
  /** Key figures of the machines. */
  readonly columns: readonly string[];
  readonly rows: readonly CatalogueRow[];
}

/** A document of the catalogue. */
export type SiteDocument = DataSheet | CatalogueBook | Manual;
export type SiteDocumentType = SiteDocument['type'];
