import { ActionButton, Button, ButtonGroup, Form } from '@adobe/react-spectrum';
import Delete from '@spectrum-icons/workflow/Delete';
import Rename from '@spectrum-icons/workflow/Rename';
import { useState, type ReactNode } from 'react';
import type { Section } from '../../../../../shared/authoring/section';
import { useWorkbench } from '../selection/Workbench';
import { sling } from '../sling/sling';
import { failureOf } from './failure-of';
import { NamingFields } from './NamingFields';
import { deleteSection, renameSection } from './sections';
import { t } from '../../../../../shared/authoring/language/t';

interface SectionRowProps {
  section: Section;
  mayWrite: boolean;
  /** Called when the section has been renamed or deleted. */
  onDone(isGone: boolean): void;
}

/** A section in the list: its name can be changed in place, and its deletion is asked for. */
export function SectionRow({ section, mayWrite, onDone }: SectionRowProps): ReactNode {
  const { path, title, description, types } = section;
  const { titleOf, shell } = useWorkbench();
  const [step, setStep] = useState<'rename' | 'delete'>();
  /** What the author did last: its button gets the focus back. */
  const [last, setLast] = useState<'rename' | 'delete'>();
  const [naming, setNaming] = useState({ title, description });
  const [error, setError] = useState<string>();
  const begin = (what: 'rename' | 'delete') => {
    setNaming({ title, description });
    setError(undefined);
    setLast(what);
    setStep(what);
  };
  const run = async (work: () => Promise<unknown>, said: string, isGone: boolean) => {
    try {
      await work();
      shell.announce(said);
      if (!isGone) setStep(undefined);
      onDone(isGone);
    } catch (failure) {
      setError(failureOf(failure));
    }
  };
  const fault = (
    <p role="alert" className="ed-sections__error">
      {error}
    </p>
  );

  if (step === 'rename')
    return (
      <li className="ed-sections__row" data-open>
        <Form
          aria-label={t('Rename {title}', { title })}
          onSubmit={(event) => {
            event.preventDefault();
            if (naming.title.trim())
              void run(
                () => renameSection(sling, path, naming),
                t('Renamed to “{title}”.', { title: naming.title }),
                false,
              );
          }}
        >
          <NamingFields naming={naming} onChange={setNaming} />
          {fault}
          <ButtonGroup marginTop="size-100">
            <Button type="submit" variant="accent" isDisabled={!naming.title.trim()}>
              {t('Save')}
            </Button>
            <Button variant="secondary" onPress={() => setStep(undefined)}>
              {t('Cancel')}
            </Button>
          </ButtonGroup>
        </Form>
      </li>
    );
  if (step === 'delete')
    return (
      <li className="ed-sections__row" data-open>
        <p>{t('Delete “{title}”? Pages keep what was inserted from it.', { title })}</p>
        {fault}
        <ButtonGroup>
          <Button
            variant="negative"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the author has just asked for this question
            autoFocus
            onPress={() =>
              void run(() => deleteSection(sling, path), t('“{title}” is deleted.', { title }), true)
            }
          >
            {t('Delete')}
          </Button>
          <Button variant="secondary" onPress={() => setStep(undefined)}>
            {t('Keep')}
          </Button>
        </ButtonGroup>
      </li>
    );
  return (
    <li className="ed-sections__row">
      <div className="ed-sections__text">
        <strong>{title}</strong>
        {description && <span>{description}</span>}
        <span className="ed-sections__types">{types.map(titleOf).join(', ')}</span>
      </div>
      {mayWrite && (
        <>
          <ActionButton
            isQuiet
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the focus returns to what began a step
            autoFocus={last === 'rename'}
            aria-label={t('Rename {title}', { title })}
            onPress={() => begin('rename')}
          >
            <Rename />
          </ActionButton>
          <ActionButton
            isQuiet
            // eslint-disable-next-line jsx-a11y/no-autofocus -- as above
            autoFocus={last === 'delete'}
            aria-label={t('Delete {title}', { title })}
            onPress={() => begin('delete')}
          >
            <Delete />
          </ActionButton>
        </>
      )}
    </li>
  );
}
