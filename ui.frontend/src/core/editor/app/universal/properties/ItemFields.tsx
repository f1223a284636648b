import { ProgressCircle } from '@adobe/react-spectrum';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useReadable } from '../../../selection/create-store';
import type { Item } from '../../../universal/frame/items';
import { fieldsOf } from '../../../universal/fields/fields-of';
import { formOf } from '../../../universal/fields/form-fields';
import { useWorkplace } from '../../../universal/Workplace';
import { usePolicy } from '../../../dialog/policy/use-policy';
import { styleTab } from '../../../dialog/policy/style-fields';
import { ItemForm } from './ItemForm';
import { ItemLayout } from './ItemLayout';
import { useStored } from './use-stored';
import { t } from '../../../../../../../shared/authoring/language/t';

interface ItemFieldsProps {
  readonly item: Item;
  /** Whether the page does not draw it any more. */
  readonly isGone: boolean;
  /** Why nothing can be changed. */
  readonly lock: string | undefined;
}

/** What an item has to fill in, or why there is nothing. */
export function ItemFields({ item, ...rest }: ItemFieldsProps): ReactNode {
  const { content, editable } = item;
  return content === undefined ? (
    <Instead>
      {t('It is stored in another system ({resource}). Only content of this author can be edited here.', {
        resource: editable.resource,
      })}
    </Instead>
  ) : (
    <StoredFields {...{ item, content, ...rest }} />
  );
}

/** The fields, styles and layout of what author stores. */
function StoredFields({ item, content, isGone, lock }: ItemFieldsProps & { content: string }): ReactNode {
  const { page, session } = useWorkplace();
  const { definitions, phase } = useReadable(page);
  const { editable } = item;
  const stored = useStored(content);
  const policy = usePolicy(content);
  const [isWaiting, setWaiting] = useState(true);
  // Definitions come a moment after the page.
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), 2000);
    return () => clearTimeout(timer);
  }, []);
  const { grid, fields: ofFragment } = session.facts(content);
  const fields = ofFragment ?? fieldsOf(item, definitions);
  if (!fields)
    return isWaiting || phase === 'loading' ? (
      <Loading />
    ) : (
      <Instead>
        {t('The page does not define the model “{model}”, so its fields are not known.', {
          model: editable.model,
        })}
      </Instead>
    );
  const { tabs, unknown } = formOf(fields);
  const hasForm = tabs.length > 0 || (policy !== undefined && styleTab(policy) !== undefined);
  const isHidden = !isGone && (editable.place.width === 0 || editable.place.height === 0);
  const isRead = stored.isRead && policy !== undefined;
  if (isRead && !hasForm && unknown.length === 0 && !grid)
    return <Instead>{t('{title} has no settings.', { title: item.title })}</Instead>;
  return (
    <>
      {isGone && (
        <None>
          {t(
            'The page shows nothing of it now. Its properties stay here until you select another component.',
          )}
        </None>
      )}
      {isHidden && (
        <None>
          {t('It cannot be seen now: it is in a part of the page that is closed, or hidden at this width.')}
        </None>
      )}
      {stored.message !== undefined && <None>{stored.message}</None>}
      {!isRead && stored.message === undefined && <Loading />}
      {isRead && hasForm && <ItemForm {...{ item, content, tabs, policy, lock }} />}
      {isRead && lock === undefined && <ItemLayout {...{ item, content }} />}
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

/** What is said in place of fields: who wanted one comes here. */
function Instead({ children }: { children: ReactNode }): ReactNode {
  const { wantedField, fieldFound } = useWorkplace();
  const isWanted = useReadable(wantedField) !== undefined;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    fieldFound();
    text.current?.focus();
  }, [isWanted, fieldFound]);
  return (
    <p ref={text} className="ed-rail__none" role="status" tabIndex={-1}>
      {children}
    </p>
  );
}

const None = ({ children }: { children: ReactNode }): ReactNode => (
  <p className="ed-rail__none" role="status">
    {children}
  </p>
);
