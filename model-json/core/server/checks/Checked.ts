import type { Resource } from '../../repository/Resource';
import type { Instance } from '../Instance';
import type { Draft } from './drawing/draw';

/** What the checks of a page read. */
export interface Checked extends Draft {
  readonly instance: Instance;
  readonly page: Resource;
  /** Its `jcr:content`. */
  readonly content: Resource;
  /** `en`. */
  readonly language: string;
}
