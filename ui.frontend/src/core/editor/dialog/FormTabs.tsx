import { Flex, Item, TabList, TabPanels, Tabs, Text } from '@adobe/react-spectrum';
import Alert from '@spectrum-icons/workflow/Alert';
import type { ReactNode } from 'react';
import type { DialogTab } from '../../kit/dialogs/dialog';
import { Fields } from './Fields';
import { isWithin } from './form/is-within';
import type { Form } from './use-form';
import { t } from '../../../../../shared/authoring/language/t';

interface FormTabsProps {
  readonly form: Form;
  /** Tabs with their visible fields. */
  readonly tabs: readonly DialogTab[];
  readonly chosen: string | undefined;
  onChoose(title: string): void;
}

/** The fields by tab; without tabs if there is only one. */
export function FormTabs({ form, tabs, chosen, onChoose }: FormTabsProps): ReactNode {
  const { values, problems, set } = form;
  const [only, ...others] = tabs;
  if (!only) return <Text>{t('This component has no settings.')}</Text>;
  const draw = ({ fields }: DialogTab) => (
    <Flex direction="column" gap="size-200" marginTop="size-200">
      <Fields fields={fields} values={values} onChange={set} />
    </Flex>
  );
  if (others.length === 0) return draw(only);
  const isWrong = ({ fields }: DialogTab) =>
    fields.some(({ name }) => problems.some(({ place }) => isWithin(place, name)));
  return (
    <Tabs
      aria-label={t('Parts of the form')}
      items={tabs.map((tab) => ({ ...tab, isWrong: isWrong(tab) }))}
      selectedKey={chosen}
      onSelectionChange={(key) => onChoose(String(key))}
      density="compact"
    >
      <TabList>
        {({ title, isWrong }: DialogTab & { isWrong: boolean }) => (
          <Item key={title} textValue={title}>
            {isWrong && <Alert color="negative" aria-label={t('Something is wrong in')} />}
            <Text>{title}</Text>
          </Item>
        )}
      </TabList>
      <TabPanels>{(tab: DialogTab) => <Item key={tab.title}>{draw(tab)}</Item>}</TabPanels>
    </Tabs>
  );
}
