import { Transform } from 'node:stream';
import { HttpError } from '../../http/http-error';
import { t } from '../../../../../shared/authoring/language/t';

/** Passes bytes through, and fails with HttpError 413 when there are more than `most`. */
export function bytesUpTo(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most)
        done(new HttpError(413, t('There are more than the {most} bytes that can be accepted', { most })));
      else done(null, chunk);
    },
  });
}
