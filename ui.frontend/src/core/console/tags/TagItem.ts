import type { Language } from '../../../../../shared/words/languages';
import type { Item, Level } from '../views/Item';

/** A text by language; the first language's is the one for languages without their own. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

/** A tag, or a namespace of tags. */
export interface TagItem extends Item {
  /** `mysite:family/screw` */
  readonly id: string;
  readonly titles: Texts;
  readonly descriptions: Texts;
  readonly isNamespace: boolean;
}

export type TagLevel = Level<TagItem>;
