import { useState, type ReactNode } from 'react';
import { readCrops, writeCrops, type Size } from '../../../../../../shared/models/crop';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { faultText } from '../../http/fault-text';
import { sling } from '../../http/sling';
import { notices } from '../../notices/Notices';
import { numberOf, type AssetItem } from '../AssetItem';
import { languageTitle } from '../../shared-with-editor/language-title';
import { CropField } from './CropField';
import { FocalField } from './FocalField';
import { factsOf, fieldsOf, OTHER_LANGUAGES, withFacts, type AssetFacts } from './metadata-fields';
import { TagsField } from './TagsField';
import { t } from '../../../../../../shared/authoring/language/t';

interface PropertiesDialogProps {
  items: readonly AssetItem[];
  onDone(): void;
  onClose(): void;
}

/** Of a picture that is scaled; a drawing has no pixels to choose from. */
function sizeOf({ type, metadata }: AssetItem): Size | undefined {
  const [width, height] = [numberOf(metadata, 'tiff:ImageWidth'), numberOf(metadata, 'tiff:ImageLength')];
  return type !== 'image/svg+xml' && width && height ? { width, height } : undefined;
}

type TextName = 'title' | 'description' | 'owner' | 'terms' | 'rightsEnd';

/** What authors write about an asset, or about several at once. */
export function PropertiesDialog({ items, onDone, onClose }: PropertiesDialogProps): ReactNode {
  const task = useTask();
  const [facts, setFacts] = useState<AssetFacts>(() => factsOf(items));
  const [first] = items;
  const isSeveral = items.length > 1;
  const change = (next: Partial<AssetFacts>) => setFacts((known) => ({ ...known, ...next }));
  const save = async () => {
    for (const item of items) {
      const fields = fieldsOf(facts, item, isSeveral);
      if (fields.length > 0) await sling.post(`${item.path}/jcr:content/metadata`, fields);
    }
    if (isSeveral || !first) notices.say(t('Changed {items} assets', { items: items.length }));
    else
      notices.say(t('Changed {title}', { title: first.title }), {
        title: t('Undo'),
        run: () => void undo(first),
      });
    onDone();
  };
  const undo = async (item: AssetItem) => {
    const fields = fieldsOf(factsOf([item]), withFacts(item, facts), false);
    await sling.post(`${item.path}/jcr:content/metadata`, fields).then(
      () => notices.say(t('Undone.')),
      (error: unknown) => notices.fail(t('This cannot be undone. {fault}', { fault: faultText(error) })),
    );
    onDone();
  };
  const size = first && sizeOf(first);
  const text = (name: TextName, label: string, hint?: string, type: 'text' | 'date' | 'area' = 'text') => (
    <Field label={label} hint={hint}>
      {(attributes) => {
        const shared = {
          ...attributes,
          value: facts[name] ?? '',
          placeholder: isSeveral ? t('Left as it is') : undefined,
          onChange: ({ target }: { target: { value: string } }) =>
            change({ [name]: isSeveral && target.value === '' ? undefined : target.value }),
        };
        return type === 'area' ? <textarea rows={2} {...shared} /> : <input type={type} {...shared} />;
      }}
    </Field>
  );
  return (
    <Modal
      title={
        isSeveral
          ? t('Properties of {items} assets', { items: items.length })
          : t('Properties of {title}', { title: first?.title ?? '' })
      }
      size="large"
      submit={t('Save')}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(save)}
      onClose={onClose}
    >
      <div className="co-properties">
        <section aria-label={t('Texts')}>
          {text('title', t('Title'))}
          {text(
            'description',
            t('Alternative text'),
            t(
              'What the picture shows, for people who cannot see it. In English, and for languages without their own.',
            ),
            'area',
          )}
          {OTHER_LANGUAGES.map((language) => (
            <Field
              key={language}
              label={t('Alternative text in {languageTitle}', { languageTitle: languageTitle(language) })}
            >
              {(attributes) => (
                <textarea
                  {...attributes}
                  rows={2}
                  lang={language}
                  placeholder={isSeveral ? t('Left as it is') : undefined}
                  value={facts.descriptions[language] ?? ''}
                  onChange={({ target }) =>
                    change({
                      descriptions: {
                        ...facts.descriptions,
                        [language]: target.value || (isSeveral ? undefined : ''),
                      },
                    })
                  }
                />
              )}
            </Field>
          ))}
          <TagsField
            label={isSeveral ? t('Tags to add') : t('Tags')}
            tags={facts.tags}
            onChange={(tags) => change({ tags })}
          />
        </section>
        <section aria-label={t('Rights and picture')}>
          {text('owner', t('Owner of the rights'))}
          {text('terms', t('What it may be used for'), undefined, 'area')}
          {text('rightsEnd', t('Rights end after'), t('It cannot be published after this day.'), 'date')}
          {first?.kind === 'image' && !isSeveral && first.picture !== undefined && (
            <FocalField
              picture={first.picture}
              value={facts.focalPoint ?? ''}
              onChange={(focalPoint) => change({ focalPoint })}
            />
          )}
          {first?.kind === 'image' && !isSeveral && first.picture !== undefined && size && (
            <CropField
              picture={first.picture}
              size={size}
              crops={readCrops(facts.crops ?? [])}
              onChange={(crops) => change({ crops: writeCrops(crops) })}
            />
          )}
        </section>
      </div>
    </Modal>
  );
}
