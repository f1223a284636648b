import path from 'node:path';
import { TOGETHER } from '../../repository/data-folder';
import type { InstanceOptions } from '../create-instance';
import { Together } from './Together';

/** What people know of each other on an author server; undefined on publish. */
export function togetherOf({
  runMode,
  accounts,
  renditionsDir,
  togetherDir,
  log,
}: InstanceOptions): Together | undefined {
  if (runMode !== 'author') return undefined;
  return new Together(togetherDir ?? path.join(renditionsDir, '..', TOGETHER), accounts, {
    info: (line) => log.info(line),
    warn: (line) => log.warn(line),
  });
}
