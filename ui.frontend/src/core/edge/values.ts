/** What the JSON of a model consists of. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export interface LinkJson extends JsonObject {
  readonly url: string;
  readonly valid: boolean;
}
export interface PictureJson extends JsonObject {
  readonly src: string;
}

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isLink = (value: Json): value is LinkJson =>
  isObject(value) && typeof value['url'] === 'string' && value['valid'] === true;

export const isPicture = (value: Json): value is PictureJson =>
  isObject(value) && typeof value['src'] === 'string' && value['src'] !== '' && 'alt' in value;

/** Absent, or as good as absent. */
export const isBlank = (value: Json): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Begins an entry of a list; entries of an object begin with their key. */
export const ENTRY = '-';
