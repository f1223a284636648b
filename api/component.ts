/**
 * `ventora/component`: what a component is made of. A folder `components/NAME` holds `NAME.model.ts` (the schema of the
 * exporter's JSON), `NAME.dialog.ts` (what authors enter), `NAME.tsx` (the view), `NAME.exporter.ts` and `index.ts`.
 */
export {
  defineComponent,
  type ComponentDefinition,
  type ContentTemplate,
} from '../ui.frontend/src/core/kit/define-component';
export type {
  Choice,
  Crop,
  Dialog,
  DialogField,
  DialogTab,
  Words,
} from '../ui.frontend/src/core/kit/dialogs/dialog';
export { focalPointField, idField, titleField } from '../ui.frontend/src/core/kit/dialogs/dialog-fields';
export { APP_ID, CONTENT_ROOT, DAM_ROOT, componentType } from '../shared/addresses/app';

/* Schemas of what a model holds: each accepts whatever an exporter may send. */
export {
  address,
  choice,
  count,
  flag,
  href,
  link,
  listOf,
  text,
  type LinkModel,
} from '../shared/models/schema';
export { picture, type PictureModel } from '../shared/models/Picture.model';
export { richText } from '../ui.frontend/src/core/kit/html/rich-text.model';

/* Views: what components share. */
export { Children, useMessages, useRendering } from '../ui.frontend/src/core/kit/rendering';
export {
  Heading,
  NextHeadingLevel,
  useHeadingTag,
  type HeadingTag,
} from '../ui.frontend/src/core/kit/heading';
export { Icon, type IconName } from '../ui.frontend/src/core/kit/icons/Icon';
export { Link } from '../ui.frontend/src/core/kit/Link';
export { Picture } from '../ui.frontend/src/core/kit/pictures/Picture';
export { RichText } from '../ui.frontend/src/core/kit/html/Html';
export { VisuallyHidden } from '../ui.frontend/src/core/kit/VisuallyHidden';
export { useLocale, type Locale } from '../ui.frontend/src/core/kit/locale';

/* Behaviour: `NAME.island.ts` is a chunk that a page loads when a visitor needs it. */
export type { IslandModule, IslandTrigger } from '../ui.frontend/src/core/islands/Island';
