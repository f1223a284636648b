import type { WiringRules } from '../../../markets/api/country';
import type { Figure } from '../../products/figures';
import type { PageDocument } from '../../../documents/api/document-types';
import type { Cable, Starting } from './electrics';

/** A version of a product: what is ordered. */
export interface VersionRow {
  readonly sku: string;
  readonly name: string;
  readonly figures: readonly Figure[];
}

/** What can be ordered with a product or for it. */
export interface PartRow {
  readonly sku: string;
  readonly name: string;
  readonly kind?: string | undefined;
}

/** For which mains a machine is built in the country of the document. */
export interface SupplyNote {
  readonly title: string;
  readonly text: string;
}

/** The page on which a buyer finds all figures of one product. */
export interface DataSheet extends PageDocument {
  readonly type: 'data-sheet';
  readonly name: string;
  readonly sku: string;
  readonly kind?: string | undefined;
  readonly family?: string | undefined;
  /** Id of the family's tag: what is drawn where there is no picture. */
  readonly familyId?: string | undefined;
  /** Path of the asset. */
  readonly picture?: string | undefined;
  readonly pictureAlt: string;
  /** What is said of it first; else its description is. */
  readonly lead?: string | undefined;
  readonly description?: string | undefined;
  readonly madeFor: readonly string[];
  readonly note?: string | undefined;
  readonly figures: readonly Figure[];
  /** Where the figures are those of other mains. */
  readonly supply?: SupplyNote | undefined;
  /** None where there is only one. */
  readonly versions: readonly VersionRow[];
  readonly certificates: readonly string[];
  readonly accessories: readonly PartRow[];
  readonly spareParts: readonly PartRow[];
}

/** A line of the catalogue: a product, or a version of it. */
export interface CatalogueRow extends PartRow {
  /** What tells a version from the others of its product. */
  readonly version?: string | undefined;
  readonly figures: readonly Figure[];
  /** Public address of the product's page, without the origin. */
  readonly address?: string | undefined;
}

/** A family that has products of its own, with the figures that its table has a column for. */
export interface CatalogueFamily {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly address?: string | undefined;
  /** Path of the asset that shows what the family is. */
  readonly picture?: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly CatalogueRow[];
}

/** The families below one of the first level. */
export interface CatalogueChapter {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly families: readonly CatalogueFamily[];
}

/** All that is for sale, in the order of the families' tags. */
export interface CatalogueBook extends PageDocument {
  readonly type: 'catalogue';
  readonly products: number;
  /** Path of the asset on the cover. */
  readonly picture?: string | undefined;
  readonly chapters: readonly CatalogueChapter[];
}

/** How a machine is connected to three phases. */
export interface Connection {
  readonly starting: Starting;
  /** A. */
  readonly fuse: number;
  readonly cable: Cable;
}

/** A machine with a motor as it is set up, connected and looked after. */
export interface ManualMachine {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly motors: number;
  /** What it is: names of tags, `belt-driven`. */
  readonly features: readonly string[];
  /** Absent where it has a plug or no motor for mains. */
  readonly connection?: Connection;
  /** What is ordered for its service. */
  readonly parts: readonly PartRow[];
}

/** How to install, run and look after the machines of some families. */
export interface Manual extends PageDocument {
  readonly type: 'manual';
  readonly title: string;
  readonly familyId: string;
  /** Families that it is for, by their names. */
  readonly families: readonly string[];
  readonly purpose?: string | undefined;
  readonly safety: readonly string[];
  readonly installation: readonly string[];
  readonly startUp: readonly string[];
  readonly operation: readonly string[];
  /** When, and what to do. */
  readonly maintenance: readonly (readonly string[])[];
  /** Fault, cause, remedy. */
  readonly troubleshooting: readonly (readonly string[])[];
  readonly disposal?: string | undefined;
  readonly machines: readonly ManualMachine[];
  /** By whose rules they are connected. */
  readonly wiring: WiringRules;
  /** Where the figures are those of other mains. */
  readonly supply?: SupplyNote | undefined;
  /** Key figures of the machines. */
  readonly columns: readonly string[];
  readonly rows: readonly CatalogueRow[];
}

/** A document of the catalogue. */
export type SiteDocument = DataSheet | CatalogueBook | Manual;
export type SiteDocumentType = SiteDocument['type'];
