import { useState, type ReactNode } from 'react';
import { TEMPLATE_STATES, type TemplateDetails } from '../../../../../../shared/authoring/template';
import { isPattern } from '../../../../../../shared/checked/is-pattern';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { TextField } from '../../dialogs/TextField';
import { useTask } from '../../dialogs/use-task';
import { useRead } from '../../http/use-read';
import { stateTexts } from '../publication-states';
import { sayChanged } from '../say-changed';
import { readTemplate, saveTemplate } from '../templates-http';
import { t } from '../../../../../../shared/authoring/language/t';

interface TemplatePropertiesProps {
  path: string;
  onChanged(): void;
  onClose(): void;
}

/** What a template is called, and whether, where and in which order authors are offered it. */
export function TemplateProperties({ path, ...rest }: TemplatePropertiesProps): ReactNode {
  // Read once: what somebody else changes meanwhile is a conflict when it is saved.
  const { value, problem } = useRead(path, 0, () => readTemplate(path));
  if (value) return <PropertiesForm details={value} {...rest} />;
  return (
    <Modal title={t('Properties')} error={problem} onClose={rest.onClose}>
      {problem === undefined && <p role="status">{t('Loading…')}</p>}
    </Modal>
  );
}

interface PropertiesFormProps extends Omit<TemplatePropertiesProps, 'path'> {
  details: TemplateDetails;
}

function PropertiesForm({ details, onChanged, onClose }: PropertiesFormProps): ReactNode {
  const { row, version, breakpoints } = details;
  const [title, setTitle] = useState(row.title);
  const [description, setDescription] = useState(row.description);
  const [state, setState] = useState(row.state);
  const [paths, setPaths] = useState((details.allowedPaths ?? []).join('\n'));
  const [ranking, setRanking] = useState(details.ranking === null ? '' : String(details.ranking));
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(breakpoints.map((one) => [one.name, one.title])),
  );
  const isUntitled = Object.values(titles).some((each) => each.trim() === '');
  const task = useTask();
  const allowedPaths = paths.split('\n').flatMap((line) => line.trim() || []);
  const wrong = allowedPaths.find((path) => !isPattern(path));
  const pathFault = wrong === undefined ? undefined : t('“{wrong}” is no regular expression.', { wrong });
  const rankFault = /^-?\d*$/.test(ranking.trim()) ? undefined : t('Enter a whole number, or nothing.');
  const save = async () => {
    const settings = { title, description, state, allowedPaths };
    const changed = await saveTemplate(
      { template: row.path, version },
      {
        ...settings,
        ranking: ranking.trim() === '' ? null : Number(ranking),
        breakpointTitles: titles,
      },
    );
    onClose();
    onChanged();
    sayChanged(t('Saved “{title}”.', { title: title.trim() }), changed, onChanged);
  };
  return (
    <Modal
      title={t('Properties of “{title}”', { title: row.title })}
      submit={t('Save')}
      isDisabled={title.trim() === '' || isUntitled || pathFault !== undefined || rankFault !== undefined}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(save)}
      onClose={onClose}
    >
      <TextField
        label={t('Title')}
        fault={title.trim() === '' ? t('Enter a title.') : undefined}
        value={title}
        maxLength={120}
        onChange={setTitle}
      />
      <TextField label={t('Description')} rows={2} value={description} onChange={setDescription} />
      <Field
        label={t('State')}
        hint={t('Authors are offered enabled templates. Existing pages stay as they are.')}
      >
        {(attributes) => (
          <select
            {...attributes}
            value={state}
            onChange={({ target }) =>
              setState(TEMPLATE_STATES.find((each) => each === target.value) ?? 'draft')
            }
          >
            {TEMPLATE_STATES.map((each) => (
              <option key={each} value={each}>
                {stateTexts[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={t('Allowed below')}
        fault={pathFault}
        hint={t(
          'Paths of pages and folders as regular expressions, one a line: /content/mysite(/.*)? is the site with all below it. Without one, no page can be made.',
        )}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            spellCheck={false}
            value={paths}
            onChange={({ target }) => setPaths(target.value)}
          />
        )}
      </Field>
      <Field label={t('Place in the list')} fault={rankFault} hint={t('The lowest number is offered first.')}>
        {(attributes) => (
          <input
            {...attributes}
            inputMode="numeric"
            value={ranking}
            onChange={({ target }) => setRanking(target.value)}
          />
        )}
      </Field>
      {breakpoints.length > 0 && (
        <fieldset className="co-fields">
          <legend>{t('Breakpoints')}</legend>
          <p className="co-note">
            {t('What authors see in layout mode. The widths are those of the site’s style sheet.')}
          </p>
          {breakpoints.map(({ name, width }) => (
            <TextField
              key={name}
              label={t('Pages up to {width} px', { width })}
              fault={titles[name]?.trim() ? undefined : t('Enter a title.')}
              value={titles[name] ?? ''}
              maxLength={120}
              onChange={(text) => setTitles({ ...titles, [name]: text })}
            />
          ))}
        </fieldset>
      )}
    </Modal>
  );
}
