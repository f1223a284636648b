import { isName } from '../../repository/path';

/** Whether JCR accepts a text as a value of type Path: absolute or relative, also of a node that does not exist. */
export function isPathValue(text: string): boolean {
  if (text === '/') return true;
  const names = text.replace(/^\//, '').replace(/\/$/, '').split('/');
  return names.every((name) => name === '.' || name === '..' || isName(name.replace(/\[[1-9]\d*\]$/, '')));
}
