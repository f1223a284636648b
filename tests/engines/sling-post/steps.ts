import type { Step } from './compare';
import type { Field } from './Side';

export const at = (path: string, ...fields: Field[]): Step => ({ at: `~${path}`, fields });
export const set = (...fields: Field[]): Step => at('', ...fields);
export const typed = (type: string, ...values: string[]): Step =>
  set(...values.map((value): Field => ['n', value]), ['n@TypeHint', type]);
export const operation = (name: string, path: string, ...fields: Field[]): Step =>
  at(path, [':operation', name], ...fields);
export const imports = (json: string, ...fields: Field[]): Step =>
  operation('import', '', [':contentType', 'json'], [':content', json], ...fields);
export const file = (name: string, field: string, ...fields: Field[]): Step =>
  set([field, { name, type: 'text/plain', text: 'hello' }], ...fields);
