import { isName } from '../../../repository/path';

/**
 * A value of type Path as JCR stores it: absolute or relative, also of a node that does not exist; without the index of
 * a first sibling and without a slash at its end. Undefined for anything else.
 */
export function pathValue(text: string): string | undefined {
  if (text === '/') return text;
  const names = text.replace(/^\//, '').replace(/\/$/, '').split('/').map(withoutIndex);
  const isValid = names.every((name) => name === '.' || name === '..' || isName(name));
  return isValid ? `${text.startsWith('/') ? '/' : ''}${names.join('/')}` : undefined;
}

const withoutIndex = (name: string) => name.replace(/\[1\]$/, '');
