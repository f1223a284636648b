import { useEffect, useState, type ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { faultText } from '../../http/fault-text';
import { sling, SlingError } from '../../http/sling';
import { changedFields, COMMON_FIELDS, faultOf, sharedValue, type Properties } from '../common-properties';
import { namedText } from '../count-text';
import type { PageItem } from '../PageItem';
import { PropertyInput } from './PropertyInput';
import { t } from '../../../../../../shared/authoring/language/t';

interface PagePropertiesProps {
  items: readonly PageItem[];
  onDone(): void;
  onClose(): void;
}

interface Loaded {
  readonly item: PageItem;
  readonly properties: Properties;
  /** The version that the author sees. */
  readonly version: string | undefined;
}

/** The common properties of one page or several: only what an author changes is written. */
export function PageProperties({ items, onDone, onClose }: PagePropertiesProps): ReactNode {
  const pages = useProperties(items);
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const task = useTask();
  const list = Array.isArray(pages) ? (pages as readonly Loaded[]) : [];
  const shared = (name: string) => {
    const field = COMMON_FIELDS.find((each) => each.name === name);
    return (
      field &&
      sharedValue(
        field,
        list.map(({ properties }) => properties),
      )
    );
  };
  const fault = faultOf(changed, shared);
  const save = () =>
    task.run(async () => {
      const fields = changedFields(changed);
      for (const { item, version } of list) {
        if (written.has(item.path)) continue;
        try {
          await sling.post(`${item.path}/jcr:content`, fields, {
            ...(version !== undefined && { ifVersion: version }),
          });
        } catch (error) {
          throw new SlingError(
            error instanceof SlingError ? error.status : 0,
            `${item.title}: ${faultText(error)}`,
          );
        }
        setWritten((done) => new Set(done).add(item.path));
      }
      onDone();
    });
  return (
    <Modal
      title={t('Properties of {named}', { named: namedText(items.map(({ title }) => title)) })}
      submit={t('Save')}
      isBusy={task.isBusy}
      isDisabled={changed.size === 0 || fault !== undefined}
      error={task.error ?? fault}
      onSubmit={save}
      onClose={onClose}
    >
      {pages === undefined && <p role="status">{t('Loading the properties…')}</p>}
      {typeof pages === 'string' && <p role="alert">{pages}</p>}
      {list.length > 0 &&
        COMMON_FIELDS.filter(({ isOwn }) => items.length === 1 || !isOwn).map((field) => (
          <PropertyInput
            key={field.name}
            field={field}
            value={changed.get(field.name) ?? shared(field.name)}
            onChange={(value) => {
              const next = new Map(changed).set(field.name, value);
              if (value === shared(field.name)) next.delete(field.name);
              setChanged(next);
            }}
          />
        ))}
    </Modal>
  );
}

/** The pages with their properties; undefined while they are loaded, or why they could not be. */
function useProperties(items: readonly PageItem[]): readonly Loaded[] | string | undefined {
  const [pages, setPages] = useState<readonly Loaded[] | string>();
  const [asked] = useState(items);
  useEffect(() => {
    let isHere = true;
    const load = async (item: PageItem): Promise<Loaded> => {
      const { node, version } = await sling.content(`${item.path}/jcr:content`);
      return { item, properties: node, version };
    };
    Promise.all(asked.map(load)).then(
      (loaded) => isHere && setPages(loaded),
      (error: unknown) => isHere && setPages(faultText(error)),
    );
    return () => {
      isHere = false;
    };
  }, [asked]);
  return pages;
}
