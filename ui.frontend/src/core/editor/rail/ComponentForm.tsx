import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { readPanels } from '../dialog/form/panel-commands';
import { FormProvider } from '../dialog/FormContext';
import { FormNews } from '../dialog/FormNews';
import { LiveForm } from '../dialog/live/LiveForm';
import { componentShape } from '../dialog/live/component-shape';
import { useVisits } from '../dialog/live/use-visits';
import type { Policy } from '../dialog/policy/style-groups';
import { InheritanceNote } from '../inheritance/InheritanceNote';
import { SourceDialog } from '../inheritance/SourceDialog';
import { useInheriting } from '../inheritance/use-inheriting';
import type { Definitions } from '../session/conflict/conflict-text';
import { othersChangeText } from '../session/use-others-change';
import { useContentChanges } from '../session/use-session';
import type { ComponentTabs } from '../dialog/policy/use-component-tabs';
import type { TreeItem } from '../selection/content-tree';
import { useReadable } from '../selection/create-store';
import { useWorkbench } from '../selection/Workbench';
import { heldText } from '../together/lock/locks-with';
import type { Presence } from '../together/presence/Presence';
import { FormSections } from './FormSections';
import { SavedState } from './SavedState';

interface ComponentFormProps {
  item: TreeItem;
  tabs: ComponentTabs;
  policy: Policy;
  presence: Presence;
  definitions: Definitions;
}

/** The fields of a component, which are saved while the author types. */
export function ComponentForm(props: ComponentFormProps): ReactNode {
  const { item, tabs, policy, presence, definitions } = props;
  const { path } = item;
  const { session, locks, shell } = useWorkbench();
  useContentChanges(session);
  const others = useReadable(presence);
  const shape = useMemo(() => componentShape(tabs.own, policy), [tabs, policy]);
  const fields = shape.fields;
  const [form] = useState(
    () =>
      new LiveForm({
        ...{ path, session, shape, fields, title: tabs.title },
        claim: async (at, property) => {
          const holder = await presence.take({ path: at, property });
          return holder && heldText(holder, presence);
        },
        release: presence.free,
      }),
  );
  useEffect(() => form.open(), [form]);
  const view = useReadable(form);
  const body = useRef<HTMLDivElement>(null);
  const visits = useVisits(form, body);
  const node = session.content(path);
  const lockOf = useCallback(
    (name: string) => (others ? locks.ofProperty(path, name) : undefined),
    [locks, others, path],
  );
  const inheriting = useInheriting(path, item.resourceType);
  const { marks } = inheriting;
  // What is inherited is said at its field.
  const locked = tabs.fields
    .filter((field) => !marks || marks.hasLeft || marks.stateOf(field) === 'own')
    .map(({ name }) => lockOf(name))
    .find((reason) => reason !== undefined);
  return (
    <FormProvider
      value={{
        ...{ path, policy, problems: view.problems, fields: tabs.fields, values: view.values, lockOf, marks },
        panels: node ? readPanels(node) : [],
      }}
    >
      <div ref={body} className="ed-properties" {...visits}>
        <SavedState session={session} view={view} />
        <InheritanceNote inheriting={inheriting} isContainer={item.isContainer} />
        <FormNews
          form={{ draft: view.draft, takeDraft: () => form.takeDraft(), forget: () => form.forget() }}
          notice={node ? undefined : othersChangeText.deleted}
          refusal={view.refusal}
          locked={locked}
        />
        <FormSections
          tabs={tabs.all}
          values={view.values}
          onChange={(name, value) => form.set(name, value)}
          onConfigure={(field) => shell.configure(path, field)}
        />
        <SourceDialog {...{ path, inheriting, definitions }} />
      </div>
    </FormProvider>
  );
}
