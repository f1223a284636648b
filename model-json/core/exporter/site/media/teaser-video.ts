import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Model, Properties } from '../../Exporter';
import { getAsset } from '../../shared/assets';
import { flag, integer, text } from '../../shared/properties';
import { assetFocalPoint } from './picture';

// Default size of a video without one, to reserve its space.
const WIDTH = 1000;
const HEIGHT = 800;

/** The video of a teaser; undefined if there is none or it has no source. */
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
    // A poster is a frame of its video, so both have the same focal point.
    focalPoint: assetFocalPoint(getAsset(context.tree, text(properties, 'poster'))),
    sources,
  };
}

function address(properties: Properties, name: string, context: ExportContext): string | undefined {
  const path = text(properties, name);
  return path?.startsWith('/') ? context.contextPath + context.map(path) : path;
}
