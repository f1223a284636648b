import type { ReactNode } from 'react';
import { useMessages, useRendering } from '../../kit/rendering';
import type { DownloadModel } from './Download.model';
import { formatSize } from './format-size';

/** Name, size and format of a file, as far as known. */
export function DownloadProperties({
  filename,
  size,
  bytes,
  extension,
  format,
}: Pick<DownloadModel, 'filename' | 'size' | 'bytes' | 'extension' | 'format'>): ReactNode {
  const messages = useMessages();
  const { language } = useRendering();
  const known = bytes > 0 ? bytes : size;
  const properties = [
    { kind: 'filename', label: messages.fileName, value: filename },
    { kind: 'size', label: messages.fileSize, value: known && formatSize(known, language) },
    { kind: 'format', label: messages.fileFormat, value: extension?.toUpperCase() ?? format },
  ].filter(({ value }) => value);
  if (properties.length === 0) return null;
  return (
    <dl className="cmp-download__properties">
      {properties.map(({ kind, label, value }) => (
        <div className={`cmp-download__property cmp-download__property--${kind}`} key={kind}>
          <dt className="cmp-download__property-label">{label}</dt>
          <dd className="cmp-download__property-content">
            {/* Keeps the unit after its number in any reading direction. */}
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
