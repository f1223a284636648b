import { ProgressCircle } from '@adobe/react-spectrum';
import { useEffect, useState, type ReactNode } from 'react';
import { Rail } from '../../screen/Rail';
import { useReadable } from '../../selection/create-store';
import type { Item } from '../../universal/frame/items';
import { fieldsOf } from '../../universal/fields/fields-of';
import { formOf } from '../../universal/fields/form-fields';
import { useWorkplace } from '../../universal/Workplace';
import { ItemForm } from './ItemForm';
import '../../rail/properties-rail.scss';
import { t } from '../../../../../../shared/authoring/language/t';

interface ItemPropertiesProps {
  readonly item: Item | undefined;
  /** Why nothing can be changed. */
  readonly lock: string | undefined;
  onClose(): void;
}

/** The fields of the selected component. */
export const ItemProperties = ({ item, onClose, ...rest }: ItemPropertiesProps): ReactNode => (
  <Rail title={t('Properties')} closes={t('Close properties')} onClose={onClose}>
    {item ? (
      <>
        <p className="ed-properties__of">
          <strong>{item.title}</strong>
          {item.summary !== '' && <span>{item.summary}</span>}
        </p>
        <Fields key={item.content ?? item.path} item={item} {...rest} />
      </>
    ) : (
      <p className="ed-rail__none">{t('Select a component on the page to see its properties.')}</p>
    )}
  </Rail>
);

function Fields({
  item,
  ...rest
}: Omit<ItemPropertiesProps, 'item' | 'onClose'> & { item: Item }): ReactNode {
  const workplace = useWorkplace();
  const { definitions, phase } = useReadable(workplace.page);
  const { editable, content } = item;
  const stored = useStored(content);
  const [isWaiting, setWaiting] = useState(true);
  // Definitions come a moment after the page.
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), 2000);
    return () => clearTimeout(timer);
  }, []);
  if (content === undefined)
    return (
      <None>
        {t('It is stored in another system ({resource}). Only content of this author can be edited here.', {
          resource: editable.resource,
        })}
      </None>
    );
  const fields = fieldsOf(item, definitions);
  if (!fields)
    return isWaiting || phase === 'loading' ? (
      <Loading />
    ) : (
      <None>
        {t('The page does not define the model “{model}”, so its fields are not known.', {
          model: editable.model,
        })}
      </None>
    );
  const { tabs, unknown } = formOf(fields);
  const isHidden = editable.place.width === 0 || editable.place.height === 0;
  if (tabs.length === 0 && unknown.length === 0)
    return <None>{t('{title} has no settings.', { title: item.title })}</None>;
  return (
    <>
      {isHidden && (
        <None>{t('It is in a part of the page that is closed. You can open that in the preview.')}</None>
      )}
      {stored.message !== undefined && <None>{stored.message}</None>}
      {!stored.isRead && stored.message === undefined && <Loading />}
      {stored.isRead && <ItemForm {...{ item, content, tabs, ...rest }} />}
      {unknown.length > 0 && (
        <None>
          {t('Not shown here: {fields}. They stay as they are.', {
            fields: unknown.map(({ label, component }) => `${t(label)} (${component})`).join(', '),
          })}
        </None>
      )}
    </>
  );
}

const Loading = (): ReactNode => (
  <ProgressCircle aria-label={t('Loading the properties')} isIndeterminate size="S" marginTop="size-150" />
);

const None = ({ children }: { children: ReactNode }): ReactNode => (
  <p className="ed-rail__none" role="status">
    {children}
  </p>
);

/** Reads what is stored at a path. */
function useStored(path: string | undefined): { readonly isRead: boolean; readonly message?: string } {
  const { session } = useWorkplace();
  const [state, setState] = useState<{ isRead: boolean; message?: string }>({ isRead: false });
  useEffect(() => {
    let isGone = false;
    if (path !== undefined)
      void session.read(path).then((message) => {
        if (!isGone) setState(message === undefined ? { isRead: true } : { isRead: false, message });
      });
    return () => {
      isGone = true;
    };
  }, [session, path]);
  return state;
}
