/** A field of a content fragment model, as AEM's OpenAPI names its types. */
export interface ModelField {
  /** The property that fragments keep its value in. */
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  readonly multiple: boolean;
  readonly required: boolean;
  /** Help below the field. */
  readonly description?: string | undefined;
  /** An example in the field as long as it is empty. */
  readonly placeholder?: string | undefined;
  /** Where references and tags are chosen from. */
  readonly root?: string | undefined;
  /** Of a long text: `text/html` is formatted. */
  readonly mimeType?: string | undefined;
  /** Whether it is in words, which differ by language. */
  readonly translatable?: boolean | undefined;
  /** Of a text, in characters. */
  readonly maxLength?: number | undefined;
  /** Of a text: what it must match as a whole, and what authors read if it does not. */
  readonly pattern?: { readonly value: string; readonly message: string } | undefined;
  /** Of a number. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Of an enumeration, in order. */
  readonly options?: readonly FieldOption[] | undefined;
  /** The value of a new fragment. */
  readonly initial?: string | number | boolean | undefined;
}

export interface FieldOption {
  readonly value: string;
  readonly text: string;
}

/** The types that the form of a fragment has a widget for. */
export const FIELD_TYPES = [
  'text',
  'long-text',
  'number',
  'boolean',
  'date',
  'date-time',
  'enumeration',
  'tag',
  'content-reference',
  'content-fragment',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** The types whose fields can hold several values. Tags always can. */
export const MULTIPLE_TYPES: ReadonlySet<FieldType> = new Set([
  'text',
  'content-reference',
  'content-fragment',
]);

/** A field as the editor of models reads it and sends it back. */
export interface EditedField extends ModelField {
  /** The name of its node; a new field has none. */
  readonly node?: string | undefined;
  /** Of a new field: the node of the field that it is a copy of, with everything that this editor does not know. */
  readonly copyOf?: string | undefined;
  /** Whether it is of a type that forms here do not have: its label, help and place can be changed, and nothing else. */
  readonly isForeign?: boolean | undefined;
}

/** Whether new fragments can be made of it. */
export const MODEL_STATUSES = ['enabled', 'disabled', 'draft'] as const;
export type ModelStatus = (typeof MODEL_STATUSES)[number];

/** A content fragment model as lists show it. */
export interface ListedModel {
  /** Its path in base64url, as in AEM. */
  readonly id: string;
  /** `/conf/mysite/settings/dam/cfm/models/news`. */
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly status: ModelStatus;
  /** Who changed it last, and when (ISO 8601); missing if it came with the site. */
  readonly modified?: { readonly at: string; readonly by: string };
}

/** A model in its console: with what the person asking may see of its use. */
export interface UsedModel extends ListedModel {
  /** What visitors have of it. */
  readonly publication: 'none' | 'changed' | 'published';
  /** How many fragments that they may read use it. */
  readonly fragments: number;
  readonly mayWrite: boolean;
}

/** A place for models: the configuration of a site. */
export interface ModelFolder {
  /** `/conf/mysite`. */
  readonly path: string;
  readonly title: string;
  readonly mayWrite: boolean;
}

/** `GET /adobe/sites/cf/models?usage=true`. */
export interface UsedModels {
  readonly items: readonly UsedModel[];
  readonly folders: readonly ModelFolder[];
}

/** `GET /adobe/sites/cf/models/ID`, whose ETag is the version that a change names. */
export interface EditedModel extends UsedModel {
  readonly fields: readonly EditedField[];
  /** How many of these fragments hold a value, by the field's property. */
  readonly held: Readonly<Record<string, number>>;
  /** Whether the person asking may read all fragments, and so change what they depend on. */
  readonly seesAll: boolean;
}

/** What a change of a model sends. */
export interface ModelChange {
  readonly title: string;
  readonly description?: string | undefined;
  readonly status: ModelStatus;
  readonly fields: readonly EditedField[];
}

/** `GET /adobe/sites/cf/models/ID/fragments`: those that use it, at most a hundred of them. */
export interface ModelFragments {
  readonly total: number;
  readonly items: readonly { readonly path: string; readonly title: string }[];
}

/** Where author lists and makes models; each one is below it, by its id. */
export const MODELS = '/adobe/sites/cf/models';
