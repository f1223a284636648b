import type { Resource } from '../../repository/Resource';
import type { ExportContext, Properties } from '../Exporter';
import { metadataValue } from '../shared/assets';
import { flag, isBlank, text, unlessBlank } from '../shared/properties';
import type { ImageSource } from './image-source';
import { allowedWidths, jpegQuality, type ImageUrls } from './image-urls';

export const AUTO_SMART_CROP = 'SmartCrop:Auto';
const ENCODED_WIDTH = '%7B.width%7D';

/** Guava's urlFragmentEscaper. */
const escapeName = (name: string) =>
  encodeURI(name.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replace(/#/g, '%23')
    .replace(/%25/g, '%25');

/** The Dynamic Media URL of an asset; undefined if the policy or the asset does not use Dynamic Media. */
export function dynamicMediaUrl(
  asset: Resource | undefined,
  style: Properties,
  context: ExportContext,
): string | undefined {
  const file = asset && metadataValue(asset, 'dam:scene7File');
  if (!asset || !file || !flag(style, 'enableDmFeatures')) return undefined;
  // Only assets that Dynamic Media treats as images can be transformed; the rest (GIF, SVG) are served unchanged.
  const type = metadataValue(asset, 'dam:scene7Type');
  const server = type === undefined || type === 'Image' ? 'is/image/' : 'is/content/';
  // Authors see the picture through AEM's proxy.
  const domain = context.wcmMode === 'disabled' ? (metadataValue(asset, 'dam:scene7Domain') ?? '') : '/';
  return domain + server + escapeName(file);
}

class Commands {
  src: string;
  template: string;

  constructor(url: string) {
    this.src = url;
    this.template = url;
  }

  add(command: string): void {
    this.addTo(command, command);
  }

  addTo(source: string, template: string): void {
    const separator = this.template.includes('?') ? '&' : '?';
    if (source) this.src += separator + source;
    if (template) this.template += separator + template;
  }
}

function addSize(commands: Commands, widths: readonly number[], quality: number): void {
  if (widths.length === 0) return;
  commands.add(`qlt=${quality}`);
  if (widths.length === 1) commands.add(`wid=${widths[0]}`);
  else commands.addTo('', `wid=${ENCODED_WIDTH}`);
}

/**
 * The commands after a Dynamic Media URL, in v2 ImageImpl's order: smart crop, quality and width, time stamp, preset,
 * modifiers, device pixel ratio. Without a width placeholder there is no template.
 */
export function dynamicMediaUrls(
  url: string,
  image: Resource,
  source: ImageSource,
  style: Properties,
  smartImaging: boolean,
): Omit<ImageUrls, 'template'> & { template: string | undefined } {
  const commands = new Commands(url);
  const crop = text(image.properties, 'smartCropRendition');
  const preset = text(image.properties, 'imagePreset');
  const modifiers = unlessBlank(text(image.properties, 'imageModifiers'));
  const cropped = !isBlank(crop);
  if (crop === AUTO_SMART_CROP) commands.template += '{.width}';
  else if (cropped) {
    commands.src += `%3A${crop}`;
    commands.template += `%3A${crop}`;
  }
  if (!cropped) addSize(commands, allowedWidths(style, source), jpegQuality(style));
  if (source.lastModified > 0) commands.add(`ts=${source.lastModified}`);
  if (!isBlank(preset) && !cropped) commands.add(`$${preset}$`);
  if (modifiers !== undefined) commands.add(modifiers);
  commands.add(smartImaging && cropped ? 'dpr=on,{dpr}' : 'dpr=off');
  const { src, template } = commands;
  return { src, template: template === src ? undefined : template };
}
