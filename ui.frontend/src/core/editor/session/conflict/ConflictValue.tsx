import type { ReactNode } from 'react';
import { thumbnailOf } from '../../sling/thumbnail-of';
import type { Said } from './conflict-value';
import { t } from '../../../../../../shared/authoring/language/t';

/** One of the two values: text as text, pictures as pictures, lists as lists. */
export function ConflictValue({ said }: { said: Said }): ReactNode {
  switch (said.kind) {
    case 'nothing':
      return <p className="ed-conflict__nothing">{t('Nothing')}</p>;
    case 'text':
      return said.lines.map((line, index) => <p key={index}>{line}</p>);
    case 'list':
      return (
        <ul>
          {said.items.map((item, index) => (
            <li key={index}>
              <ConflictValue said={item} />
            </li>
          ))}
        </ul>
      );
    case 'picture':
      return <Picture {...said} />;
    case 'parts':
      return (
        <dl>
          {said.parts.map(([label, part], index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <ConflictValue said={part} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

function Picture({ path, alt }: Extract<Said, { kind: 'picture' }>): ReactNode {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    <figure>
      <img src={thumbnailOf(path, mimeTypeOf(name))} alt={alt} />
      <figcaption>{alt ? `${name} – ${alt}` : name}</figcaption>
    </figure>
  );
}

const mimeTypeOf = (name: string) => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`;
};
