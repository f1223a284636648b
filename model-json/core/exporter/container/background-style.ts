import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { styleOf } from '../shared/component-model';
import { linkFrom, linksOf } from '../shared/links/links';
import { flag, text } from '../shared/properties';

/** CSS of a container's background, if the policy allows one (AbstractContainerImpl.getBackgroundStyle). */
export function backgroundStyle(resource: Resource, context: ExportContext): string | undefined {
  const style = styleOf(resource, context);
  const image = flag(style, 'backgroundImageEnabled')
    ? linkFrom(resource.properties, linksOf(resource, context), 'backgroundImageReference').url
    : undefined;
  const colour = flag(style, 'backgroundColorEnabled')
    ? text(resource.properties, 'backgroundColor')
    : undefined;
  return (
    (image ? `background-image:url(${image});background-size:cover;background-repeat:no-repeat;` : '') +
      (colour ? `background-color:${colour};` : '') || undefined
  );
}
