import { useState, type ReactNode } from 'react';
import { LANGUAGES } from '../../../../../shared/words/languages';
import { Field } from '../dialogs/Field';
import { Modal } from '../dialogs/Modal';
import { useTask } from '../dialogs/use-task';
import { deleteField, propertyFields, sling } from '../http/sling';
import type { TagItem, Texts } from './TagItem';
import { languageTitle } from '../shared-with-editor/language-title';
import { propertyOf } from './tag-source';
import { t } from '../../../../../shared/authoring/language/t';

interface EditTagProps {
  tag: TagItem;
  onDone(): void;
  onClose(): void;
}

/** Edits the titles and descriptions of a tag in all languages. */
export function EditTag({ tag, onDone, onClose }: EditTagProps): ReactNode {
  const [titles, setTitles] = useState(tag.titles);
  const [descriptions, setDescriptions] = useState(tag.descriptions);
  const task = useTask();
  const fields = [
    ...changed('jcr:title', tag.titles, titles),
    ...changed('jcr:description', tag.descriptions, descriptions),
  ];
  const save = async () => {
    await sling.post(tag.path, fields);
    onDone();
  };
  return (
    <Modal
      title={t('Edit “{title}”', { title: tag.title })}
      size="large"
      submit={t('Save')}
      isDisabled={fields.length === 0 || !titles[LANGUAGES[0]]?.trim()}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(save)}
      onClose={onClose}
    >
      {LANGUAGES.map((language, i) => (
        <section key={language} className="co-tag" aria-label={languageTitle(language)}>
          <Field
            label={
              i === 0 ? t('Title') : t('Title in {languageTitle}', { languageTitle: languageTitle(language) })
            }
          >
            {(attributes) => (
              <input
                {...attributes}
                lang={language}
                value={titles[language] ?? ''}
                onChange={({ target }) => setTitles({ ...titles, [language]: target.value })}
              />
            )}
          </Field>
          <Field
            label={
              i === 0
                ? t('Description')
                : t('Description in {languageTitle}', { languageTitle: languageTitle(language) })
            }
          >
            {(attributes) => (
              <textarea
                {...attributes}
                rows={2}
                lang={language}
                value={descriptions[language] ?? ''}
                onChange={({ target }) => setDescriptions({ ...descriptions, [language]: target.value })}
              />
            )}
          </Field>
        </section>
      ))}
    </Modal>
  );
}

const changed = (name: string, before: Texts, after: Texts) =>
  LANGUAGES.filter((language) => (before[language] ?? '') !== (after[language] ?? '').trim()).flatMap(
    (language) => {
      const property = propertyOf(name, language);
      const text = (after[language] ?? '').trim();
      return text === '' ? [deleteField(property)] : propertyFields(property, text);
    },
  );
