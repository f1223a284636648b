import type { Exporter, Registry } from '../../../core/exporter/Exporter';
import { formButtonV1 } from '../../../core/exporter/form/button-v1';
import { formContainerV1 } from '../../../core/exporter/form/container-v1';
import { formHiddenV1 } from '../../../core/exporter/form/hidden-v1';
import { formOptionsV1 } from '../../../core/exporter/form/options-v1';
import { formTextV1 } from '../../../core/exporter/form/text-v1';
import { generateId } from '../../../core/exporter/shared/ids';
import { flag, integer, text, unlessBlank } from '../../../core/exporter/shared/properties';
import { sentReference } from '../submissions/reference';
import { localeOf } from '../../../core/exporter/shared/locale/languages';
import { formWords } from '../../../../shared/features/forms/words';
import { componentType } from '../../../../shared/addresses/app';

/**
 * Form container v2 with its resource path, which AEM passes only to its own markup, and an id, which the thank-you link
 * targets.
 */
const formContainer: Exporter = (resource, context) => {
  const core = formContainerV1(resource, context);
  // AEM gives all forms without one the same id.
  const id = unlessBlank(text(resource.properties, 'id')) ?? generateId('form', resource.path);
  const { formsAt } = context.services ?? {};
  return {
    ...core,
    id,
    name: id,
    formStart: resource.path,
    ...(typeof formsAt === 'string' && { action: formsAt + context.map(String(core.action)) }),
    ...(formsAt === null && { errorMessages: [formWords(localeOf(resource).language).formElsewhere] }),
    thankYouMessage: text(resource.properties, 'thankYouMessage'),
    // The reference of the submission, if the author wants it shown.
    ...(flag(resource.properties, 'showReference') && {
      showReference: true,
      reference: sentReference(context),
    }),
  };
};

/** Form text v2 with the native constraints. */
const formText: Exporter = (resource, context) => {
  const { properties } = resource;
  return {
    ...formTextV1(resource, context),
    autocomplete: text(properties, 'autocomplete'),
    pattern: text(properties, 'pattern'),
    min: text(properties, 'min'),
    max: text(properties, 'max'),
    maxLength: integer(properties, 'maxLength'),
  };
};

/** Form options v2 that may be required. */
const formOptions: Exporter = (resource, context) => {
  const { properties } = resource;
  return {
    ...formOptionsV1(resource, context),
    required: flag(properties, 'required') ?? false,
    requiredMessage: text(properties, 'requiredMessage'),
    constraintMessage: text(properties, 'constraintMessage'),
    autocomplete: text(properties, 'autocomplete'),
  };
};

/** Forms and their fields. */
export const formExporters: Registry = {
  [componentType('form/button')]: formButtonV1,
  [componentType('form/container')]: formContainer,
  [componentType('form/hidden')]: formHiddenV1,
  [componentType('form/options')]: formOptions,
  [componentType('form/text')]: formText,
};
