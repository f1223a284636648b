import { useEffect, useId, useState, type ReactNode } from 'react';
import { tagIdOf, TAGS_ROOT } from '../../../../../../shared/addresses/tags';
import { Field } from '../../dialogs/Field';
import { sling } from '../../http/sling';
import { Icon } from '../../shell/Icon';
import { t } from '../../../../../../shared/authoring/language/t';

interface TagsFieldProps {
  label: string;
  /** Tag ids: `mysite:family/screw`. */
  tags: readonly string[];
  onChange(tags: readonly string[]): void;
}

/** A tag that can be chosen. */
interface Tag {
  readonly id: string;
  readonly title: string;
}

/** Tags, chosen from those that exist by typing their titles. */
export function TagsField({ label, tags, onChange }: TagsFieldProps): ReactNode {
  const id = useId();
  const [all, setAll] = useState<readonly Tag[]>([]);
  const [text, setText] = useState('');
  useEffect(() => {
    let isHere = true;
    tagsOf().then(
      (found) => isHere && setAll(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const titleOf = (tag: string) => all.find((each) => each.id === tag)?.title ?? tag;
  const match = all.find((tag) => tag.id === text || tag.title.toLowerCase() === text.trim().toLowerCase());
  const add = () => {
    if (!match) return;
    if (!tags.includes(match.id)) onChange([...tags, match.id]);
    setText('');
  };
  return (
    <Field label={label} hint={t('Type the beginning of a tag, choose it, and press Enter.')}>
      {(attributes) => (
        <>
          {tags.length > 0 && (
            <ul className="co-tags">
              {tags.map((tag) => (
                <li key={tag}>
                  {titleOf(tag)}
                  <button
                    type="button"
                    aria-label={t('Remove {title}', { title: titleOf(tag) })}
                    onClick={() => onChange(tags.filter((each) => each !== tag))}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...attributes}
            list={`${id}-all`}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || text === '') return;
              event.preventDefault();
              add();
            }}
          />
          <datalist id={`${id}-all`}>
            {all.map((tag) => (
              <option key={tag.id} value={tag.title}>
                {tag.id}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

async function tagsOf(): Promise<readonly Tag[]> {
  const { hits } = await sling.query<{ 'jcr:path': string; 'jcr:title'?: string }>({
    type: 'cq:Tag',
    path: TAGS_ROOT,
    'p.limit': '2000',
    'p.hits': 'selective',
    'p.properties': 'jcr:path jcr:title',
  });
  return hits.map((hit) => {
    const tag = tagIdOf(hit['jcr:path']) ?? hit['jcr:path'];
    return { id: tag, title: hit['jcr:title'] ?? tag };
  });
}
