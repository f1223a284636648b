import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Model, Properties } from '../../Exporter';
import { getAsset } from '../../shared/assets';
import { flag, integer, text } from '../../shared/properties';
import { assetFocalPoint } from './picture';

// The size of a film that says none, so that its place is kept.
const WIDTH = 1000;
const HEIGHT = 800;

/** The film of a teaser; undefined for none or one without a source. */
export function teaserVideo(teaser: Resource, context: ExportContext): Model | undefined {
  const video = teaser.children.get('video');
  const sources = [...(video?.children.get('sources')?.children.values() ?? [])].flatMap((source) => {
    const url = address(source.properties, 'url', context);
    return url ? [{ id: source.name, url, type: text(source.properties, 'type') }] : [];
  });
  if (!video || sources.length === 0) return undefined;
  const { properties } = video;
  return {
    loop: flag(properties, 'loop') ?? false,
    muted: flag(properties, 'muted') ?? false,
    playsInline: flag(properties, 'playsInline') ?? false,
    autoPlay: flag(properties, 'autoPlay') ?? false,
    width: integer(properties, 'width') ?? WIDTH,
    height: integer(properties, 'height') ?? HEIGHT,
    poster: address(properties, 'poster', context),
    // A poster is a frame of its film: what matters in it stands where it stands in the film.
    focalPoint: assetFocalPoint(getAsset(context.tree, text(properties, 'poster'))),
    sources,
  };
}

function address(properties: Properties, name: string, context: ExportContext): string | undefined {
  const path = text(properties, name);
  return path?.startsWith('/') ? context.contextPath + context.map(path) : path;
}
