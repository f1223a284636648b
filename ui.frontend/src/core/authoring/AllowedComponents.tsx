import type { ReactNode } from 'react';
import { z } from 'zod';
import { t } from '../../../../shared/authoring/language/t';

const allowedComponents = z.object({
  applicable: z.literal(true),
  components: z.array(z.object({ path: z.string(), title: z.string().optional() })).default([]),
});

/** The grid's `allowedComponents`; they apply in the template editor. */
export function allowedIn(model: Readonly<Record<string, unknown>>) {
  const parsed = allowedComponents.safeParse(model.allowedComponents);
  return parsed.success ? parsed.data.components : undefined;
}

/**
 * The components that authors can add to a container, shown in its place in the template editor (like the SDK's
 * AllowedComponentsContainer).
 */
export function AllowedComponents({
  components,
}: {
  components: NonNullable<ReturnType<typeof allowedIn>>;
}): ReactNode {
  return (
    <div className="aem-AllowedComponent--list new section aem-Grid-newComponent">
      <div
        className="aem-AllowedComponent--title"
        data-text={components.length > 0 ? t('Layout Container') : t('No allowed components')}
      />
      {components.map(({ path, title }) => (
        <div
          key={path}
          className="aem-AllowedComponent--component cq-placeholder placeholder"
          data-cq-data-path={path}
          data-emptytext={title || '–'}
        />
      ))}
    </div>
  );
}
