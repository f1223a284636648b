import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { descendant, getAsset, metadata, metadataValue, originalSize } from '../shared/assets';
import { componentModel, styleOf } from '../shared/component-model';
import { linksOf, linkTo } from '../shared/links/links';
import { extensionOf } from '../shared/mime-types';
import { flag, isBlank, number, text } from '../shared/properties';
import { displaySize } from './display-size';

/** `<path>.coredownload[.inline].<extension>`, as the download servlet expects it. */
function downloadUrl(
  file: Resource,
  extension: string | undefined,
  download: Resource,
  context: ExportContext,
  suffix = '',
) {
  const inline = flag(download.properties, 'inline') ? '.inline' : '';
  const url = `${file.path}.coredownload${inline}.${extension ?? 'null'}${suffix}`;
  return linkTo(url, linksOf(download, context)).url;
}

function assetDownload(asset: Resource, download: Resource, context: ExportContext): Model {
  const { properties } = download;
  // Asset.getMetadataValue never returns null: missing metadata is an empty text.
  const format = metadataValue(asset, 'dc:format') ?? '';
  const afterDot = asset.name.includes('.') ? asset.name.slice(asset.name.lastIndexOf('.') + 1) : '';
  const extension = extensionOf(format) ?? afterDot;
  const fromAsset = (name: string, key: string) =>
    flag(properties, name) ? metadataValue(asset, key) : undefined;
  return {
    url: downloadUrl(asset, extension, download, context),
    title: flag(properties, 'titleFromAsset')
      ? (metadataValue(asset, 'dc:title') ?? '')
      : text(properties, 'jcr:title'),
    description: fromAsset('descriptionFromAsset', 'dc:description') ?? text(properties, 'jcr:description'),
    filename: asset.name,
    format,
    extension,
    size: displaySize(number(metadata(asset), 'dam:size') ?? originalSize(asset)),
  };
}

function fileDownload(file: Resource | undefined, download: Resource, context: ExportContext): Model {
  const { properties } = download;
  const own = { title: text(properties, 'jcr:title'), description: text(properties, 'jcr:description') };
  const filename = text(properties, 'fileName');
  const content = file && descendant(file, 'jcr:content');
  if (!file || !filename || !content) return { ...own, filename: file && filename };
  const format = text(content.properties, 'jcr:mimeType');
  const extension = extensionOf(format);
  return {
    ...own,
    url: downloadUrl(file, extension, download, context, `/${filename}`),
    filename,
    format,
    extension,
    size: displaySize(content.binary?.size ?? 0),
  };
}

/** Download v1 and v2 (v1 DownloadImpl serves both): an asset, or a file uploaded to the component. */
export const downloadV1: Exporter = (download, context) => {
  const { properties } = download;
  const reference = text(properties, 'fileReference');
  const asset = getAsset(context.tree, reference);
  const file = isBlank(reference) ? download.children.get('file') : undefined;
  return componentModel(download, context, {
    ...(asset ? assetDownload(asset, download, context) : fileDownload(file, download, context)),
    actionText: text(properties, 'actionText'),
    titleType: text(styleOf(download, context), 'titleType'),
  });
};
