import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../../Exporter';
import { componentModel } from '../../shared/component-model';
import { assetMimeType, getAsset } from '../../shared/assets';
import { flag, integer, text } from '../../shared/properties';

/** A self-hosted video with its formats and captions. */
export const video: Exporter = (resource, context) => {
  const { properties } = resource;
  return componentModel(resource, context, {
    title: text(properties, 'jcr:title'),
    loop: flag(properties, 'loop') ?? false,
    muted: flag(properties, 'muted') ?? false,
    playsInline: flag(properties, 'playsInline') ?? true,
    autoPlay: flag(properties, 'autoPlay') ?? false,
    width: integer(properties, 'width') ?? undefined,
    height: integer(properties, 'height') ?? undefined,
    poster: address(text(properties, 'poster'), context),
    sources: files(resource, 'sources', context, (path, item) => ({
      type: text(item.properties, 'type') ?? typeOf(path, context),
    })),
    tracks: files(resource, 'tracks', context, (_, item) => ({
      kind: text(item.properties, 'kind'),
      language: text(item.properties, 'language'),
      label: text(item.properties, 'label'),
    })),
  });
};

/** Multifield entries with a file. */
function files(
  resource: Resource,
  name: string,
  context: ExportContext,
  more: (path: string, item: Resource) => Model,
): Model[] {
  return [...(resource.children.get(name)?.children.values() ?? [])].flatMap((item) => {
    const path = text(item.properties, 'url');
    const url = address(path, context);
    return path && url ? [{ id: item.name, url, ...more(path, item) }] : [];
  });
}

function typeOf(path: string, { tree }: ExportContext): string | undefined {
  const asset = getAsset(tree, path);
  return asset && assetMimeType(asset);
}

/** Files of this site only: pages must not load media from elsewhere. */
const address = (path: string | undefined, context: ExportContext) =>
  path?.startsWith('/') ? context.contextPath + context.map(path) : undefined;
