import type { PagePreview } from '../../../../shared/authoring/page-checks';
import type { Resource } from '../../repository/Resource';
import type { ComponentTexts } from '../../repository/texts/ComponentTexts';
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
  readonly preview: PagePreview;
  /** Which of its properties are texts for readers. */
  readonly texts: ComponentTexts;
}
