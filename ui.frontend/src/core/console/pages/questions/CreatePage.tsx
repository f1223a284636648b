import { useEffect, useId, useState, type ReactNode } from 'react';
import { nameFault, pageNameOf } from '../../../../../../shared/addresses/page-name';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { TextField } from '../../dialogs/TextField';
import { useTask } from '../../dialogs/use-task';
import { faultText } from '../../http/fault-text';
import { addressOf, createPageInRelease, sling } from '../../http/sling';
import { createLiveVariation, createPage, type NewPage } from '../commands';
import type { PageItem } from '../PageItem';
import { FollowChoice } from './FollowChoice';
import { ReleaseChoice } from '../releases/ReleaseChoice';
import { TemplateChoice, type Template } from './TemplateChoice';
import { t } from '../../../../../../shared/authoring/language/t';

/** A page; among experience fragments one of them, with its first variation; below one, another variation. */
export type NewKind = 'page' | 'fragment' | 'variation';

const titleOf = (kind: NewKind, parent: string): string => {
  if (kind === 'page') return t('Create a page in {parent}', { parent });
  return kind === 'fragment'
    ? t('Create an experience fragment in {parent}', { parent })
    : t('Create a variation of {parent}', { parent });
};

interface CreatePageProps {
  parent: string;
  parentTitle: string;
  kind: NewKind;
  /** The pages there: their names are taken, and most of them have the template that is offered first. */
  siblings: readonly PageItem[];
  onDone(path: string, isOpening: boolean): void;
  onClose(): void;
}

/** Asks for the template, title and name of a new page, or of what is like one. */
export function CreatePage({
  parent,
  parentTitle,
  kind,
  siblings,
  onDone,
  onClose,
}: CreatePageProps): ReactNode {
  const templates = useTemplates(parent);
  const [chosen, setChosen] = useState<string>();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [isOpening, setOpening] = useState(true);
  const [isTried, setTried] = useState(false);
  const [release, setRelease] = useState('');
  const [followed, setFollowed] = useState('');
  const task = useTask();
  const id = useId();
  const list = Array.isArray(templates) ? templates : [];
  const usual = usualTemplate(siblings);
  const template = chosen ?? (list.find(({ path }) => path === usual) ?? list[0])?.path;
  const name = typed ?? pageNameOf(title);
  const isTaken = siblings.some((each) => each.name === name);
  const titleFault = title.trim() === '' ? t('Enter a title.') : undefined;
  const wrongName = isTaken ? t('“{name}” is taken here; choose another name.', { name }) : nameFault(name);
  const make = (page: NewPage) => {
    if (followed !== '') return createLiveVariation(sling, followed, page);
    return release === '' ? createPage(sling, page) : createPageInRelease(sling, release, page);
  };
  const create = () => {
    setTried(true);
    if (titleFault || wrongName || template === undefined) return;
    task.run(async () => onDone(await make({ parent, title: title.trim(), name, template }), isOpening));
  };
  return (
    <Modal
      title={titleOf(kind, parentTitle)}
      size="large"
      submit={t('Create')}
      isBusy={task.isBusy}
      isDisabled={list.length === 0}
      error={task.error}
      onSubmit={create}
      onClose={onClose}
    >
      {templates === undefined && <p role="status">{t('Loading the templates…')}</p>}
      {typeof templates === 'string' && <p role="alert">{templates}</p>}
      {Array.isArray(templates) && templates.length === 0 && (
        <p>
          {t(
            'No template is allowed here. Choose another place, or ask the person who manages the site’s templates.',
          )}
        </p>
      )}
      {list.length > 0 && (
        <>
          {kind === 'variation' && <FollowChoice {...{ siblings, followed }} onChoose={setFollowed} />}
          {followed === '' && <TemplateChoice templates={list} chosen={template} onChoose={setChosen} />}
          <Field label={t('Title')} fault={isTried ? titleFault : undefined}>
            {(attributes) => (
              <input
                {...attributes}
                ref={focused}
                value={title}
                onChange={({ target }) => setTitle(target.value)}
              />
            )}
          </Field>
          <TextField
            label={t('Name')}
            fault={isTaken || isTried || typed !== undefined ? wrongName : undefined}
            hint={
              kind === 'page'
                ? t('Address: {path}', { path: `${parent}/${name || '…'}.html` })
                : t('Path: {path}', { path: `${parent}/${name || '…'}` })
            }
            isName
            value={name}
            onChange={setTyped}
          />
          {followed === '' && <ReleaseChoice chosen={release} onChoose={setRelease} />}
          <label className="co-check" htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              checked={isOpening}
              onChange={({ target }) => setOpening(target.checked)}
            />
            {t('Open it in the editor')}
          </label>
        </>
      )}
    </Modal>
  );
}

/** The templates allowed below a page; undefined while they are loaded, or why they could not be. */
function useTemplates(parent: string): readonly Template[] | string | undefined {
  const [templates, setTemplates] = useState<readonly Template[] | string>();
  useEffect(() => {
    let isHere = true;
    sling.json<{ templates: readonly Template[] }>(`${addressOf(parent)}.templates.json`).then(
      (answer) => isHere && setTemplates(answer.templates),
      (error: unknown) => isHere && setTemplates(faultText(error)),
    );
    return () => {
      isHere = false;
    };
  }, [parent]);
  return templates;
}

/** The first thing to type, as soon as the templates are there. */
const focused = (input: HTMLInputElement | null): void => input?.focus();

/** The template that most of the pages have. */
function usualTemplate(pages: readonly PageItem[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { row } of pages)
    if (row.template !== undefined) counts.set(row.template, (counts.get(row.template) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
