import { useState, type ReactNode } from 'react';
import { consoleAddress } from '../../../../../shared/addresses/consoles';
import type { UsedModel, UsedModels } from '../../../../../shared/authoring/fragment-model';
import { faultText } from '../http/fault-text';
import { sling } from '../http/sling';
import { BinDialog } from '../bin/BinDialog';
import { notices } from '../notices/Notices';
import { Icon } from '../shell/Icon';
import { isWithin } from '../views/Item';
import { useRead } from '../http/use-read';
import { CreateModel } from './CreateModel';
import { DeleteModel } from './DeleteModel';
import { changeOf, draftOf } from './form/draft';
import { readModel, readModels, saveModel } from './model-http';
import { ModelTable } from './ModelTable';
import { UsingFragments } from './UsingFragments';
import { t } from '../../../../../shared/authoring/language/t';

/** What is asked in a dialog. */
type Asked =
  | { readonly is: 'bin' }
  | { readonly is: 'create'; readonly folder: UsedModels['folders'][number] }
  | { readonly is: 'delete' | 'used'; readonly model: UsedModel };

/** The models of all sites, and what can be done with each. */
export function ModelList(): ReactNode {
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState<Asked>();
  const { value: known, problem } = useRead('models', turn, readModels);
  const reload = () => setTurn((last) => last + 1);
  const close = () => setAsked(undefined);
  const done = (said: string) => {
    close();
    notices.say(said);
    reload();
  };
  const fail = (error: unknown) => notices.fail(faultText(error));
  const setStatus = ({ id, title }: UsedModel, status: 'enabled' | 'disabled') =>
    void readModel(id)
      .then(({ model, tag }) => saveModel(id, tag, { ...changeOf(draftOf(model)), status }))
      .then(
        () =>
          done(
            status === 'enabled'
              ? t('Enabled “{title}”: fragments can be made of it.', { title })
              : t('Disabled “{title}”: no new fragments can be made of it. Those that exist stay.', {
                  title,
                }),
          ),
        fail,
      );
  const publish = ({ path, title }: UsedModel) =>
    void sling
      .replicate('Activate', [path], { references: true })
      .then(() => done(t('Published “{title}”.', { title })), fail);
  return (
    <>
      <div className="co-models__head">
        <h1>{t('Content fragment models')}</h1>
        <a className="co-action" href={consoleAddress('assets', '/content/dam')}>
          <Icon name="image" />
          {t('Assets')}
        </a>
        <button type="button" className="co-action" onClick={() => setAsked({ is: 'bin' })}>
          <Icon name="bin" />
          {t('Bin')}
        </button>
      </div>
      <p className="co-note">
        {t('A model says which fields its fragments have: a product, a person, a job offer.')}
      </p>
      {problem !== undefined && (
        <div role="alert">
          <p>{problem}</p>
          <button type="button" className="co-button" onClick={reload}>
            {t('Try again')}
          </button>
        </div>
      )}
      {!known && problem === undefined && <p role="status">{t('Loading…')}</p>}
      {known?.folders.map((folder) => (
        <section key={folder.path} aria-labelledby={folder.path}>
          <div className="co-models__head">
            <h2 id={folder.path}>{folder.title}</h2>
            <small>{folder.path}</small>
            {folder.mayWrite && (
              <button
                type="button"
                className="co-button"
                data-kind="accent"
                onClick={() => setAsked({ is: 'create', folder })}
              >
                {t('Create model')}
              </button>
            )}
          </div>
          <ModelTable
            title={folder.title}
            models={known.items.filter(({ path }) => isWithin(path, folder.path))}
            onAsk={(is, model) => setAsked({ is, model })}
            onStatus={setStatus}
            onPublish={publish}
          />
        </section>
      ))}
      {asked?.is === 'create' && (
        <CreateModel
          folder={asked.folder}
          taken={(known?.items ?? []).filter(({ path }) => isWithin(path, asked.folder.path))}
          onClose={close}
        />
      )}
      {asked?.is === 'used' && <UsingFragments model={asked.model} onClose={close} />}
      {asked?.is === 'bin' && (
        <BinDialog
          root="/conf"
          onClose={close}
          onRestored={({ title }) => done(t('Restored “{title}”. It is not published.', { title }))}
        />
      )}
      {asked?.is === 'delete' && (
        <DeleteModel
          model={asked.model}
          onClose={close}
          onDone={() => done(t('Deleted “{title}”.', { title: asked.model.title }))}
        />
      )}
    </>
  );
}
