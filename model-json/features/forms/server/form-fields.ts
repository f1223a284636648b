import type { Json, Model } from '../../../core/exporter/Exporter';

/** A field that visitors fill in, from the model of its form. */
export interface PostedField {
  /** Name of its component below `form/`: `text`, `options`, `hidden`, `button`, or what another feature adds. */
  readonly kind: string;
  /** Its name in posted and stored values. */
  readonly name: string;
  readonly model: Model;
}

/** A form on a page. */
export interface PageForm {
  /** Resource path, `:formstart`. */
  readonly path: string;
  readonly id: string | undefined;
  readonly redirect: string | undefined;
  readonly model: Model;
  readonly fields: readonly PostedField[];
}

const KIND = /\/form\/(?!container\b)(\w+)(?:\/v\d+\/\w+)?$/;

/** The forms of a page's model, in page order; also those in fragments. */
export function formsOf(page: Model): PageForm[] {
  return modelsIn(page).flatMap((model) => {
    const path = textOf(model, 'formStart');
    if (path === undefined || textOf(model, 'method') === 'GET') return [];
    const fields = modelsIn(model).flatMap(fieldOf);
    return [{ path, id: textOf(model, 'id'), redirect: textOf(model, 'redirect'), model, fields }];
  });
}

function fieldOf(model: Model): PostedField[] {
  const kind = KIND.exec(textOf(model, ':type') ?? '')?.[1];
  const name = textOf(model, 'name');
  return kind && name ? [{ kind, name, model }] : [];
}

/** A model and the models of all its descendants. */
export function modelsIn(model: Model): Model[] {
  const items = model[':items'];
  const order = model[':itemsOrder'];
  if (!isModel(items) || !Array.isArray(order)) return [model];
  return [model, ...order.flatMap((name) => childIn(items, name))];
}

function childIn(items: Model, name: Json): Model[] {
  const child = typeof name === 'string' ? items[name] : undefined;
  return isModel(child) ? modelsIn(child) : [];
}

const isModel = (value: Json | undefined): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key's text; undefined if empty. */
export function textOf(model: Model, key: string): string | undefined {
  const value = model[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export interface Offered {
  readonly value: string;
  readonly disabled: boolean;
  readonly model: Model;
}

/** The options of an options field. */
export function optionsOf(model: Model): Offered[] {
  const items = Array.isArray(model.items) ? model.items.filter(isModel) : [];
  return items.map((item) => ({
    value: typeof item.value === 'string' ? item.value : '',
    disabled: item.disabled === true,
    model: item,
  }));
}
