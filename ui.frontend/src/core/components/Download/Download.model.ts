import { z } from 'zod';
import { picture } from '../../../../../shared/models/Picture.model';
import { count, href, text } from '../../../../../shared/models/schema';
import { richText } from '../../kit/html/rich-text.model';

/** Core Components `download/v2` with a picture and the size in bytes. */
export const downloadModel = z.object({
  id: text(),
  url: href(),
  title: text(),
  titleType: z.preprocess((v) => v || undefined, z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).optional()),
  description: richText(),
  actionText: text(),
  filename: text(),
  /** MIME type. */
  format: text(),
  extension: text(),
  /** As formatted by AEM, `147 KB`: rounded down, in English. Used if `bytes` is missing. */
  size: text(),
  /** For a size formatted in the page's language, 29,7 MB. 0 if unknown. */
  bytes: count(),
  image: picture(),
});

export type DownloadModel = z.output<typeof downloadModel>;
