import { embedV1 } from '../../embed/embed-v1';
import type { Exporter } from '../../Exporter';
import { text } from '../../shared/properties';

/** Embed v2 with its name, its aspect ratio and the YouTube video id, which Core Components do not export. */
export const embed: Exporter = (resource, context) => {
  const { properties } = resource;
  const model = embedV1(resource, context);
  const isYouTube =
    typeof model.embeddableResourceType === 'string' && model.embeddableResourceType.endsWith('/youtube');
  return {
    ...model,
    title: text(properties, 'jcr:title'),
    aspectRatio: text(properties, 'aspectRatio'),
    youtubeVideoId: isYouTube ? text(properties, 'youtubeVideoId') : undefined,
  };
};
