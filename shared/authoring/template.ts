import type { PolicySettings } from './policy-settings';
import type { RichTextFeatures } from './rich-text-features';

export const TEMPLATE_STATES = ['enabled', 'draft', 'disabled'] as const;

/** Only pages of enabled templates can be made. */
export type TemplateState = (typeof TEMPLATE_STATES)[number];

/** A template in a list. */
export interface TemplateRow {
  /** `/conf/mysite/settings/wcm/templates/article`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly state: TemplateState;
  /** Address of its picture. */
  readonly picture: string;
  /** The title of the type that it was made from; empty if it has none. */
  readonly type: string;
  /** How many pages use it that the person asking may read. */
  readonly pages: number;
  /** Whether visitors have it, and whether it has changed since; undefined where visitors see all at once. */
  readonly publication?: 'unpublished' | 'changed' | 'published' | undefined;
  readonly mayWrite: boolean;
  readonly mayPublish: boolean;
}

/** What a template can be made from. */
export interface TemplateSource {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A site's configuration, in which templates can be made. */
export interface TemplateSite {
  /** `/conf/mysite`. */
  readonly path: string;
  readonly title: string;
  readonly types: readonly TemplateSource[];
  readonly mayWrite: boolean;
}

export interface TemplateList {
  readonly sites: readonly TemplateSite[];
  readonly templates: readonly TemplateRow[];
}

/** A style that authors can choose, and its CSS classes. */
export interface PolicyStyle {
  /** Of its node; undefined for a new one. */
  readonly name?: string | undefined;
  /** What components store; undefined for a new one, which gets one from its label. */
  readonly id?: string | undefined;
  readonly label: string;
  /** CSS classes, separated by spaces. */
  readonly classes: string;
}

/** Styles of which authors choose one or, if `multiple`, several. */
export interface PolicyStyleGroup {
  readonly name?: string | undefined;
  readonly label: string;
  readonly multiple: boolean;
  readonly styles: readonly PolicyStyle[];
}

/** What can be changed of a policy. */
export interface PolicyValues {
  readonly title: string;
  readonly description: string;
  /** `/apps/mysite/components/text` or `group:My site`, as stored; null: what the container around it allows. */
  readonly components: readonly string[] | null;
  /** CSS classes of components for which no style is chosen. */
  readonly defaultClasses: string;
  readonly styleGroups: readonly PolicyStyleGroup[];
  /** Values of settings by name; null: none is stored, and what is built in applies. */
  readonly settings: PolicySettings;
  /** What authors can do in rich text; null: nothing is stored, and what is built in applies. */
  readonly richText: RichTextFeatures | null;
}

/** Where a policy is used. */
export interface PolicyUse {
  /** The template's path and title. */
  readonly template: string;
  readonly title: string;
  /** As in `PolicyPlace`. */
  readonly place: string;
  readonly type: string;
}

/** A policy: what a kind of component can do in the templates that use it. */
export interface Policy {
  /** `/conf/mysite/settings/wcm/policies/mysite/components/text/default`. */
  readonly path: string;
  /** The component that it is for, `mysite/components/text`. */
  readonly resourceType: string;
  /** Names its content: a change names the one that its author has seen. */
  readonly version: string;
  readonly values: PolicyValues;
  /** All templates' parts that use it. */
  readonly uses: readonly PolicyUse[];
}

/** A kind of component that can be in a container, whatever its name. */
export interface PlaceType {
  /** `mysite/components/text`. */
  readonly resourceType: string;
  readonly title: string;
  /** The path of its policy there; undefined without one. */
  readonly policy: string | undefined;
}

/** A part of a template's structure, to which a policy can be assigned. */
export interface PolicyPlace {
  /** Below `jcr:content`: `root/main`; empty for the page itself. */
  readonly place: string;
  readonly title: string;
  readonly resourceType: string;
  readonly isContainer: boolean;
  /** Whether authors can change what is in it (`editable`). */
  readonly isUnlocked: boolean;
  readonly policy: string | undefined;
  /** The kinds of components that are allowed in it, or have a policy there. */
  readonly types: readonly PlaceType[];
  readonly children: readonly PolicyPlace[];
}

/** A component that a container can allow. */
export interface KnownComponent {
  /** `/apps/mysite/components/text`. */
  readonly path: string;
  readonly resourceType: string;
  readonly title: string;
  readonly group: string;
  readonly isContainer: boolean;
  /** The Core Component that it is built on, `title`; undefined if it is none. */
  readonly core?: string | undefined;
}

/** A page width below which a layout of its own applies. */
export interface TemplateBreakpoint {
  readonly name: string;
  readonly title: string;
  /** CSS pixels: the widest page that it applies to. */
  readonly width: number;
}

/** A template with its policies. */
export interface TemplateDetails {
  readonly row: TemplateRow;
  readonly version: string;
  /** Regular expressions for the paths of parents of new pages; null: none, so that no page can be made. */
  readonly allowedPaths: readonly string[] | null;
  /** Templates are offered in this order. */
  readonly ranking: number | null;
  /** The first pages that use it; at most 100. */
  readonly usedBy: readonly { readonly path: string; readonly title: string }[];
  readonly page: PolicyPlace;
  /** Those of the site, by path. */
  readonly policies: readonly Policy[];
  readonly components: readonly KnownComponent[];
  readonly breakpoints: readonly TemplateBreakpoint[];
  readonly hasInitial: boolean;
  /** Whether the site's policies have changed since they were published; undefined where visitors see all at once. */
  readonly policyPublication?: TemplateRow['publication'];
}

/** A node as it was before a change, to be put back; null if it did not exist. */
export interface FormerNode {
  readonly path: string;
  readonly node: unknown;
  /** The version after the change: it is put back only if nobody has changed it since. */
  readonly version: string | null;
  /** The sibling that it was before. */
  readonly before?: string | undefined;
}

/** The answer to a change. */
export interface TemplateChanged {
  /** The path of what was made or changed. */
  readonly path: string;
  /** Sent with `cmd: 'restore'`, takes the change back. */
  readonly former: readonly FormerNode[];
}

export const MOST_TEMPLATE_TITLE = 120;

/** What a template is called, and whether, where and in which order authors are offered it. */
export interface TemplateSettings {
  readonly title: string;
  readonly description: string;
  readonly state: TemplateState;
  readonly allowedPaths: readonly string[];
  readonly ranking: number | null;
  /** What widths of the page are called, by the names of their nodes. */
  readonly breakpointTitles: Readonly<Record<string, string>>;
}
