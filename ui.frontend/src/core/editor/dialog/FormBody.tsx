import {
  Button,
  ButtonGroup,
  Content,
  Flex,
  Heading,
  InlineAlert,
  Item,
  TabList,
  TabPanels,
  Tabs,
  Text,
} from '@adobe/react-spectrum';
import Alert from '@spectrum-icons/workflow/Alert';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DialogTab } from '../../kit/dialogs/dialog';
import { Fields } from './Fields';
import { focusWhenSeen } from './focus-when-seen';
import { FormProblems } from './FormProblems';
import { isShown } from './form/is-shown';
import { useSurroundings } from './FormContext';
import { fieldsOf } from './form/read-write';
import type { Values } from './form/Values';
import type { Form } from './use-form';

interface FormBodyProps {
  readonly form: Form;
  readonly tabs: readonly DialogTab[];
  /** News while the form is open. */
  readonly notice?: string;
  /** Why the last attempt to save failed. */
  readonly refusal: string | undefined;
  readonly children?: ReactNode;
}

/** The body of the dialog: messages, then the fields by tab. */
export function FormBody({ form, tabs, notice, refusal, children }: FormBodyProps): ReactNode {
  const { values, problems, draft, set } = form;
  const all = fieldsOf(tabs);
  const { lockOf } = useSurroundings();
  const locked = all.map(({ name }) => lockOf(name)).find((reason) => reason !== undefined);
  const shown = tabs.filter(({ fields }) => fields.some((field) => isShown(field, all, values)));
  const [chosen, setChosen] = useState(shown[0]?.title);
  const [led, setLed] = useState(0);
  const goTo = useRef<string>(undefined);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => focusWhenSeen(() => body.current?.querySelector('[data-place]')), []);
  useEffect(() => {
    const place = goTo.current;
    if (!place) return;
    goTo.current = undefined;
    return focusWhenSeen(() =>
      [...(body.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].findLast(
        ({ dataset }) => place === dataset.place || place.startsWith(`${dataset.place}/`),
      ),
    );
  });

  const hasProblem = ({ fields }: DialogTab) =>
    fields.some(({ name }) => problems.some(({ place }) => place === name || place.startsWith(`${name}/`)));
  const lead = (place: string) => {
    const tab = shown.find(({ fields }) =>
      fields.some(({ name }) => place === name || place.startsWith(`${name}/`)),
    );
    setChosen(tab?.title);
    goTo.current = place;
    setLed(led + 1);
  };
  const fieldsOfTab = (tab: DialogTab) => (
    <Flex direction="column" gap="size-200" marginTop="size-200">
      <Fields fields={visible(tab, tabs, values)} values={values} onChange={set} />
    </Flex>
  );
  return (
    <div ref={body}>
      {draft && (
        <InlineAlert variant="notice" marginBottom="size-200">
          <Heading>Changes from an earlier visit were not saved</Heading>
          <Content>
            <Text>They are kept until this browser tab is closed.</Text>
            <ButtonGroup marginTop="size-100">
              <Button variant="primary" onPress={form.takeDraft}>
                Restore them
              </Button>
              <Button variant="secondary" onPress={form.forget}>
                Discard them
              </Button>
            </ButtonGroup>
          </Content>
        </InlineAlert>
      )}
      <div role="status">
        {notice && !refusal && (
          <InlineAlert variant="info" marginBottom="size-200">
            <Heading>Changed by another author</Heading>
            <Content>{notice}</Content>
          </InlineAlert>
        )}
      </div>
      {refusal && (
        <InlineAlert variant="negative" marginBottom="size-200">
          <Heading>Not saved</Heading>
          <Content>{refusal} Your input is still here.</Content>
        </InlineAlert>
      )}
      {locked !== undefined && (
        <InlineAlert variant="info" marginBottom="size-200">
          <Heading>Inherited fields are grey</Heading>
          <Content>{locked}</Content>
        </InlineAlert>
      )}
      <FormProblems problems={problems} onLead={lead} />
      {children}
      {shown.length === 0 && <Text>This component has no settings.</Text>}
      {shown.length === 1 && fieldsOfTab(shown[0]!)}
      {shown.length > 1 && (
        <Tabs
          aria-label="Parts of the form"
          items={shown.map((tab) => ({ ...tab, isWrong: hasProblem(tab) }))}
          selectedKey={chosen}
          onSelectionChange={(key) => setChosen(String(key))}
          density="compact"
        >
          <TabList>
            {({ title, isWrong }: DialogTab & { isWrong: boolean }) => (
              <Item key={title} textValue={title}>
                {isWrong && <Alert color="negative" aria-label="Something is wrong in" />}
                <Text>{title}</Text>
              </Item>
            )}
          </TabList>
          <TabPanels>{(tab: DialogTab) => <Item key={tab.title}>{fieldsOfTab(tab)}</Item>}</TabPanels>
        </Tabs>
      )}
    </div>
  );
}

/** A field of one tab can depend on a field of another. */
const visible = ({ fields }: DialogTab, tabs: readonly DialogTab[], values: Values) => {
  const all = fieldsOf(tabs);
  return fields.filter((field) => isShown(field, all, values));
};
