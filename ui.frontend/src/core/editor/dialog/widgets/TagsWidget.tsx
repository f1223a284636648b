import { ComboBox, Item, TagGroup, Text } from '@adobe/react-spectrum';
import { useEffect, useState, type ReactNode } from 'react';
import { bestFirst } from '../../words/best-first';
import { loadTags, type Tag } from '../tags';
import { FieldGroup } from './FieldGroup';
import type { WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';
import { inSentence } from '../../../../../../shared/authoring/language/locale';

/** Tags by ID (`mysite:industry/automotive`), chosen from the site's. */
export function TagsWidget({ field, value, onChange, place }: WidgetProps<'tags'>): ReactNode {
  const [known, setKnown] = useState<readonly Tag[]>([]);
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState('');
  // What has just been chosen: the list only closes over a new choice, and Tab would take the next tag from an open one.
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    loadTags().then(
      (tags) => !gone && setKnown(tags),
      (error: Error) =>
        !gone && setProblem(t('The tags could not be loaded. {message}', { message: error.message })),
    );
    return () => {
      gone = true;
    };
  }, []);
  const titleOf = (id: string) => known.find((tag) => tag.id === id)?.title ?? id;
  const add = (id: string) => {
    onChange([...value, id]);
    setTyped('');
    setAdded(id);
  };
  const others = known.filter(({ id }) => !value.includes(id));
  const offered = bestFirst(others, typed, nameOf);
  const none = typed.trim() && known.length > 0 && offered.length === 0;
  return (
    <FieldGroup field={field} place={place}>
      <TagGroup
        aria-label={field.label}
        items={value.map((id) => ({ id }))}
        onRemove={(keys) => {
          setAdded(null);
          onChange(value.filter((id) => !keys.has(id)));
        }}
        renderEmptyState={() => <Text>{t('No tags')}</Text>}
      >
        {({ id }) => <Item textValue={titleOf(id)}>{titleOf(id)}</Item>}
      </TagGroup>
      <ComboBox
        label={t('Add to {label}', { label: inSentence(field.label) })}
        width="size-4600"
        maxWidth="100%"
        marginBottom="size-50"
        menuTrigger="focus"
        items={offered}
        inputValue={typed}
        onInputChange={(text) => {
          setTyped(text);
          if (text !== '') setAdded(null);
        }}
        selectedKey={added}
        onSelectionChange={(key) => key !== null && key !== added && add(String(key))}
        onKeyDown={(event) => {
          // Enter without a focused option chooses the best match.
          const isPointed = event.currentTarget.hasAttribute('aria-activedescendant');
          if (event.key === 'Enter' && typed.trim() && !isPointed && offered[0]) add(offered[0].id);
        }}
        description={none ? t('No tag is called “{typed}”.', { typed: typed.trim() }) : problem}
      >
        {({ id, title }) => (
          <Item key={id} textValue={title}>
            {title}
          </Item>
        )}
      </ComboBox>
    </FieldGroup>
  );
}

/** The tag's own name ranks first: authors type “events” for `Topic / Children’s events`. */
const nameOf = ({ title }: Tag): string => {
  const steps = title.split(' / ');
  return [...steps.reverse()].join(' / ');
};
